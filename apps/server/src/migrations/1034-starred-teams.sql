-- A team may be starred beside matches and competitions: by its sport and the key of its name.
ALTER TABLE sportsbook.favourite
  DROP CONSTRAINT favourite_kind_check,
  ADD CONSTRAINT favourite_kind_check CHECK (kind IN ('event', 'competition', 'team'));
