-- What the answer is made of again, with a key that the database does not have, when it is spoken;
-- and how often it was.
ALTER TABLE account.captcha
  ADD COLUMN salt text,
  ADD COLUMN hearings smallint NOT NULL DEFAULT 0;
