export const search = {
  title: '검색',
  field: '게임, 팀, 대회 또는 질문',
  hint: '게임, 팀, 대회 이름이나 질문을 입력하세요.',
  waiting: '검색 중…',
  count: '{count, plural, =0 {일치하는 결과가 없습니다.} other {결과 #개}}',
  failed: '검색 일부를 불러오지 못했습니다.',
  games: '게임',
  leagues: '대회',
  events: '경기',
} as const
