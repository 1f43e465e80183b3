export const search = {
  title: 'Búsqueda',
  field: 'Juego, equipo, campeonato o duda',
  hint: 'Escribe el nombre de un juego, equipo o campeonato, o una duda.',
  waiting: 'Buscando…',
  count: '{count, plural, =0 {Nada con esas palabras.} one {# resultado} other {# resultados}}',
  failed: 'Una parte de la búsqueda no se cargó.',
  games: 'Juegos',
  leagues: 'Campeonatos',
  events: 'Partidos',
}
