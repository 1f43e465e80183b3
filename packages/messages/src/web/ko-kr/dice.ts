export const dice = {
  title: 'Dice',
  over: '초과',
  under: '미만',
  direction: '베팅 방향',
  winsOver: '{target} 초과 시 당첨',
  winsUnder: '{target} 미만 시 당첨',
  multiplier: '배율',
  target: '목표',
  chance: '확률',
  slider: '0부터 100까지 목표 슬라이더',
  sliderValue: '{target}, 확률 {chance}%',
  less: '목표 낮추기',
  more: '목표 높이기',
  announceWon: '{roll}이(가) 나왔습니다. {amount} 당첨입니다.',
  announceEvened: '{roll}이(가) 나왔습니다. 베팅액 중 {amount}을(를) 돌려받았습니다.',
  announceLost: '{roll}이(가) 나왔습니다. 이번 라운드는 낙첨입니다.',
  resultWon: '라운드 {nonce}: {roll}, 당첨',
  resultLost: '라운드 {nonce}: {roll}, 낙첨',
  rulesTitle: 'Dice 규칙',
  rulesHow:
    '라운드마다 0.00부터 100.00까지 {outcomes}개의 숫자 중 하나를 추첨합니다. 숫자가 목표 기준으로 선택한 쪽에 나오면 당첨이며, 목표와 같은 숫자는 양쪽 모두 낙첨입니다.',
  rulesFormulaText:
    '배율 = 99 ÷ 확률(%), 소수점 넷째 자리까지 남기고 버림. 당첨금 = 베팅액 × 배율, 센타보 미만 버림.',
  rulesChance: '당첨 확률',
  rulesChanceRange: '{min}%~{max}%',
  rulesReturnText:
    '모든 목표와 모든 숫자를 계산한 값이며 시뮬레이션이 아닙니다. 장기적으로 베팅 100당 약 1이 하우스 몫입니다.',
} as const
