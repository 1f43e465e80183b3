export const search = {
  title: 'Suche',
  field: 'Spiel, Team, Wettbewerb oder Frage',
  hint: 'Gib den Namen eines Spiels, Teams oder Wettbewerbs ein, oder eine Frage.',
  waiting: 'Suche läuft…',
  count: '{count, plural, =0 {Nichts mit diesen Wörtern.} one {# Ergebnis} other {# Ergebnisse}}',
  failed: 'Ein Teil der Suche wurde nicht geladen.',
  games: 'Spiele',
  leagues: 'Wettbewerbe',
  events: 'Begegnungen',
}
