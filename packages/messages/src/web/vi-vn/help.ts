import { refused } from '../../cashier/refused/vi-vn.ts'

export const help = {
  helpTitle: 'Trợ giúp và quy định',
  underWayTitle: 'Tiền của bạn đang được xử lý',
  choicesTitle: 'Cách báo cho bạn',
  choicesPush: 'Thông báo',
  choicesMail: 'Email',
  choicesSafety: 'Điều liên quan đến bảo mật luôn được báo.',
  quietTitle: 'Yên tĩnh ban đêm',
  quietLead: 'Thông báo trên thiết bị chờ đến hết khoảng giờ này.',
  quietFrom: 'Bắt đầu lúc',
  quietTo: 'Kết thúc lúc',
  search: 'Tìm trong trợ giúp',
  found: '{count, plural, =0 {Không tìm thấy} other {# câu trả lời}}',
  nothingFound: 'Không tìm thấy. Hãy liên hệ với chúng tôi.',
  talk: 'Liên hệ hỗ trợ',
  helpAbout: 'Trợ giúp về mục này',
  rulesTitle: 'Quy định và điều khoản',
  deskTitle: 'Hỗ trợ',
  deskLead: 'Viết cho đội ngũ của chúng tôi. Bạn sẽ nhận được mã yêu cầu.',
  deskLogin: 'Đăng nhập để liên hệ hỗ trợ.',
  deskOutside: 'Không vào được tài khoản? Hãy viết cho {email}.',
  openSupport: 'Mở hỗ trợ',
  askAbout: 'Hỏi hỗ trợ về việc này',
  newTicket: 'Yêu cầu mới',
  newClosed: 'Hiện không nhận yêu cầu mới. Các yêu cầu đang mở vẫn tiếp tục.',
  allTickets: 'Tất cả yêu cầu',
  noTickets: 'Bạn chưa có yêu cầu nào.',
  topic: 'Chủ đề',
  topics: {
    deposit: 'Nạp tiền',
    withdrawal: 'Rút tiền',
    bet: 'Cược',
    game: 'Trò chơi',
    account: 'Tài khoản',
    other: 'Khác',
  },
  ticketStates: { open: 'Đang mở', answered: 'Đã trả lời', closed: 'Đã đóng' },
  about: 'Lệnh nạp, lệnh rút, cược hoặc ván (không bắt buộc)',
  aboutHint: 'Số hiện trong Lịch sử',
  words: 'Chuyện gì đã xảy ra?',
  send: 'Gửi',
  sla: 'Chúng tôi trả lời trong {hours} giờ.',
  protocol: 'Mã yêu cầu {id}',
  answerBy: 'trả lời trước {time}',
  you: 'Bạn',
  team: 'Hỗ trợ',
  reply: 'Tin nhắn của bạn',
  closeTicket: 'Đóng',
  rate: 'Bạn thấy phần hỗ trợ này thế nào?',
  rateAs: '{n} trên 5',
  rated: 'Cảm ơn bạn đã đánh giá.',
  inboxTitle: 'Tin nhắn',
  inboxUnread: '{count, plural, other {# tin chưa đọc}}',
  inboxLogin: 'Đăng nhập để đọc tin nhắn.',
  pushTitle: 'Báo trên thiết bị này',
  pushLead: 'Kể cả khi đóng ứng dụng. Chỉ tin trong hộp thư này.',
  pushDenied: 'Trình duyệt không cho phép thông báo. Hãy đổi trong cài đặt.',
  pushFailed: 'Không bật được: dịch vụ thông báo không trả lời. Hãy thử lại sau.',
  inboxEmpty: 'Không có tin nhắn.',
  readAll: 'Đánh dấu {count, plural, other {# tin đã đọc}}',
  seeBet: 'Xem vé cược',
  unread: 'Chưa đọc',
  categories: {
    all: 'Tất cả',
    money: 'Tiền',
    rewards: 'Phần thưởng',
    support: 'Hỗ trợ',
    security: 'Bảo mật',
  },
  messages: {
    deposit_credited: 'Khoản nạp {amount} đã vào số dư.',
    deposit_credited_late:
      'Khoản nạp {amount} đã vào số dư nhưng không có thưởng hay giảm giá của đơn: Pix được trả sau hạn.',
    deposit_credited_amount:
      'Khoản nạp {amount} đã vào số dư nhưng không có thưởng hay giảm giá của đơn: số tiền trả khác với đơn.',
    deposit_credited_twice:
      'Khoản nạp {amount} đã vào số dư nhưng không có thưởng hay giảm giá: đơn này đã được trả trước đó.',
    deposit_credited_cancelled:
      'Khoản nạp {amount} đã vào số dư nhưng không có thưởng hay giảm giá của đơn: đơn đã bị hủy.',
    deposit_credited_lapsed:
      'Khoản nạp {amount} đã vào số dư. Phần chỉ dành cho lần nạp đầu hoặc thứ hai không được cộng: một khoản nạp khác đã vào trước.',
    deposit_returned_payer:
      'Pix {amount} đến từ CPF khác và đang được trả lại cho người gửi. Hãy trả từ tài khoản mang CPF của bạn.',
    deposit_returned_limit:
      'Hạn mức nạp hoặc kỳ nghỉ của bạn không cho phép nạp {amount}. Pix đang được trả về tài khoản của bạn.',
    deposit_returned_account:
      'Tài khoản của bạn tại đây bị khóa hoặc đã đóng nên không nhận khoản nạp {amount}. Pix đang được trả về tài khoản ngân hàng của bạn.',
    deposit_taken_back:
      'Ngân hàng yêu cầu hoàn lại Pix {amount} đã vào đây, và {taken} đã rời số dư của bạn. Hãy liên hệ hỗ trợ nếu bạn không nhận ra yêu cầu này.',
    deposit_taken_back_owed:
      'Ngân hàng yêu cầu hoàn lại Pix {amount} đã vào đây: {taken} đã rời số dư của bạn, còn {owed} là khoản chưa trả và sẽ trừ vào tiền vào sau. Hãy liên hệ hỗ trợ nếu bạn không nhận ra yêu cầu này.',
    gift_taken_back:
      'Tiền thưởng {amount} đi kèm một Pix đã hoàn cho ngân hàng cũng bị thu hồi, và {taken} đã rời số dư của bạn.',
    gift_taken_back_owed:
      'Tiền thưởng {amount} đi kèm một Pix đã hoàn cho ngân hàng cũng bị thu hồi: {taken} đã rời số dư của bạn, còn {owed} là khoản chưa trả và sẽ trừ vào tiền vào sau.',
    deposit_refunded:
      'Chúng tôi đã hoàn {amount} từ một Pix của bạn về tài khoản gửi, và {taken} đã rời số dư của bạn.',
    deposit_refund_failed:
      'Ngân hàng không chấp nhận việc hoàn Pix {amount}, và số tiền đã trở lại số dư của bạn.',
    bet_reversed:
      'Kết quả một vé cược của bạn đã được sửa: {amount} đã trả được trừ khỏi số dư, và vé chờ kết quả đúng.',
    bet_reversed_owed:
      'Kết quả một vé cược của bạn đã được sửa. Trong {amount} đã trả, phần có trong số dư đã bị trừ; phần còn lại là khoản chưa trả và sẽ trừ vào tiền thắng sau. Vé chờ kết quả đúng.',
    bet_reopened: 'Kết quả một vé cược của bạn đã được sửa, và vé lại đang chờ kết quả.',
    bet_settled_won: 'Vé cược {stake} của bạn thắng và trả {amount}.',
    bet_settled_lost: 'Vé cược {stake} của bạn thua.',
    bet_settled_returned: 'Vé cược {stake} của bạn được hoàn tiền: {amount} đã về số dư.',
    bet_settled_partly: 'Một phần vé cược {stake} của bạn đã về số dư: {amount}.',
    bet_settled_kept:
      'Vé cược {stake} của bạn đã xong và được {amount}. Trong đó {taken} trừ vào khoản chưa trả của tài khoản bạn.',
    bets_settled: 'Vé cược đã xong: {count}. Tổng cộng được {amount}.',
    transfer_received: '{name} đã gửi cho bạn {amount}.',
    withdrawal_paid: 'Khoản rút {amount} đã được trả.',
    withdrawal_refused: 'Khoản rút {amount} không trả được và đã về lại số dư. {reason}',
    withdrawal_held:
      'Khoản rút {amount} được xem xét lại: tài khoản của bạn còn một khoản chưa trả.',
    withdrawal_returned:
      'Ngân hàng nhận đã trả lại {amount} của khoản rút. Tiền đã về lại số dư của bạn.',
    bonus_released: 'Tiền thưởng {amount} đã cược đủ và chuyển thành số dư.',
    bonus_expired: 'Tiền thưởng {amount} hết hạn trước khi cược đủ và đã rời tài khoản.',
    vip_level_reached: 'Bạn đã lên cấp VIP {level}.',
    rebate_paid: 'Thưởng trò chơi {amount} đã vào số dư.',
    referral_paid: 'Hoa hồng {amount} đã vào số dư.',
    care_message:
      'Chúng tôi thấy cách chơi của bạn thay đổi. Hãy xem hoạt động và đặt hạn mức nếu muốn.',
    care_break: 'Chúng tôi đã tạm nghỉ tài khoản một ngày. Vẫn rút được tiền.',
    care_on_word:
      'Theo yêu cầu của bạn, chúng tôi đã đặt hạn mức hoặc tạm nghỉ. Vẫn rút được tiền.',
    limit_near_deposit: 'Bạn đã dùng từ 80% hạn mức nạp tiền trở lên. Còn lại {amount}.',
    limit_near_stake: 'Bạn đã dùng từ 80% hạn mức cược trở lên. Còn lại {amount}.',
    limit_near_loss: 'Bạn đã dùng từ 80% hạn mức thua trở lên. Còn lại {amount}.',
    limit_near_time: 'Bạn đã dùng từ 80% hạn mức thời gian trở lên. Còn lại {text} phút.',
    support_answer: 'Bộ phận hỗ trợ đã trả lời tin nhắn của bạn.',
    bonus_taken_back:
      'Đội ngũ của chúng tôi đã thu hồi tiền thưởng {amount}. Số dư của bạn không đổi.',
    bonus_granted:
      'Bạn nhận được tiền thưởng {amount}. Xem điều kiện trong mục Thưởng; bạn có thể từ bỏ nếu không muốn.',
    award_granted: 'Phần thưởng {amount} đang chờ bạn. Nó chỉ vào số dư khi bạn nhận.',
    operator_message: 'Đội ngũ của chúng tôi viết: {text}',
  },
  refused,
  noticeUntil: 'sau {time}',
  noticeLabel: 'Thông báo',
  dismiss: 'Ẩn thông báo',
}
