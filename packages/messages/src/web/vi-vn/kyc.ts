export const kyc = {
  title: 'Xác nhận danh tính',
  lead: 'Chỉ hỏi một lần, trước lần nạp đầu tiên.',
  name: 'Họ và tên',
  namePlaceholder: 'Như trên giấy tờ',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Hãy điền thông tin thật. Nạp và rút chỉ dùng được với tài khoản ngân hàng cùng CPF này.',
  confirm: 'Xác nhận',
  refused: 'Chưa xác nhận được. Hãy kiểm tra tên và CPF rồi thử lại.',
  lastRefusal: 'Lần thử trước: {reason}',
} as const
