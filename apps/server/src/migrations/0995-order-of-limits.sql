-- Wishes of one player that came through several processes are in the order of the versions of the
-- terms that they made, which are committed one after the other; numbers of commands are taken in
-- blocks. A wish takes its version here, whichever version of the server wrote it.
ALTER TABLE limits.change ADD COLUMN terms_version bigint;

CREATE FUNCTION limits.keep_order() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- moved by this commit, before its rows are written
  SELECT total INTO STRICT NEW.terms_version FROM ledger.counter
    WHERE owner = NEW.player_id AND name = 'rg:terms';
  RETURN NEW;
END $$;
CREATE TRIGGER keep_order BEFORE INSERT ON limits.change
  FOR EACH ROW EXECUTE FUNCTION limits.keep_order();
