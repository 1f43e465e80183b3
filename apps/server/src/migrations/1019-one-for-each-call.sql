-- What an operator writes stands once for each call: asked again after a lost answer, the key is known.
-- A server of the version before writes none.
ALTER TABLE aml.case ADD COLUMN key text UNIQUE;
ALTER TABLE aml.step ADD COLUMN key text UNIQUE;
ALTER TABLE care.intervention ADD COLUMN key text UNIQUE;
ALTER TABLE notice.banner ADD COLUMN key text UNIQUE;
ALTER TABLE operator.note ADD COLUMN key text UNIQUE;
