"""Who somebody is, and how many requests anybody may make."""
