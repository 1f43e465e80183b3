-- A notice that advertises is not for whom nothing may be advertised to.
ALTER TABLE notice.banner ADD COLUMN advertises boolean NOT NULL DEFAULT false;
