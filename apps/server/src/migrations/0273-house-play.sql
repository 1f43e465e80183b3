-- Who played which of the house's games on which day: what is popular is counted by players.
CREATE TABLE aggregator.house_play (
  day date NOT NULL,
  game_code text NOT NULL,
  player_id bigint NOT NULL,
  PRIMARY KEY (day, game_code, player_id)
);

-- Players whose wins nobody is told of.
CREATE TABLE casino.unlisted_winner (
  player_id bigint PRIMARY KEY,
  since timestamptz NOT NULL
);
