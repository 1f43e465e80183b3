export const limbo = {
  title: 'Limbo',
  target: '목표',
  chance: '확률',
  quick: '빠른 목표',
  announceWon: '연이 {result}×까지 올랐습니다. {amount} 당첨입니다.',
  announceEvened: '연이 {result}×까지 올랐습니다. 베팅액 중 {amount}을(를) 돌려받았습니다.',
  announceLost: '연이 {result}×까지 올랐습니다. 이번 라운드는 낙첨입니다.',
  resultWon: '라운드 {nonce}: {result}×, 당첨',
  resultLost: '라운드 {nonce}: {result}×, 낙첨',
  rulesTitle: 'Limbo 규칙',
  rulesHow:
    '라운드마다 {outcomes}개의 값 중 하나를 추첨하여 0.99× 이상의 배율이 나옵니다. 목표에 도달하거나 넘으면 당첨이며 정확히 목표 배율로 지급됩니다.',
  rulesFormulaText:
    '결과 = 16,777,216 ÷ (추첨값 + 1) × 0.99, 소수점 둘째 자리까지 남기고 버림. 당첨금 = 베팅액 × 목표, 센타보 미만 버림.',
  rulesReturnText:
    '모든 목표와 모든 값을 계산한 것이며 시뮬레이션이 아닙니다. 약 1%의 라운드는 0.99×로 어떤 목표에도 미치지 못합니다.',
  rulesTargets: '목표',
  rulesTargetRange: '{min}×~{max}×',
  rulesReturnColumn: '환수율',
} as const
