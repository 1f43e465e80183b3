export const limbo = {
  title: 'Limbo',
  target: 'Mục tiêu',
  chance: 'Cơ hội',
  quick: 'Mục tiêu có sẵn',
  announceWon: 'Diều lên đến {result}×. Bạn thắng {amount}.',
  announceEvened: 'Diều lên đến {result}×. Bạn nhận lại {amount} tiền cược.',
  announceLost: 'Diều lên đến {result}×. Ván này bạn không thắng.',
  resultWon: 'Ván {nonce}: {result}×, thắng',
  resultLost: 'Ván {nonce}: {result}×, không thắng',
  rulesTitle: 'Luật chơi Limbo',
  rulesHow:
    'Mỗi ván quay ra một trong {outcomes} giá trị, cho hệ số từ 0,99× trở lên. Bạn thắng khi hệ số đạt hoặc vượt mục tiêu và được trả đúng theo mục tiêu.',
  rulesFormulaText:
    'Kết quả = 16.777.216 ÷ (số quay + 1) × 0,99, cắt ở chữ số thập phân thứ hai. Tiền thắng = tiền cược × mục tiêu, cắt ở hàng xu.',
  rulesReturnText:
    'Tính trên mọi mục tiêu và mọi giá trị có thể ra, không phải mô phỏng. Khoảng 1% số ván cho 0,99×, thấp hơn mọi mục tiêu.',
  rulesTargets: 'Mục tiêu',
  rulesTargetRange: '{min}× đến {max}×',
  rulesReturnColumn: 'Hoàn trả',
} as const
