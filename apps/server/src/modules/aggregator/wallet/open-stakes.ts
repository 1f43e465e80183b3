/** A query of what players have staked at studios in rounds that are not over, by player. */
export const openStakesOfStudios = `
  SELECT player_id, stake AS amount FROM aggregator.stake WHERE state IN ('open', 'credited')`
