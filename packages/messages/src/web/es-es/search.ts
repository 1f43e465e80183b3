export const search = {
  title: 'Búsqueda',
  field: 'Juego, equipo o campeonato',
  hint: 'Escribe el nombre de un juego, de un equipo o de un campeonato.',
  waiting: 'Buscando…',
  count: '{count, plural, =0 {Nada con esas palabras.} one {# resultado} other {# resultados}}',
  failed: 'Una parte de la búsqueda no se cargó.',
  games: 'Juegos',
  events: 'Partidos',
}
