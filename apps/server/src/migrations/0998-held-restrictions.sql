-- Since when every process holds to it; null until its sessions are ended and the terms renewed.
ALTER TABLE account.restriction ADD COLUMN held_at timestamptz;
UPDATE account.restriction SET held_at = at;
CREATE INDEX restriction_not_held ON account.restriction (at) WHERE held_at IS NULL;
