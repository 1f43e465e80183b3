import { refused } from '../../cashier/refused/id-id.ts'

export const help = {
  helpTitle: 'Bantuan dan aturan',
  underWayTitle: 'Uangmu dalam perjalanan',
  choicesTitle: 'Cara memberi tahu kamu',
  choicesPush: 'Notifikasi',
  choicesMail: 'Email',
  choicesSafety: 'Hal yang menyangkut keamananmu selalu diberitahukan.',
  quietTitle: 'Senyap di malam hari',
  quietLead: 'Notifikasi di perangkatmu menunggu sampai jam ini berakhir.',
  quietFrom: 'Mulai pukul',
  quietTo: 'Selesai pukul',
  search: 'Cari bantuan',
  found: '{count, plural, =0 {Tidak ditemukan} other {# jawaban}}',
  nothingFound: 'Tidak ditemukan. Hubungi kami.',
  talk: 'Hubungi dukungan',
  helpAbout: 'Bantuan tentang ini',
  rulesTitle: 'Aturan dan klausul',
  deskTitle: 'Dukungan',
  deskLead: 'Tulis ke tim kami. Kamu akan mendapat nomor protokol.',
  deskLogin: 'Masuk untuk menghubungi dukungan.',
  deskOutside: 'Tidak bisa masuk ke akunmu? Tulis ke {email}.',
  openSupport: 'Buka dukungan',
  askAbout: 'Tanya dukungan soal ini',
  newTicket: 'Tiket baru',
  newClosed: 'Tiket baru sedang ditutup. Tiket yang terbuka tetap berjalan.',
  allTickets: 'Semua tiket',
  noTickets: 'Kamu belum punya tiket.',
  topic: 'Topik',
  topics: {
    deposit: 'Deposit',
    withdrawal: 'Penarikan',
    bet: 'Taruhan',
    game: 'Game',
    account: 'Akun',
    other: 'Lainnya',
  },
  ticketStates: { open: 'Terbuka', answered: 'Dijawab', closed: 'Ditutup' },
  about: 'Pesanan, penarikan, taruhan, atau ronde (opsional)',
  aboutHint: 'Nomor yang tampil di Riwayat',
  words: 'Apa yang terjadi?',
  send: 'Kirim',
  sla: 'Kami menjawab dalam {hours} jam.',
  protocol: 'Protokol {id}',
  answerBy: 'dijawab sebelum {time}',
  you: 'Kamu',
  team: 'Dukungan',
  reply: 'Pesanmu',
  closeTicket: 'Tutup',
  rate: 'Bagaimana bantuan ini?',
  rateAs: '{n} dari 5',
  rated: 'Terima kasih atas penilaiannya.',
  inboxTitle: 'Pesan',
  inboxUnread: '{count, plural, other {# pesan belum dibaca}}',
  inboxLogin: 'Masuk untuk membaca pesanmu.',
  pushTitle: 'Beri tahu di perangkat ini',
  pushLead: 'Juga saat aplikasi tertutup. Hanya isi kotak masuk ini.',
  pushDenied: 'Browser tidak mengizinkan pesan. Ubah di pengaturannya.',
  pushFailed: 'Tidak dapat dinyalakan: layanan pesan tidak menjawab. Coba lagi nanti.',
  inboxEmpty: 'Tidak ada pesan.',
  readAll: 'Tandai {count, plural, other {# sudah dibaca}}',
  unread: 'Belum dibaca',
  categories: {
    all: 'Semua',
    money: 'Uang',
    rewards: 'Hadiah',
    support: 'Dukungan',
    security: 'Keamanan',
  },
  messages: {
    deposit_credited: 'Depositmu {amount} sudah masuk ke saldo.',
    deposit_credited_late:
      'Depositmu {amount} sudah masuk ke saldo tanpa bonus atau diskon pesanannya: Pix dibayar lewat batas waktu.',
    deposit_credited_amount:
      'Depositmu {amount} sudah masuk ke saldo tanpa bonus atau diskon pesanannya: jumlah yang dibayar berbeda.',
    deposit_credited_twice:
      'Depositmu {amount} sudah masuk ke saldo tanpa bonus atau diskon: pesanan ini sudah dibayar sebelumnya.',
    deposit_credited_cancelled:
      'Depositmu {amount} sudah masuk ke saldo tanpa bonus atau diskon pesanannya: pesanan itu sudah dibatalkan.',
    deposit_credited_lapsed:
      'Depositmu {amount} sudah masuk ke saldo. Yang dijanjikan hanya untuk deposit pertama atau kedua tidak diberikan: deposit lain masuk lebih dulu.',
    deposit_returned_payer:
      'Pix {amount} datang dari CPF lain dan sedang dikembalikan ke pembayarnya. Bayar dari rekening dengan CPF-mu sendiri.',
    deposit_returned_limit:
      'Batas deposit atau jedamu tidak mengizinkan deposit {amount}. Pix sedang dikembalikan ke rekeningmu.',
    deposit_returned_account:
      'Akunmu di sini diblokir atau ditutup dan tidak menerima deposit {amount}. Pix sedang dikembalikan ke rekening bankmu.',
    deposit_taken_back:
      'Bank meminta pengembalian Pix {amount} yang masuk ke sini, dan {taken} keluar dari saldomu. Hubungi dukungan jika kamu tidak mengenali permintaan itu.',
    deposit_taken_back_owed:
      'Bank meminta pengembalian Pix {amount} yang masuk ke sini: {taken} keluar dari saldomu, dan {owed} tercatat terutang dan dipotong dari dana yang masuk berikutnya. Hubungi dukungan jika kamu tidak mengenali permintaan itu.',
    gift_taken_back:
      'Bonus {amount} yang datang bersama Pix yang dikembalikan ke bank juga ditarik, dan {taken} keluar dari saldomu.',
    gift_taken_back_owed:
      'Bonus {amount} yang datang bersama Pix yang dikembalikan ke bank juga ditarik: {taken} keluar dari saldomu, dan {owed} tercatat terutang dan dipotong dari dana yang masuk berikutnya.',
    deposit_refunded:
      'Kami mengembalikan {amount} dari Pix milikmu ke rekening asalnya, dan {taken} keluar dari saldomu.',
    deposit_refund_failed:
      'Bank tidak menerima pengembalian Pix {amount}, dan jumlahnya kembali ke saldomu.',
    bet_reversed:
      'Hasil salah satu taruhanmu diperbaiki: {amount} yang sudah dibayarkan keluar dari saldo, dan taruhan menunggu hasil yang benar.',
    bet_reversed_owed:
      'Hasil salah satu taruhanmu diperbaiki. Dari {amount} yang sudah dibayarkan, yang ada di saldo diambil kembali; sisanya tercatat terutang dan dipotong dari kemenangan berikutnya. Taruhan menunggu hasil yang benar.',
    bet_reopened: 'Hasil salah satu taruhanmu diperbaiki, dan taruhan itu terbuka lagi.',
    transfer_received: '{name} mengirim {amount} kepadamu.',
    withdrawal_paid: 'Penarikanmu {amount} sudah dibayar.',
    withdrawal_refused:
      'Penarikanmu {amount} tidak bisa dibayar dan sudah kembali ke saldo. {reason}',
    withdrawal_held: 'Penarikanmu {amount} ditinjau lagi: ada jumlah yang belum lunas di akunmu.',
    withdrawal_returned:
      'Bank penerima mengembalikan {amount} dari penarikanmu. Dananya kembali di saldomu.',
    bonus_released: 'Bonus {amount} sudah dipertaruhkan penuh dan menjadi saldo.',
    bonus_expired: 'Bonus {amount} berakhir sebelum dipertaruhkan penuh dan keluar dari akun.',
    vip_level_reached: 'Kamu mencapai level VIP {level}.',
    rebate_paid: 'Bonus game {amount} sudah masuk ke saldomu.',
    referral_paid: 'Komisimu {amount} sudah masuk ke saldo.',
    care_message: 'Permainanmu berubah. Lihat aktivitasmu dan pasang batas bila mau.',
    care_break: 'Akunmu kami jeda satu hari. Penarikan tetap bisa.',
    support_answer: 'Dukungan menjawab pesanmu.',
    bonus_taken_back: 'Tim kami menarik kembali bonus {amount} milikmu. Saldomu tidak berubah.',
    bonus_granted: 'Kamu menerima bonus {amount}. Lihat syaratnya di Bonus; kamu boleh melepasnya.',
    award_granted:
      'Hadiah {amount} menunggumu. Hadiah masuk ke saldo hanya jika kamu mengambilnya.',
    operator_message: 'Tim kami menulis: {text}',
  },
  refused,
  noticeUntil: 'dalam {time}',
  noticeLabel: 'Pemberitahuan',
  dismiss: 'Tutup pemberitahuan',
}
