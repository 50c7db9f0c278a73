"""A running match with its people and bots; no network, no files, no rules.

`Match` is the one door and makes all parts. Each part is given those it needs, and knows only parts of the lines below
its own (`pyproject.toml` checks it):

    match                                              every command of people and bots
    endings, seat changes, signals, bots               what a command does
    audience                                           who is told what
    updates                                            what a place may know now
    schedule, nudges                                   who answers when; who is called
    journal, pace, timer                               changes the battle and writes it down; counts time
    standing orders                                    the windows in which a place passes by itself
    storage                                            what the server has to keep of a match
    rows, seats, presence, agreements, messages        one row; who sits where, is here, wishes what; what is told
"""
