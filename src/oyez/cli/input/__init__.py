"""What is typed: arguments made into values, choices, standing orders."""
