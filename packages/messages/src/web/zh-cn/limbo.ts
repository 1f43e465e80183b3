export const limbo = {
  title: 'Limbo',
  target: '目标',
  chance: '胜率',
  quick: '快捷目标',
  announceWon: '风筝飞到 {result}×，你赢得 {amount}。',
  announceEvened: '风筝飞到 {result}×，返还投注额中的 {amount}。',
  announceLost: '风筝飞到 {result}×，本局没有赢。',
  resultWon: '第 {nonce} 局：{result}×，赢',
  resultLost: '第 {nonce} 局：{result}×，未赢',
  rulesTitle: 'Limbo 规则',
  rulesHow:
    '每局从 {outcomes} 个数值中开出一个，得到 0.99× 或更高的倍数。达到或超过你的目标即赢，并按目标倍数赔付。',
  rulesFormulaText:
    '结果 = 16,777,216 ÷（开出的数 + 1）× 0.99，保留两位小数，其余舍去。派彩 = 投注额 × 目标，舍去分以下部分。',
  rulesReturnText:
    '按所有目标和所有可能的数值逐一计算，并非模拟。约 1% 的对局为 0.99×，低于任何目标。',
  rulesTargets: '目标',
  rulesTargetRange: '{min}× 至 {max}×',
  rulesReturnColumn: '返还率',
} as const
