-- Reports leave test players out: few among all, so that they are found without reading the others.
CREATE INDEX test_player ON account.player (player_id) WHERE is_test;
