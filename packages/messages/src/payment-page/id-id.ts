import type { PaymentPageTexts } from './pt-br.ts'

export const idId: PaymentPageTexts = {
  locale: 'id-ID',
  pageTitle: 'Bayar {amount} lewat Pix',
  amount: 'Jumlah deposit',
  to: 'Kepada',
  preparing: 'Kami sedang menyiapkan kode Pix-mu. Kembali dan konfirmasi deposit sekali lagi.',
  payBy: 'Bayar dalam',
  step1: 'Salin kode',
  step2: 'Buka aplikasi bankmu dan pilih Pix copia e cola',
  step3: 'Tempel kode dan konfirmasi',
  codeLabel: 'Kode Pix untuk disalin',
  copy: 'Salin kode',
  check: 'Sudah bayar, periksa',
  own: 'Bayar dari rekening dengan CPF-mu sendiri. Pix dari orang lain dikembalikan.',
  qr: 'Kode QR Pix untuk deposit ini',
  scan: 'Arahkan kamera aplikasi bank ke kode QR',
  paidTitle: 'Pembayaran dikonfirmasi',
  paid: 'Jumlahnya sudah ada di saldomu.',
  expiredTitle: 'Kode ini kedaluwarsa',
  expired:
    'Kalau sudah bayar, tenang: jumlahnya masuk begitu bank mengonfirmasi. Kalau belum, kembali dan buat kode baru.',
  cancelledTitle: 'Deposit dibatalkan',
  cancelled: 'Kalau sudah bayar, tenang: jumlahnya masuk begitu bank mengonfirmasi.',
  returnedTitle: 'Pembayaran dikembalikan',
  returned:
    'Pix datang dari CPF lain, jadi jumlahnya kembali ke pembayar. Bayar dari rekening dengan CPF-mu sendiri.',
  withdrawnTitle: 'Kode ditarik',
  withdrawn:
    'Batas atau jeda akunmu kini berlaku, jadi kode ini tidak bisa dibayar lagi. Jika sudah membayar, dananya kembali ke rekening asal.',
  copied: 'Tersalin',
  copyFailed: 'Tidak bisa disalin. Kode sudah dipilih: salin lewat menu ponsel.',
  asking: 'Menanyakan ke bank…',
  notYet: 'Bank belum mengonfirmasi pembayaran. Biasanya hanya beberapa detik.',
  askFailed: 'Belum bisa diperiksa. Coba lagi sebentar lagi.',
}
