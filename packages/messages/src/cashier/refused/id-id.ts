import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
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
}
