import type { MailTexts } from './index.ts'

export const idId: MailTexts = {
  reset_code: {
    subject: 'Kodemu: {code}',
    text: `Halo!

Pakai kode ini untuk membuat kata sandi baru: {code}

Kode berlaku {minutes} menit. Jika bukan kamu yang meminta, abaikan email ini: kata sandimu tidak berubah.

Jogada`,
  },
  login_code: {
    subject: 'Kodemu: {code}',
    text: `Halo!

Gunakan kode ini untuk masuk ke akunmu: {code}

Berlaku {minutes} menit. Jangan beri tahu siapa pun. Jika kamu tidak mencoba masuk, ada yang tahu kata sandimu: ubah sekarang.

Jogada`,
  },
  inbox_message: {
    subject: 'Pesan dari Jogada',
    text: `Halo!

{text}

Kamu menerima email ini karena memintanya di kotak pesan, dan bisa mematikannya di sana.

Jogada`,
  },
  password_changed: {
    subject: 'Kata sandimu sudah diganti',
    text: `Halo!

Kata sandi akunmu baru saja diganti dan semua perangkat sudah dikeluarkan. Masuk dengan kata sandi baru.

Jika bukan kamu, segera atur ulang kata sandi lewat “Lupa kata sandi” dan hubungi dukungan kami.

Jogada`,
  },
  phone_changed: {
    subject: 'Teleponmu sudah diganti',
    text: `Halo!

Telepon akunmu baru saja diganti menjadi yang berakhiran {end}.

Jika bukan kamu, ganti kata sandi sekarang dan hubungi dukungan kami.

Jogada`,
  },
  phone_released: {
    subject: 'Telepon akunmu sudah dilepas',
    text: `Halo!

Atas permintaan, dukungan kami melepas telepon yang berakhiran {end}: nomor itu tidak lagi dianggap terkonfirmasi untuk akunmu. Semua perangkat telah dikeluarkan. Masuk dengan kata sandimu dan konfirmasi sebuah telepon.

Jika bukan kamu yang meminta, ganti kata sandi sekarang dan hubungi dukungan kami.

Jogada`,
  },
  factor_released: {
    subject: 'Verifikasi dua langkah akunmu sudah dimatikan',
    text: `Halo!

Atas permintaan, dukungan kami mematikan verifikasi dua langkah akunmu: aplikasi autentikator dan kode pemulihan tidak berlaku lagi. Semua perangkat telah dikeluarkan. Masuk dengan kata sandimu dan nyalakan lagi di Keamanan.

Jika bukan kamu yang meminta, ganti kata sandi sekarang dan hubungi dukungan kami.

Jogada`,
  },
  email_code: {
    subject: 'Kodemu: {code}',
    text: `Halo!

Pakai kode ini untuk masuk ke akunmu dengan email ini mulai sekarang: {code}

Kode berlaku {minutes} menit. Jika bukan kamu yang meminta, abaikan email ini: tidak ada yang berubah.

Jogada`,
  },
  email_changed: {
    subject: 'Emailmu sudah diganti',
    text: `Halo!

Email akunmu baru saja diganti. Alamat ini tidak membuka akun lagi.

Jika bukan kamu, hubungi dukungan kami sekarang.

Jogada`,
  },
  account_suspended: {
    subject: 'Akunmu ditangguhkan',
    text: `Halo!

Tim kami menangguhkan akunmu. Sampai dibuka lagi, tidak ada yang bisa masuk, bermain, atau deposit dengannya. Saldo tetap milikmu dan disimpan.

Untuk mengetahui alasannya atau meminta dibuka, hubungi kami: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Akunmu ditutup',
    text: `Halo!

Tim kami menutup akunmu. Tidak ada lagi yang bisa masuk, bermain, atau deposit dengannya. Saldo yang tersisa tetap milikmu.

Untuk mengetahui alasannya atau menerima saldonya, hubungi kami: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Akunmu dibuka lagi',
    text: `Halo!

Penangguhan akunmu telah berakhir. Kamu bisa masuk lagi.

Jika ada pertanyaan, hubungi kami: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Akunmu sudah ditutup',
    text: `Halo!

Akunmu sudah ditutup sesuai permintaanmu. Tidak ada yang bisa masuk lagi dan kami tidak mengirim iklan.

Selama lima tahun kami hanya menyimpan yang diminta hukum: identitas, taruhan, dan pembayaran.

Jogada`,
  },
}
