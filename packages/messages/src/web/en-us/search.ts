export const search = {
  title: 'Search',
  field: 'Game, team, competition or question',
  hint: 'Type the name of a game, team or competition, or a question.',
  waiting: 'Searching…',
  count: '{count, plural, =0 {Nothing matches these words.} one {# result} other {# results}}',
  failed: 'Part of the search did not load.',
  games: 'Games',
  leagues: 'Competitions',
  events: 'Matches',
} as const
