-- Where a bet came from, what a ticket is said to be about and where a login failed tell who a person
-- was as much as a name does: they go with the rest when an account is erased.
CREATE FUNCTION sportsbook.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE sportsbook.bet SET address = '', device_id = '' WHERE player_id = player;
$$;
CREATE FUNCTION occurrence.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE occurrence.event SET detail = detail - 'address'
   WHERE subject = 'player:' || player AND detail ? 'address';
$$;
CREATE OR REPLACE FUNCTION support.forget(player bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE support.ticket SET about = '' WHERE player_id = player;
  UPDATE support.message SET text = '' WHERE player_id = player;
$$;
REVOKE ALL ON FUNCTION sportsbook.forget, occurrence.forget FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sportsbook.forget, occurrence.forget TO jogada_app;

-- Who was erased before is forgotten as whoever is erased from now on; browsers and failed logins of
-- closed accounts were kept by mistake.
SELECT sportsbook.forget(player_id), occurrence.forget(player_id), support.forget(player_id)
  FROM account.player WHERE erased_at IS NOT NULL;
DELETE FROM notice.push_subscription WHERE player_id IN (
  SELECT player_id FROM account.player WHERE erased_at IS NOT NULL
  UNION SELECT player_id FROM privacy.closing WHERE closed_at IS NOT NULL
);
