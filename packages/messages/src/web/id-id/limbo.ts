export const limbo = {
  title: 'Limbo',
  target: 'Target',
  chance: 'Peluang',
  quick: 'Target cepat',
  announceWon: 'Layang-layang mencapai {result}×. Kamu menang {amount}.',
  announceEvened: 'Layang-layang mencapai {result}×. {amount} dari taruhanmu kembali.',
  announceLost: 'Layang-layang mencapai {result}×. Ronde ini belum menang.',
  resultWon: 'Ronde {nonce}: {result}×, menang',
  resultLost: 'Ronde {nonce}: {result}×, tidak menang',
  rulesTitle: 'Aturan Limbo',
  rulesHow:
    'Setiap ronde mengundi satu dari {outcomes} nilai, yang memberi pengali 0,99× atau lebih. Kamu menang jika mencapai atau melewati targetmu, dan dibayar tepat sebesar target.',
  rulesFormulaText:
    'Hasil = 16.777.216 ÷ (undian + 1) × 0,99, dipotong di desimal kedua. Menang = taruhan × target, dipotong di sen.',
  rulesReturnText:
    'Dihitung untuk setiap target dan setiap nilai yang mungkin, bukan simulasi. Sekitar 1% ronde memberi 0,99×, di bawah target mana pun.',
  rulesTargets: 'Target',
  rulesTargetRange: '{min}× sampai {max}×',
  rulesReturnColumn: 'RTP',
} as const
