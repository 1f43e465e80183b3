export const search = {
  title: 'ค้นหา',
  field: 'เกม ทีม หรือรายการแข่งขัน',
  hint: 'พิมพ์ชื่อเกม ทีม หรือรายการแข่งขัน',
  waiting: 'กำลังค้นหา…',
  count: '{count, plural, =0 {ไม่พบผลลัพธ์} other {# ผลลัพธ์}}',
  failed: 'โหลดผลค้นหาบางส่วนไม่สำเร็จ',
  games: 'เกม',
  events: 'แมตช์',
} as const
