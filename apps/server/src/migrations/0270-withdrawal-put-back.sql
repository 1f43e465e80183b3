-- How often an approved withdrawal went back under review; each time it is decided anew.
ALTER TABLE withdrawal.request
  ADD COLUMN put_backs integer NOT NULL DEFAULT 0 CHECK (put_backs >= 0);

-- A withdrawal that went back comes to a state, and to a person's decision, more than once.
ALTER TABLE withdrawal.step
  DROP CONSTRAINT step_pkey,
  ADD PRIMARY KEY (player_id, withdrawal_id, state, at);
ALTER TABLE withdrawal.review
  DROP CONSTRAINT review_pkey,
  ADD PRIMARY KEY (player_id, withdrawal_id, actor_id, decision, at);
