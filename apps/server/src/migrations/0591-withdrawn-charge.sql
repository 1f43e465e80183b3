-- Since when a charge may not be paid any more, because a break, an exclusion or a limit of its player
-- began after it was made. Its order is cancelled once the provider has taken the charge off.
ALTER TABLE deposit."order" ADD COLUMN withdrawn_at timestamptz;
CREATE INDEX order_withdrawn ON deposit."order" (withdrawn_at)
  WHERE state = 'pending' AND withdrawn_at IS NOT NULL;
