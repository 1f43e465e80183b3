import type { CashierTexts } from './index.ts'

export const idId: CashierTexts = {
  refused: {
    account_closed: 'Rekening tujuan sudah ditutup.',
    holder_differs: 'Rekening tujuan bukan atas nama yang diberikan.',
    bank_refused: 'Bank tujuan menolak Pix.',
    request_invalid: 'Kunci Pix tidak bisa dipakai.',
    operator_refused: 'Permintaan tidak lolos pemeriksaan. Hubungi dukungan.',
    documents_needed: 'Kami perlu dokumenmu. Kirim di Akun saya lalu ajukan lagi.',
    holder_unconfirmed:
      'Kami tidak bisa memastikan rekening itu milikmu. Pakai rekening dengan CPF-mu.',
    play_incomplete: 'Sebagian jumlah masih harus dipertaruhkan sebelum ditarik.',
    debt_open: 'Ada jumlah yang belum lunas di akunmu. Ajukan lagi setelah lunas.',
    address_unusable: 'Alamat USDT tidak bisa menerima jumlah itu.',
  },
  review: {
    open_debt:
      'Ada jumlah belum lunas di akunmu, dari Pix yang dikembalikan atau hasil yang dikoreksi.',
    large_amount: 'Jumlah besar diperiksa dulu oleh petugas.',
    company_account: 'Rekening perusahaan diperiksa dulu oleh petugas.',
    usdt: 'Pembayaran USDT dilakukan oleh anggota tim kami.',
    security: 'Pemeriksaan keamanan akunmu.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: ['Waktu', 'Jenis', 'Status', 'Mutasi', 'Jumlah', 'Masuk', 'Keluar', 'Saldo', 'Id'],
    types: {
      '10': 'Deposit',
      '11': 'Penarikan',
      '20': 'Transfer',
      '30': 'Taruhan olahraga',
      '31': 'Permainan',
      '40': 'Promosi',
      '90': 'Lainnya',
    },
    statuses: { '00': 'Menunggu', '01': 'Dibatalkan', '10': 'Selesai' },
  },
}
