"""Every kind of question of Albion."""
