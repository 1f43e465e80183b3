export const search = {
  title: 'Cari',
  field: 'Game, tim, atau kompetisi',
  hint: 'Ketik nama game, tim, atau kompetisi.',
  waiting: 'Mencari…',
  count: '{count, plural, =0 {Tidak ada yang cocok.} other {# hasil}}',
  failed: 'Sebagian pencarian gagal dimuat.',
  games: 'Game',
  events: 'Pertandingan',
} as const
