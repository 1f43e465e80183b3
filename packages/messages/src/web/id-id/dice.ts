export const dice = {
  title: 'Dice',
  over: 'Di atas',
  under: 'Di bawah',
  direction: 'Sisi taruhan',
  winsOver: 'Menang di atas {target}',
  winsUnder: 'Menang di bawah {target}',
  multiplier: 'Pengali',
  target: 'Target',
  chance: 'Peluang',
  slider: 'Target pada skala 0 sampai 100',
  sliderValue: '{target}, peluang {chance}%',
  less: 'Turunkan target',
  more: 'Naikkan target',
  announceWon: 'Keluar {roll}. Kamu menang {amount}.',
  announceEvened: 'Keluar {roll}. {amount} dari taruhanmu kembali.',
  announceLost: 'Keluar {roll}. Ronde ini belum menang.',
  resultWon: 'Ronde {nonce}: {roll}, menang',
  resultLost: 'Ronde {nonce}: {roll}, tidak menang',
  rulesTitle: 'Aturan Dice',
  rulesHow:
    'Setiap ronde mengundi satu dari {outcomes} angka, dari 0,00 sampai 100,00. Kamu menang jika angka jatuh di sisimu; angka yang sama dengan target kalah di kedua sisi.',
  rulesFormulaText:
    'Pengali = 99 ÷ peluang dalam %, dipotong di desimal keempat. Menang = taruhan × pengali, dipotong di sen.',
  rulesChance: 'Peluang menang',
  rulesChanceRange: '{min}% sampai {max}%',
  rulesReturnText:
    'Dihitung untuk setiap target dan setiap angka yang mungkin, bukan simulasi. Dalam jangka panjang bandar menyimpan sekitar 1 dari setiap 100 yang dipertaruhkan.',
} as const
