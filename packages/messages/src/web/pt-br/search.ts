export const search = {
  title: 'Busca',
  field: 'Jogo, time, campeonato ou dúvida',
  hint: 'Escreva o nome de um jogo, time ou campeonato, ou uma dúvida.',
  waiting: 'Buscando…',
  count: '{count, plural, =0 {Nada com essas palavras.} one {# resultado} other {# resultados}}',
  failed: 'Uma parte da busca não carregou.',
  games: 'Jogos',
  leagues: 'Campeonatos',
  events: 'Partidas',
} as const
