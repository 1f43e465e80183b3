export const search = {
  title: 'Cari',
  field: 'Game, tim, kompetisi, atau pertanyaan',
  hint: 'Ketik nama game, tim, atau kompetisi, atau sebuah pertanyaan.',
  waiting: 'Mencari…',
  count: '{count, plural, =0 {Tidak ada yang cocok.} other {# hasil}}',
  failed: 'Sebagian pencarian gagal dimuat.',
  games: 'Game',
  leagues: 'Kompetisi',
  events: 'Pertandingan',
} as const
