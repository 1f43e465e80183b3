export const search = {
  title: 'ค้นหา',
  field: 'เกม ทีม รายการแข่งขัน หรือคำถาม',
  hint: 'พิมพ์ชื่อเกม ทีม รายการแข่งขัน หรือคำถาม',
  waiting: 'กำลังค้นหา…',
  count: '{count, plural, =0 {ไม่พบผลลัพธ์} other {# ผลลัพธ์}}',
  failed: 'โหลดผลค้นหาบางส่วนไม่สำเร็จ',
  games: 'เกม',
  leagues: 'รายการแข่งขัน',
  events: 'แมตช์',
} as const
