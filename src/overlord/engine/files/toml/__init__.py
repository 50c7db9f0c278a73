"""TOML text: its values, the place of each, and typed access that notes problems; what they mean is read elsewhere."""
