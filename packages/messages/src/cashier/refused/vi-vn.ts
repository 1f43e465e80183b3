import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'Tài khoản nhận đã đóng.',
  holder_differs: 'Tài khoản nhận không đúng tên đã khai.',
  bank_refused: 'Ngân hàng nhận đã từ chối Pix.',
  request_invalid: 'Không dùng được khóa Pix này.',
  operator_refused: 'Yêu cầu không qua được xét duyệt. Hãy liên hệ hỗ trợ.',
  documents_needed: 'Chúng tôi cần giấy tờ của bạn. Gửi trong Tài khoản của tôi rồi yêu cầu lại.',
  holder_unconfirmed:
    'Chúng tôi không xác nhận được tài khoản là của bạn. Hãy dùng tài khoản đúng CPF của bạn.',
  play_incomplete: 'Một phần số tiền còn phải cược trước khi rút.',
  debt_open: 'Tài khoản của bạn còn khoản nợ. Hãy yêu cầu lại sau khi đã trả.',
  address_unusable: 'Địa chỉ USDT không nhận được số tiền.',
}
