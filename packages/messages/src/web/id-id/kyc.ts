export const kyc = {
  title: 'Konfirmasi identitasmu',
  lead: 'Cukup sekali, sebelum deposit pertama.',
  name: 'Nama lengkap',
  namePlaceholder: 'Sesuai dokumenmu',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Isi data yang benar. Deposit dan penarikan hanya bisa dengan rekening bank atas CPF yang sama.',
  confirm: 'Konfirmasi',
  refused: 'Belum bisa dikonfirmasi. Periksa nama dan CPF lalu coba lagi.',
  lastRefusal: 'Percobaan terakhir: {reason}',
} as const
