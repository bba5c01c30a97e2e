"""What lies in the box: the data files, read, checked and put in order."""
