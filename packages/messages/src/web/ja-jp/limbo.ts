export const limbo = {
  title: 'Limbo',
  target: '目標',
  chance: '確率',
  quick: 'クイック目標',
  announceWon: '凧は{result}×に達しました。{amount}の勝ちです。',
  announceEvened: '凧は{result}×に達しました。ベット額のうち{amount}が戻りました。',
  announceLost: '凧は{result}×に達しました。このラウンドははずれです。',
  resultWon: 'ラウンド{nonce}：{result}×、勝ち',
  resultLost: 'ラウンド{nonce}：{result}×、はずれ',
  rulesTitle: 'Limboのルール',
  rulesHow:
    '各ラウンドで{outcomes}個の値から1つを抽選し、0.99×以上の倍率が決まります。目標に達するか超えれば勝ちで、目標どおりの倍率で支払われます。',
  rulesFormulaText:
    '結果＝16,777,216÷（抽選値＋1）×0.99、小数第3位以下切り捨て。配当＝ベット額×目標、センターボ未満切り捨て。',
  rulesReturnText:
    'すべての目標とすべての値について計算したもので、シミュレーションではありません。約1%のラウンドは0.99×となり、どの目標にも届きません。',
  rulesTargets: '目標',
  rulesTargetRange: '{min}×〜{max}×',
  rulesReturnColumn: '還元率',
} as const
