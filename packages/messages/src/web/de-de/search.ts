export const search = {
  title: 'Suche',
  field: 'Spiel, Team oder Wettbewerb',
  hint: 'Gib den Namen eines Spiels, eines Teams oder eines Wettbewerbs ein.',
  waiting: 'Suche läuft…',
  count: '{count, plural, =0 {Nichts mit diesen Wörtern.} one {# Ergebnis} other {# Ergebnisse}}',
  failed: 'Ein Teil der Suche wurde nicht geladen.',
  games: 'Spiele',
  events: 'Begegnungen',
}
