import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'บัญชีปลายทางปิดแล้ว',
  holder_differs: 'บัญชีปลายทางไม่ตรงกับชื่อที่แจ้งไว้',
  bank_refused: 'ธนาคารปลายทางปฏิเสธ Pix',
  request_invalid: 'ใช้คีย์ Pix นี้ไม่ได้',
  operator_refused: 'คำขอไม่ผ่านการตรวจสอบ โปรดติดต่อฝ่ายช่วยเหลือ',
  documents_needed: 'เราต้องการเอกสารของคุณ ส่งใน บัญชีของฉัน แล้วขอถอนใหม่',
  holder_unconfirmed: 'ยืนยันไม่ได้ว่าเป็นบัญชีของคุณ โปรดใช้บัญชีที่ตรงกับ CPF ของคุณ',
  play_incomplete: 'ยังมีบางส่วนที่ต้องเดิมพันก่อนถอน',
  debt_open: 'บัญชีของคุณมียอดค้าง เมื่อชำระแล้วโปรดขอถอนใหม่',
  address_unusable: 'ที่อยู่ USDT รับยอดเงินไม่ได้',
}
