export const search = {
  title: 'Search',
  field: 'Game, team or competition',
  hint: 'Type the name of a game, a team or a competition.',
  waiting: 'Searching…',
  count: '{count, plural, =0 {Nothing matches these words.} one {# result} other {# results}}',
  failed: 'Part of the search did not load.',
  games: 'Games',
  events: 'Matches',
} as const
