export const search = {
  title: 'Tìm kiếm',
  field: 'Trò chơi, đội hoặc giải đấu',
  hint: 'Nhập tên trò chơi, đội hoặc giải đấu.',
  waiting: 'Đang tìm…',
  count: '{count, plural, =0 {Không có kết quả phù hợp.} other {# kết quả}}',
  failed: 'Một phần kết quả chưa tải được.',
  games: 'Trò chơi',
  events: 'Trận đấu',
} as const
