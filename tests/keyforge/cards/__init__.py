"""The cards of KeyForge, house by house."""
