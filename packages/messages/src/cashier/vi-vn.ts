import type { CashierTexts } from './index.ts'

export const viVn: CashierTexts = {
  refused: {
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
  },
  review: {
    open_debt: 'Tài khoản của bạn còn khoản nợ do Pix bị hoàn hoặc kết quả được sửa.',
    large_amount: 'Số tiền lớn được nhân viên kiểm tra trước.',
    company_account: 'Tài khoản công ty được nhân viên kiểm tra trước.',
    usdt: 'Thanh toán bằng USDT do nhân viên của chúng tôi thực hiện.',
    security: 'Kiểm tra an ninh tài khoản của bạn.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: ['Thời gian', 'Loại', 'Trạng thái', 'Biến động', 'Số tiền', 'Vào', 'Ra', 'Số dư', 'Id'],
    types: {
      '10': 'Nạp tiền',
      '11': 'Rút tiền',
      '20': 'Chuyển tiền',
      '30': 'Cược thể thao',
      '31': 'Trò chơi',
      '40': 'Khuyến mãi',
      '90': 'Khác',
    },
    statuses: { '00': 'Đang chờ', '01': 'Đã hủy', '10': 'Hoàn tất' },
  },
}
