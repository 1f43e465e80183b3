export const search = {
  title: 'Busca',
  field: 'Jogo, time ou campeonato',
  hint: 'Escreva o nome de um jogo, de um time ou de um campeonato.',
  waiting: 'Buscando…',
  count: '{count, plural, =0 {Nada com essas palavras.} one {# resultado} other {# resultados}}',
  failed: 'Uma parte da busca não carregou.',
  games: 'Jogos',
  events: 'Partidas',
} as const
