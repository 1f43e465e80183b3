import type { CashierTexts } from './index.ts'
import { refused } from './refused/th-th.ts'
import { lobby } from '../web/th-th/lobby.ts'

export const thTh: CashierTexts = {
  refused,
  review: {
    open_debt: 'บัญชีของคุณมียอดค้างจาก Pix ที่ถูกคืนหรือผลที่แก้ไข',
    large_amount: 'ยอดสูงต้องให้เจ้าหน้าที่ตรวจก่อน',
    company_account: 'บัญชีบริษัทต้องให้เจ้าหน้าที่ตรวจก่อน',
    usdt: 'การจ่ายเป็น USDT ทำโดยเจ้าหน้าที่ของเรา',
    security: 'การตรวจสอบความปลอดภัยของบัญชีคุณ',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['เวลา', 'ประเภท', 'เกม', 'สถานะ', 'รายการ', 'ยอด', 'เข้า', 'ออก', 'คงเหลือ', 'Id'],
    types: {
      '10': 'ฝาก',
      '11': 'ถอน',
      '20': 'โอน',
      '30': 'เดิมพันกีฬา',
      '31': 'เกม',
      '40': 'โปรโมชัน',
      '90': 'อื่น ๆ',
    },
    games: lobby.house,
    statuses: { '00': 'รอดำเนินการ', '01': 'ยกเลิก', '10': 'สำเร็จ' },
    movements: {
      pixIn: 'ได้รับ Pix',
      pixOrder: 'คำสั่ง Pix',
      pixBack: 'คืน Pix แล้ว',
      pixBackFailed: 'ยกเลิกการคืน Pix',
      debtPaid: 'ชำระยอดค้างแล้ว',
      withdrawal: 'ขอถอนเงิน',
      withdrawalBack: 'ปฏิเสธการถอน คืนเงินแล้ว',
      withdrawalReturned: 'เงินถอนที่ธนาคารคืน',
      sent: 'ส่งแล้ว',
      received: 'ได้รับ',
      round: 'รอบ',
      stake: 'เดิมพัน',
      result: 'ผล',
      stakeBack: 'คืนเงินเดิมพัน',
      corrected: 'แก้ไขผล',
      cashOut: 'ปิดก่อนจบ',
      bonus: 'โบนัส',
      gift: 'ของขวัญ',
      vipAward: 'รางวัล VIP',
      rebate: 'โบนัสเกม',
      referral: 'การแนะนำ',
      adjustment: 'ปรับยอด',
    },
  },
}
