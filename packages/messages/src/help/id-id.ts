import type { HelpTexts } from './help-texts.ts'

export const idId: HelpTexts = {
  sections: {
    account: 'Akun dan akses',
    money: 'Setoran dan penarikan',
    rewards: 'Bonus, VIP, dan undangan',
    sports: 'Taruhan olahraga',
    games: 'Permainan',
    care: 'Bermain bertanggung jawab',
    contact: 'Bantuan dan pesan',
  },
  articles: {
    who: [
      'Siapa yang boleh punya akun?',
      'Orang dewasa mulai 18 tahun, satu akun per orang dan CPF. Tidak boleh dipinjamkan atau dijual.',
    ],
    identityDeposit: [
      'Mengapa kalian meminta nama dan CPF?',
      'Sebelum setoran pertama kami memastikan nama dan CPF sekali, karena uang hanya masuk darimu. Jika perlu dokumen, layar identitas menunjukkan yang mana dan sampai mana.',
    ],
    identityPlay: [
      'Mengapa kalian meminta nama dan CPF?',
      'Kami memastikan siapa dirimu sebelum bermain. Layar identitas menunjukkan yang kurang, yang diperiksa, dan alasan penolakan; hanya itu yang dikirim ulang.',
    ],
    password: [
      'Lupa kata sandi. Bagaimana masuk?',
      'Di layar masuk ketuk tautan lupa kata sandi. Kode datang lewat email dan berlaku {resetMinutes} menit. Kata sandi baru {passwordMin} sampai {passwordMax} karakter.',
    ],
    access: [
      'Bagaimana melindungi akunku?',
      'Di Keamanan nyalakan verifikasi dua langkah dengan {recoveryCodes} kode cadangan, buat kunci akses, dan akhiri sesi di perangkat lain. Setelah {loginFailures} kata sandi salah, masuk menunggu {loginMinutes} menit; tanpa dipakai, sesi berakhir setelah {idle}.',
    ],
    closing: [
      'Bagaimana menutup akun atau mengunduh dataku?',
      'Di Keamanan. Permainan berhenti seketika, saldo ke CPF-mu, dan akun tidak dibuka lagi. Taruhan terbuka harus selesai dulu. Yang wajib disimpan menurut hukum dihapus setelah {keptYears} tahun.',
    ],
    deposit: [
      'Bagaimana cara menyetor?',
      'Pilih jumlah mulai {depositMinimum} dan bayar PIX dari rekening CPF-mu sendiri. Kode berlaku {payMinutes} menit. Paling cepat uang masuk dalam 5 menit.',
    ],
    late: [
      'Sudah bayar tetapi saldo tetap. Lalu?',
      'Ketuk tombol periksa di layar PIX. Pembayaran lewat waktu tetap masuk, tanpa bonus atau potongan. Jika lama, buka tiket dari setoran itu di riwayat.',
    ],
    otherPayer: [
      'Bolehkah orang lain membayar untukku?',
      'Tidak. PIX dari CPF lain kembali ke pembayarnya dan kami memberi tahu. Setelah {failures} pembayaran begitu dalam {failuresMinutes} menit, setoran berhenti {pauseMinutes} menit; jika berlanjut, hanya bantuan yang membukanya. Penarikan tetap jalan.',
    ],
    bankReturn: [
      'Mengapa setoran keluar dari saldoku?',
      'Bank bisa meminta PIX kembali, misalnya karena dugaan penipuan (MED). Jumlahnya keluar dari saldo; kekurangannya menjadi utang dan harus lunas sebelum penarikan berikutnya.',
    ],
    locked: [
      'Mengapa sebagian saldo terkunci?',
      'Setiap setoran harus dipertaruhkan {depositTimes}x sebelum keluar, untuk mencegah pencucian uang; hadiah punya aturannya. Taruhan yang selesai dihitung, hasil setengah dihitung setengah; pengembalian dan cash-out tidak. Riwayat, tab Saldo, menunjukkan tiap kunci dan sisanya.',
    ],
    withdraw: [
      'Bagaimana dan kapan aku menerima penarikan?',
      'Lewat PIX dengan CPF-mu sebagai kunci: {withdrawMinimum} sampai {withdrawMaximum} sekali tarik, 24 jam. Paling cepat 10 menit. Setiap langkah terlihat di alurnya.',
    ],
    fees: [
      'Berapa biayanya dan berapa kali boleh?',
      'Tergantung level VIP: biaya dari {feeHighest} di level 0 sampai {feeLowest} di level tertinggi, jumlah per hari dari {perDayLeast} sampai {perDayMost}. Biaya dan hasil bersih terlihat sebelumnya; yang ditolak pada hari sama tidak dihitung.',
    ],
    otherAccounts: [
      'Bisakah menarik ke perusahaan atau USDT?',
      'Ke CNPJ perusahaan bisa; seseorang memeriksanya dulu. USDT (TRC20) hanya untuk akun yang diizinkan: sesuai kurs, dikurangi 1 USDT jaringan.',
    ],
    review: [
      'Mengapa penarikanku diperiksa?',
      'Jumlah besar dan tanda risiko, seperti kata sandi yang baru diganti, dilihat seseorang. Alasan dan batasnya tertulis: paling lama {reviewHours} jam. Uangnya disisihkan untukmu.',
    ],
    refused: [
      'Penarikanku ditolak. Apa yang terjadi?',
      'Seluruh jumlah langsung kembali ke saldo, tanpa biaya. Pesan dan alurnya menyebut alasan dan apa yang dilakukan sebelum meminta lagi.',
    ],
    transfer: [
      'Bisakah transfer ke pemain lain?',
      'Bisa, dengan nama pengguna dan kata sandi atau kunci akses: {transferMinimum} sampai {transferMaximum}, hingga {transfersPerDay} per hari dan total {transferDay} sehari. Ke penerima baru, hingga {transferNew} dalam {transferNewHours} jam pertama. Tidak bisa dibatalkan.',
    ],
    bonus: [
      'Bagaimana bonus bekerja?',
      'Setiap promosi menunjukkan jumlah, taruhan yang diminta, batas waktu, dan hitungan tiap permainan. Bonus terpisah dan menjadi saldo setelah dipenuhi, sesudah setorannya; lewat waktu ia berakhir. Ikut serta bebas.',
    ],
    bonusCancel: [
      'Bisakah melepas bonus?',
      'Bisa kapan saja di daftar bonus. Sebelum konfirmasi terlihat apa yang tetap: hanya bonus yang pergi, saldomu tetap.',
    ],
    awards: [
      'Di mana hadiahku?',
      'Naik level dan beberapa promosi memberi hadiah. Menunggu di Klub VIP dan Promosi sampai diambil; masing-masing menyebut batas waktu dan taruhannya.',
    ],
    level: [
      'Bagaimana naik level VIP?',
      'Dari level 0 sampai {vipHighest}: setoran dan permainan bersama, atau permainan saja. Level tidak turun. Klub VIP menunjukkan sisanya dan isi tiap level.',
    ],
    levelByPlay: [
      'Bagaimana naik level VIP?',
      'Dari level 0 sampai {vipHighest}, hanya dari permainan yang selesai. Level tidak turun. Klub VIP menunjukkan sisanya dan isi tiap level.',
    ],
    rebate: [
      'Apa itu bonus permainan?',
      'Setiap hari sebagian taruhan yang selesai, menang atau kalah, kembali ke saldo: hingga {rebateHighest} di level tertinggi. Tidak perlu dipertaruhkan lagi.',
    ],
    invite: [
      'Apa yang kudapat dari mengundang?',
      'Sebagian taruhan selesai dari undanganmu, pada tiga level: {commissions}. Dibayar sekali sehari. Akun di perangkat, alamat, atau CPF sama tidak dihitung.',
    ],
    ladder: [
      'Apa itu bonus bertingkat?',
      'Satu jumlah per tingkat, sekali, untuk orang yang kamu undang langsung, menyetor {ladderDeposit}, dan bermain {ladderPlay}. Harus dipertaruhkan {ladderTimes}x sebelum ditarik.',
    ],
    settle: [
      'Kapan taruhan olahraga dibayar?',
      'Begitu hasil pasarannya diketahui, kadang sebelum akhir. Menang setengah membayar setengah sesuai odds dan mengembalikan sisanya. Koreksi resmi hanya berlaku hingga {amendHours} jam sesudahnya dan tampak di mutasi.',
    ],
    postponed: [
      'Jika pertandingan ditunda atau terhenti?',
      'Jika selesai dalam {resumeHours} jam dari jadwal mulai, tetap sah. Jika tidak, yang sudah pasti tetap dan sisanya kembali. Di parlay, pilihan yang kembali bernilai 1,00.',
    ],
    stakes: [
      'Berapa batas taruhan?',
      '{betMinimum} sampai {betMaximum}, dengan hasil hingga {betPayout} per tiket; slip menunjukkan maksimum saat itu, bisa lebih rendah. Total odds parlay hingga {combinedOdds}.',
    ],
    prices: [
      'Odds berubah. Apa yang terjadi?',
      'Kupon menunjukkan odds lama dan baru dan, kecuali kamu ubah, hanya menerima yang lebih baik. Saat live taruhan menunggu {delayShortest} sampai {delayLongest} detik; jika laga berubah, ditolak dan uang kembali.',
    ],
    multiple: [
      'Bagaimana parlay dan sistem bekerja?',
      'Parlay punya hingga {legs} pilihan dan membayar jika semua benar; sistem hingga {systemLegs} dan membagi taruhan ke semua kombinasi. Pilihan dari acara yang sama tidak digabung.',
    ],
    cashOut: [
      'Apa itu cash-out?',
      'Menjual taruhan sebelum akhir, seluruh atau sebagian, dengan jumlah di Taruhanku. Tidak ada tawaran selama pasar ditangguhkan; saat langsung menunggu seperti taruhan.',
    ],
    replay: [
      'Apa itu tayangan ulang?',
      'Laga nyata dari masa lalu, selalu ditandai, menit demi menit. Karena hasilnya bisa diketahui, batasnya rendah: {replayStake} per taruhan dan hasil {replayPayout}.',
    ],
    fair: [
      'Bagaimana tahu permainan itu adil?',
      'Di game Jogada, seed menetapkan undian sebelum taruhan. Buka ronde dan ketuk periksa: perangkatmu mengulang undian. Pengembalian teoretis ada di aturan tiap permainan.',
    ],
    interrupted: [
      'Koneksiku putus di tengah ronde. Lalu?',
      'Tidak ada yang hilang: ronde menunggu {roundHours} jam. Setelah itu dibayar sesuai capaian, atau dikembalikan jika belum ada yang dibuka. Ronde seketika ada di riwayat.',
    ],
    limits: [
      'Bagaimana membatasi permainanku?',
      'Di Batas dan jeda: setoran, taruhan, kerugian, dan waktu, per hari, minggu, dan bulan. Batas lebih rendah berlaku langsung, lebih tinggi setelah {looserHours} jam.',
    ],
    pause: [
      'Bagaimana berhenti sementara atau selamanya?',
      'Di Batas dan jeda: jeda 24 jam sampai 42 hari, atau pengecualian diri berbulan-bulan atau tanpa akhir. Tak seorang pun bisa memendekkan. Penarikan tetap terbuka.',
    ],
    support: [
      'Di mana bantuan jika bermain jadi masalah?',
      'Tes diri dan grafik aktivitasmu ada di Batas dan jeda. Di Brasil CVV menjawab gratis siang malam di 188.',
    ],
    ticket: [
      'Bagaimana menghubungi bantuan?',
      'Buka tiket di sini atau dari setoran, penarikan, atau taruhan: kamu mendapat nomor dan jawaban dalam {answerHours} jam. Paling banyak {openTickets} terbuka. Keluhan juga bisa ke consumidor.gov.br.',
    ],
    messages: [
      'Di mana melihat pesan?',
      'Di Pesan, menurut hal, dengan yang belum dibaca. Di sana juga nyalakan pemberitahuan di perangkat ini; datang meski aplikasi tertutup.',
    ],
  },
  rules: {
    age: 'Hanya orang dewasa mulai 18 tahun yang boleh punya akun dan bermain.',
    account:
      'Setiap orang punya satu akun atas nama dan CPF sendiri. Tidak boleh dipinjamkan atau dijual.',
    deposits:
      'Setoran dibayar dari rekening CPF yang sama. Bayaran orang lain dikembalikan kepadanya.',
    withdrawals: 'Penarikan hanya ke pemilik akun.',
    wagering: 'Sebelum penarikan, setoran harus dipertaruhkan {depositTimes}x.',
    bets: 'Taruhan sah setelah dikonfirmasi. Kesalahan nyata pada odds atau hasil bisa diperbaiki, selalu tercatat.',
    offers: 'Bonus dan hadiah mengikuti aturan yang ditunjukkan, masing-masing sekali per orang.',
    conduct: 'Penipuan, bot terlarang, atau pengaturan hasil mengakhiri akun.',
    law: 'Pastikan permainan daring diizinkan di tempatmu. Keluhan juga bisa ke consumidor.gov.br.',
  },
  asked: {
    idle: 'di ke dari yang dan atau untuk dengan tanpa saya aku kamu anda apa mana dimana kapan bagaimana gimana kenapa mengapa berapa adalah ada sudah belum tidak masih lagi ini itu mau bisa perlu kok nya',
    words: {
      identityDeposit: 'verifikasi dokumen ktp selfie kyc identitas',
      identityPlay: 'verifikasi dokumen ktp selfie kyc identitas',
      password: 'sandi password login masuk lupa reset akses',
      access: 'keamanan lindungi diretas 2fa',
      closing: 'hapus tutup batalkan akun data',
      deposit: 'deposit setor isi ulang top up pix bayar uang dompet',
      late: 'deposit top up pix lama telat belum masuk dibayar tertunda uang',
      withdraw:
        'penarikan tarik menarik withdraw wd lama telat lambat cair sampai batal batalkan uang dompet',
      fees: 'penarikan tarik biaya batas minimum maksimum',
      review: 'penarikan tarik peninjauan tertunda lama ditahan',
      refused: 'penarikan tarik ditolak dibatalkan kembali',
      bonus: 'bonus promo promosi rollover putaran gratis',
      bonusCancel: 'batal batalkan hapus bonus',
      settle: 'taruhan hasil dibayar menang hadiah',
      cashOut: 'cashout jual batalkan taruhan',
      limits: 'batas batasan kurangi pengeluaran',
      pause: 'jeda blokir pengecualian berhenti',
      support: 'kecanduan ketagihan judi',
      ticket: 'bantuan dukungan chat bicara cs kontak keluhan telepon',
    },
  },
  sportRules: 'Aturan olahraga',
}
