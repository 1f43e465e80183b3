-- What a bet was accepted at stays: its price, what it may return and the price version of its legs.
-- Only a sale leaves less of its stake and less to return. Once it does not wait any more it never
-- waits again, or its price could be opened that way.
CREATE FUNCTION sportsbook.keep_terms() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the terms of an accepted bet never change';
END $$;
CREATE TRIGGER keep_terms BEFORE UPDATE OF potential, open_stake, status ON sportsbook.bet
  FOR EACH ROW WHEN (OLD.status <> -10 AND (
    NEW.status = -10
    OR NEW.open_stake > OLD.open_stake
    OR NEW.potential > OLD.potential
    OR (NEW.potential < OLD.potential AND NEW.open_stake = OLD.open_stake)))
  EXECUTE FUNCTION sportsbook.keep_terms();
CREATE TRIGGER keep_price_version BEFORE UPDATE OF price_version ON sportsbook.leg
  FOR EACH ROW WHEN (OLD.price_version IS DISTINCT FROM NEW.price_version)
  EXECUTE FUNCTION sportsbook.keep_price();
