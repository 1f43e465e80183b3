export const search = {
  title: 'Ricerca',
  field: 'Gioco, squadra, campionato o domanda',
  hint: 'Scrivi il nome di un gioco, una squadra o un campionato, o una domanda.',
  waiting: 'Cerco…',
  count: '{count, plural, =0 {Niente con queste parole.} one {# risultato} other {# risultati}}',
  failed: 'Una parte della ricerca non si è caricata.',
  games: 'Giochi',
  leagues: 'Campionati',
  events: 'Partite',
}
