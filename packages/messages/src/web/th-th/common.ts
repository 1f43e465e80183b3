export const common = {
  close: 'ปิด',
  cancel: 'ยกเลิก',
  confirm: 'ยืนยัน',
  back: 'ย้อนกลับ',
  retry: 'ลองอีกครั้ง',
  loading: 'กำลังโหลด',
  understood: 'เข้าใจแล้ว',
  notice: 'แจ้งให้ทราบ',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก',
  done: 'เสร็จสิ้น',
  showAll: 'ดูทั้งหมด',
} as const
