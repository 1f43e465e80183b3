export const search = {
  title: 'Recherche',
  field: 'Jeu, équipe, championnat ou question',
  hint: 'Écrivez le nom d’un jeu, d’une équipe ou d’un championnat, ou une question.',
  waiting: 'Recherche…',
  count: '{count, plural, =0 {Rien avec ces mots.} one {# résultat} other {# résultats}}',
  failed: 'Une partie de la recherche n’a pas été chargée.',
  games: 'Jeux',
  leagues: 'Championnats',
  events: 'Matchs',
}
