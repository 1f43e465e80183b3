-- A notice may be for those alone who reached a level or bear one of some tags; for everybody
-- where neither is named.
ALTER TABLE notice.banner ADD COLUMN from_level smallint CHECK (from_level >= 0);
ALTER TABLE notice.banner ADD COLUMN tag_ids text[] NOT NULL DEFAULT '{}';
