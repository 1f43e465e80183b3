export const common = {
  close: 'Tutup',
  cancel: 'Batal',
  confirm: 'Konfirmasi',
  back: 'Kembali',
  retry: 'Coba lagi',
  loading: 'Memuat',
  understood: 'Mengerti',
  notice: 'Pemberitahuan',
  copied: 'Tersalin',
  copy: 'Salin',
  done: 'Selesai',
  showAll: 'Lihat semua',
} as const
