-- Where the locks ended that stood before a bonus when it was given: it moves up no nearer than that.
-- Null for bonuses that a version before this column gave; their deposit's own lock stands for it.
ALTER TABLE promotion.bonus ADD COLUMN locks_to bigint;
