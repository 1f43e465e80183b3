-- Every change of a bet follows from the one before: a row that was read too early is not written.
CREATE FUNCTION sportsbook.keep_order() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'bet % is at revision %, not before %', OLD.bet_id, OLD.revision, NEW.revision;
END $$;
CREATE TRIGGER keep_order BEFORE UPDATE OF revision ON sportsbook.bet
  FOR EACH ROW WHEN (NEW.revision <> OLD.revision + 1) EXECUTE FUNCTION sportsbook.keep_order();
