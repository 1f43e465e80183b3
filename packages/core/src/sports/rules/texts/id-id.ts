import { withComma } from './decimals.ts'
import type { RulesTexts } from './rules-texts.ts'

export const idId: RulesTexts = {
  stop: '. ',
  headings: {
    period: 'Yang dihitung',
    stopped: 'Jika tidak selesai',
    special: 'Aturan olahraga ini',
    markets: 'Pasar',
    general: 'Aturan umum',
  },
  period: {
    regulation_90:
      'Yang dihitung waktu normal: 90 menit dan tambahan waktu cedera. Perpanjangan waktu dan adu penalti hanya menentukan siapa yang lolos.',
    regulation_80:
      'Yang dihitung waktu normal: 80 menit dan tambahan waktu cedera. Perpanjangan waktu tidak dihitung.',
    overtime_included:
      'Seluruh pertandingan dihitung, termasuk overtime. Kuarter dan babak hanya menghitung poinnya sendiri.',
    extra_innings_included: 'Seluruh pertandingan dihitung, termasuk inning tambahan.',
    whole_match: 'Seluruh pertandingan dihitung, poin demi poin, sesuai yang dimainkan.',
    official_result: 'Yang dihitung hasil resmi.',
    ring_decision:
      'Yang dihitung keputusan yang diumumkan di ring. Banding sesudahnya tidak mengubah apa pun.',
    podium: 'Yang dihitung klasemen saat podium. Diskualifikasi sesudahnya tidak mengubah apa pun.',
  },
  retirement: {
    no_retirement: null,
    void: 'Jika satu pihak mundur, yang belum ditentukan dikembalikan, termasuk taruhan pemenang.',
    opponent_wins:
      'Jika satu pihak mundur, lawannya menang. Sisanya dikembalikan jika belum ditentukan.',
    opponent_wins_after_one_set:
      'Jika satu pihak mundur setelah satu set penuh, lawannya menang; sebelum itu taruhan pada pemenang dikembalikan. Taruhan lain dikembalikan jika belum ditentukan.',
  },
  special: {
    in_play_handicap_from_score:
      'Handicap Asia live hanya menghitung gol setelah taruhan. Total gol menghitung seluruh pertandingan.',
    corners_taken:
      'Tendangan sudut dihitung saat dilakukan, bukan saat diberikan. Yang diulang dihitung sekali.',
    venue_switch_void: 'Jika laga pindah ke kandang tim tamu, taruhan dikembalikan.',
    period_must_be_complete: 'Kuarter atau babak hanya sah jika selesai.',
    last_quarter_excludes_overtime: 'Kuarter ke-4 tidak mencakup overtime.',
    tie_refunds_winner: 'Jika hasil seri tidak ditawarkan, hasil seri mengembalikan taruhan.',
    tie_break_is_one_game: 'Satu tie-break dihitung satu game.',
    schedule_change_stands: 'Perubahan jadwal, lapangan, atau permukaan tidak membatalkan taruhan.',
    format_change_void: 'Jika format laga berubah, taruhan dikembalikan.',
    golden_set_excluded: 'Golden set tidak pernah dihitung.',
    no_contest_void: 'No contest mengembalikan semua taruhan.',
    half_round_is_half_time:
      'Setengah ronde adalah separuh waktunya: 1:30 dari ronde 3 menit. Tepat di titik itu, over menang.',
    bell_not_answered: 'Yang tidak keluar untuk satu ronde kalah di ronde sebelumnya.',
    disqualification_is_knockout: 'Diskualifikasi dihitung sebagai KO.',
    changed_rounds_void:
      'Jika jumlah ronde berubah sebelum laga, taruhan ronde dan metode dikembalikan.',
    technical_draw_is_draw: 'Seri teknis adalah seri.',
    re_rack: 'Jika frame diulang, yang baru dihitung. Yang sudah ditentukan tetap.',
    listed_pitchers: 'Jika pitcher awal yang diumumkan diganti, taruhan dikembalikan.',
    super_over_counts: 'Super over dihitung untuk pemenang.',
    no_result_void:
      'Tanpa hasil resmi, atau seri yang tidak dipecahkan, taruhan pemenang dikembalikan.',
    reduced_innings_void:
      'Inning yang dipersingkat cuaca mengembalikan total yang belum ditentukan.',
    top_player_dead_heat: 'Pemain terbaik dengan run yang sama berbagi kemenangan.',
    non_starter_void:
      'Taruhan pada yang tidak start dikembalikan. Jika balapan tidak dimulai, semuanya dikembalikan.',
    head_to_head_both_start:
      'Dalam duel keduanya harus start. Jika keduanya mundur, lap terbanyak menang; dengan lap sama, klasemen resmi dihitung.',
    qualifying_official_times:
      'Di kualifikasi waktu resmi dihitung. Penalti sesudahnya tidak dihitung.',
    sevens_14_minutes: 'Dalam rugby tujuh pemain waktu normal adalah 14 menit.',
  },
  sets: ({ target, lead, cap, decidingTarget }) =>
    [
      `Yang lebih dulu mencapai ${target} dengan selisih ${lead} menang`,
      cap === null ? '' : `, atau paling akhir di ${cap}`,
      decidingTarget === null ? '' : `; set penentu sampai ${decidingTarget}`,
      '.',
    ].join(''),
  minimum: (what, { scheduled, amount, homeAheadAmount }, unit) => {
    const name = unit === 'minutes' ? 'menit' : 'inning'
    const of = scheduled === null ? '' : ` di laga ${withComma(scheduled)} ${name}`
    const ahead =
      homeAheadAmount === undefined ? '' : ` (${withComma(homeAheadAmount)} jika tuan rumah unggul)`
    const subject = what === 'result' ? 'Pemenang' : 'Handicap dan total'
    return `${subject}${of} sah mulai ${withComma(amount)} ${name}${ahead}.`
  },
  stopped: (hours) =>
    `Laga yang terhenti dan selesai dalam ${hours} jam sejak mulai pertama dihitung seperti biasa. Jika tidak, yang sudah ditentukan tetap dan sisanya dikembalikan.`,
  general: (resume, amend) => [
    `Laga ditunda lebih dari ${resume} jam: taruhan dikembalikan.`,
    'Menang WO mengembalikan semua taruhan.',
    'Peserta, kelompok umur, atau gender salah: taruhan dikembalikan.',
    'Dalam parlay, pilihan yang batal dihitung 1,00 dan sisanya berlanjut.',
    'Menang separuh membayar setengah taruhan sesuai odds dan mengembalikan separuh lainnya. Kalah separuh mengembalikan setengahnya.',
    'Hasil dihitung persis dan dibulatkan sekali per slip, setengah sen ke atas.',
    'Pilihan dari laga yang sama tidak bisa dalam satu parlay.',
    'Taruhan yang diterima karena keliru setelah mulai atau setelah hasil dikembalikan.',
    'Yang sudah ditentukan sebelum akhir langsung dibayar. Jika gol atau poin ternyata tidak sah, pembayaran dibatalkan dan taruhan berlanjut.',
    `Koreksi resmi hanya mengubah penyelesaian dalam ${amend} jam.`,
  ],
  lines: {
    quarter: 'Garis seperempat membagi taruhan ke dua garis di sebelahnya.',
    from_placement: 'Saat live dihitung dari skor ketika bertaruh.',
    other_score: 'Lainnya: skor apa pun di luar daftar.',
    dead_heat: 'Seri di posisi terakhir membayar bagiannya: tempat tersisa dibagi yang seri.',
    tie_back: 'Hasil seri mengembalikan taruhan.',
  },
}
