"""A running match with its people and bots; no network, no files, no rules.

`Match` is the only entry point and creates all parts. Each part is given the parts it needs, and knows only parts on
lower lines of this list (`pyproject.toml` checks this):

    match                                              every command of people and bots
    endings, seat changes, signals, bots               what a command does
    audience                                           who is told what
    updates                                            what a place may know now
    schedule, nudges                                   who answers when; who is called
    journal, pace, timer                               changes the battle and writes that down; counts time
    standing orders                                    the windows in which a place passes by itself
    storage                                            what the server must store of a match
    rows, seats, presence, agreements, messages        one row; who sits where, is here, wants to end; what is sent
"""
