"""TOML text: its values, where each stands, and typed access that notes every problem; what they mean is read elsewhere."""
