export const search = {
  title: 'Ricerca',
  field: 'Gioco, squadra o campionato',
  hint: 'Scrivi il nome di un gioco, di una squadra o di un campionato.',
  waiting: 'Cerco…',
  count: '{count, plural, =0 {Niente con queste parole.} one {# risultato} other {# risultati}}',
  failed: 'Una parte della ricerca non si è caricata.',
  games: 'Giochi',
  events: 'Partite',
}
