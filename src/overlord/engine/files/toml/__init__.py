"""TOML text: its values, where each stands, and typed access that notes problems; what they mean is read elsewhere."""
