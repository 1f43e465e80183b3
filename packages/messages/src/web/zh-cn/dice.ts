export const dice = {
  title: 'Dice',
  over: '大于',
  under: '小于',
  direction: '投注方向',
  winsOver: '大于 {target} 即赢',
  winsUnder: '小于 {target} 即赢',
  multiplier: '倍数',
  target: '目标',
  chance: '胜率',
  slider: '0 到 100 的目标滑块',
  sliderValue: '{target}，胜率 {chance}%',
  less: '降低目标',
  more: '提高目标',
  announceWon: '开出 {roll}，你赢得 {amount}。',
  announceEvened: '开出 {roll}，返还投注额中的 {amount}。',
  announceLost: '开出 {roll}，本局没有赢。',
  resultWon: '第 {nonce} 局：{roll}，赢',
  resultLost: '第 {nonce} 局：{roll}，未赢',
  rulesTitle: 'Dice 规则',
  rulesHow:
    '每局从 0.00 到 100.00 的 {outcomes} 个数字中开出一个。数字落在你选的一侧即赢；等于目标时两侧都输。',
  rulesFormulaText:
    '倍数 = 99 ÷ 胜率（%），保留四位小数，其余舍去。派彩 = 投注额 × 倍数，舍去分以下部分。',
  rulesChance: '胜率',
  rulesChanceRange: '{min}% 至 {max}%',
  rulesReturnText:
    '按所有目标和所有可能的数字逐一计算，并非模拟。长期来看，每投注 100，平台约保留 1。',
} as const
