export const search = {
  title: 'Tìm kiếm',
  field: 'Trò chơi, đội, giải đấu hoặc câu hỏi',
  hint: 'Nhập tên trò chơi, đội, giải đấu hoặc một câu hỏi.',
  waiting: 'Đang tìm…',
  count: '{count, plural, =0 {Không có kết quả phù hợp.} other {# kết quả}}',
  failed: 'Một phần kết quả chưa tải được.',
  games: 'Trò chơi',
  leagues: 'Giải đấu',
  events: 'Trận đấu',
} as const
