export const errors = {
  loginFirst: 'Silakan masuk dulu',
  slowInternet: 'Internet lambat, coba lagi nanti',
  offline: 'Kamu sedang offline. Yang tampil mungkin bukan data terbaru.',
  title: 'Ada yang tidak beres',
  explain: 'Langkah tadi tidak selesai. Saldo dan taruhanmu aman di server.',
  reference: 'Kode untuk dukungan',
  home: 'Kembali ke beranda',
} as const
