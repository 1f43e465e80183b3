export const dice = {
  title: 'Dice',
  over: 'より上',
  under: 'より下',
  direction: 'ベットの向き',
  winsOver: '{target}より上で勝ち',
  winsUnder: '{target}より下で勝ち',
  multiplier: '倍率',
  target: '目標',
  chance: '確率',
  slider: '0から100までの目標スライダー',
  sliderValue: '{target}、確率{chance}%',
  less: '目標を下げる',
  more: '目標を上げる',
  announceWon: '{roll}が出ました。{amount}の勝ちです。',
  announceEvened: '{roll}が出ました。ベット額のうち{amount}が戻りました。',
  announceLost: '{roll}が出ました。このラウンドははずれです。',
  resultWon: 'ラウンド{nonce}：{roll}、勝ち',
  resultLost: 'ラウンド{nonce}：{roll}、はずれ',
  rulesTitle: 'Diceのルール',
  rulesHow:
    '各ラウンドで0.00から100.00までの{outcomes}個の数字から1つを抽選します。数字が目標に対して選んだ側に入れば勝ち。目標と同じ数字はどちらも負けです。',
  rulesFormulaText:
    '倍率＝99÷確率（%）、小数第5位以下切り捨て。配当＝ベット額×倍率、センターボ未満切り捨て。',
  rulesChance: '勝つ確率',
  rulesChanceRange: '{min}%〜{max}%',
  rulesReturnText:
    'すべての目標とすべての数字について計算したもので、シミュレーションではありません。長期的に、ベット100につき約1がハウスの取り分です。',
} as const
