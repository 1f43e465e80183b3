/** What a strict licence asks a player for before play: the phone and the place. */
export const checks = {
  phoneTitle: 'Điện thoại',
  phoneConfirmed: 'Đã xác nhận: {phone}',
  phoneOpen: 'Chưa xác nhận: {phone}',
  phoneLead: 'Mã qua SMS xác nhận số này là của bạn.',
  phoneNeeded: 'Hãy xác nhận điện thoại trước khi chơi.',
  phoneSend: 'Gửi mã qua SMS',
  phoneSent: 'Đã gửi mã tới {phone}. Có hiệu lực {minutes} phút.',
  phoneCode: 'Mã trong SMS',
  phoneConfirm: 'Xác nhận',
  phoneChange: 'Đổi điện thoại',
  phoneAgain: 'Gửi mã khác',
  placeTitle: 'Bạn có ở Brazil không?',
  placeLead: 'Luật chỉ cho chơi trong lãnh thổ Brazil, và kết nối không cho biết bạn ở đâu.',
  placeKept:
    'Chúng tôi chỉ giữ việc bạn có ở Brazil hay không, không giữ địa điểm. Hiệu lực 30 phút.',
  placeShare: 'Dùng vị trí của tôi',
  placeDenied: 'Thiết bị không cho vị trí. Hãy cho phép trong trình duyệt rồi thử lại.',
  placeOutside: 'Vị trí này ở ngoài Brazil. Rút tiền vẫn hoạt động.',
  placeMissing: 'Trình duyệt này không cho biết vị trí.',
}
