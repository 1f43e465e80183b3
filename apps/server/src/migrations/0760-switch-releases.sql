-- How often a service was started again, so that what its stop closed is told to be open once more.
ALTER TABLE platform.switch ADD COLUMN releases integer NOT NULL DEFAULT 0;
