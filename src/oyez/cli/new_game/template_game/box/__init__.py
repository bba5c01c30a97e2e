"""The box: what lies in it, as rows of data, and how they are read and checked."""
