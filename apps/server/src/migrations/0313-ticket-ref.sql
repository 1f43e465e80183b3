-- Which record or play a ticket is about, by the id that the player's lists give it.
ALTER TABLE support.ticket ADD COLUMN ref text;
