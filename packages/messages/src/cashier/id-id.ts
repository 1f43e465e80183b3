import type { CashierTexts } from './index.ts'
import { refused } from './refused/id-id.ts'

export const idId: CashierTexts = {
  refused,
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
    movements: {
      pixIn: 'Pix diterima',
      pixOrder: 'Pix dipesan',
      pixBack: 'Pix dikembalikan',
      pixBackFailed: 'Pengembalian Pix dibatalkan',
      debtPaid: 'Tagihan terbuka dilunasi',
      withdrawal: 'Penarikan diminta',
      withdrawalBack: 'Penarikan ditolak, uang kembali',
      withdrawalReturned: 'Penarikan dikembalikan bank',
      sent: 'Dikirim',
      received: 'Diterima',
      stake: 'Taruhan',
      result: 'Hasil',
      stakeBack: 'Taruhan dikembalikan',
      corrected: 'Hasil dikoreksi',
      cashOut: 'Ditutup sebelum selesai',
      bonus: 'Bonus',
      gift: 'Hadiah',
      vipAward: 'Hadiah VIP',
      rebate: 'Bonus game',
      referral: 'Undangan',
      adjustment: 'Penyesuaian',
    },
  },
}
