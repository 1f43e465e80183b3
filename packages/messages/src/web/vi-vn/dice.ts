export const dice = {
  title: 'Dice',
  over: 'Trên',
  under: 'Dưới',
  direction: 'Bên cược',
  winsOver: 'Thắng khi trên {target}',
  winsUnder: 'Thắng khi dưới {target}',
  multiplier: 'Hệ số',
  target: 'Mục tiêu',
  chance: 'Cơ hội',
  slider: 'Mục tiêu trên thanh từ 0 đến 100',
  sliderValue: '{target}, cơ hội {chance}%',
  less: 'Giảm mục tiêu',
  more: 'Tăng mục tiêu',
  announceWon: 'Ra {roll}. Bạn thắng {amount}.',
  announceEvened: 'Ra {roll}. Bạn nhận lại {amount} tiền cược.',
  announceLost: 'Ra {roll}. Ván này bạn không thắng.',
  resultWon: 'Ván {nonce}: {roll}, thắng',
  resultLost: 'Ván {nonce}: {roll}, không thắng',
  rulesTitle: 'Luật chơi Dice',
  rulesHow:
    'Mỗi ván quay ra một trong {outcomes} số, từ 0,00 đến 100,00. Bạn thắng khi số rơi vào bên bạn chọn; số bằng mục tiêu thì cả hai bên đều thua.',
  rulesFormulaText:
    'Hệ số = 99 ÷ cơ hội tính theo %, cắt ở chữ số thập phân thứ tư. Tiền thắng = tiền cược × hệ số, cắt ở hàng xu.',
  rulesChance: 'Cơ hội thắng',
  rulesChanceRange: '{min}% đến {max}%',
  rulesReturnText:
    'Tính trên mọi mục tiêu và mọi số có thể ra, không phải mô phỏng. Về lâu dài nhà cái giữ khoảng 1 trên mỗi 100 tiền cược.',
} as const
