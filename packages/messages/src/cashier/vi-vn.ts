import type { CashierTexts } from './index.ts'
import { refused } from './refused/vi-vn.ts'

export const viVn: CashierTexts = {
  refused,
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
