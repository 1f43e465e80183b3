export const errors = {
  loginFirst: 'Vui lòng đăng nhập trước',
  slowInternet: 'Mạng chậm, vui lòng thử lại sau',
  offline: 'Bạn đang ngoại tuyến. Nội dung hiển thị có thể đã cũ.',
  title: 'Đã có trục trặc',
  explain: 'Bước vừa rồi chưa hoàn tất. Số dư và cược của bạn vẫn an toàn trên máy chủ.',
  reference: 'Mã cho bộ phận hỗ trợ',
  home: 'Về trang chủ',
} as const
