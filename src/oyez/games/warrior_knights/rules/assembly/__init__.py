"""The assembly: session, agendas, motions, votes, offices."""
