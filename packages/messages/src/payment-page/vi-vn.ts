import type { PaymentPageTexts } from './pt-br.ts'

export const viVn: PaymentPageTexts = {
  locale: 'vi-VN',
  pageTitle: 'Trả {amount} bằng Pix',
  amount: 'Số tiền nạp',
  to: 'Gửi đến',
  preparing: 'Chúng tôi đang chuẩn bị mã Pix. Hãy quay lại và xác nhận nạp tiền lần nữa.',
  payBy: 'Trả trong vòng',
  step1: 'Sao chép mã',
  step2: 'Mở ứng dụng ngân hàng và chọn Pix copia e cola',
  step3: 'Dán mã và xác nhận',
  codeLabel: 'Mã Pix để sao chép',
  copy: 'Sao chép mã',
  check: 'Đã trả, kiểm tra',
  own: 'Hãy trả từ tài khoản mang CPF của bạn. Pix của người khác sẽ bị trả lại.',
  qr: 'Mã QR Pix của lần nạp này',
  scan: 'Hướng camera ứng dụng ngân hàng vào mã QR',
  paidTitle: 'Đã xác nhận thanh toán',
  paid: 'Số tiền đã có trong số dư của bạn.',
  expiredTitle: 'Mã này đã hết hạn',
  expired:
    'Nếu đã trả, đừng lo: tiền vào số dư ngay khi ngân hàng xác nhận. Nếu chưa, hãy quay lại và tạo mã mới.',
  cancelledTitle: 'Đã hủy nạp tiền',
  cancelled: 'Nếu đã trả, đừng lo: tiền vào số dư ngay khi ngân hàng xác nhận.',
  returnedTitle: 'Đang hoàn tiền',
  returned:
    'Pix đến từ CPF khác nên tiền được hoàn cho người trả. Hãy trả từ tài khoản mang CPF của bạn.',
  withdrawnTitle: 'Mã đã bị thu hồi',
  withdrawn:
    'Giới hạn hoặc kỳ nghỉ của tài khoản đã có hiệu lực, nên không thể trả bằng mã này nữa. Nếu đã trả, tiền sẽ về tài khoản gốc.',
  copied: 'Đã sao chép',
  copyFailed: 'Không sao chép được. Mã đã được chọn: hãy sao chép bằng menu điện thoại.',
  asking: 'Đang hỏi ngân hàng…',
  notYet: 'Ngân hàng chưa xác nhận. Thường chỉ mất vài giây.',
  askFailed: 'Hiện chưa kiểm tra được. Hãy thử lại sau giây lát.',
}
