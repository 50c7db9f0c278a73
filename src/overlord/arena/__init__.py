"""Many battles between bots: which are played, who won and how sure that is; no commands, no words for people."""
