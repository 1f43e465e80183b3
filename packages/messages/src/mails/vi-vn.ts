import type { MailTexts } from './index.ts'

export const viVn: MailTexts = {
  reset_code: {
    subject: 'Mã của bạn: {code}',
    text: `Xin chào!

Dùng mã này để đặt mật khẩu mới: {code}

Mã có hiệu lực {minutes} phút. Nếu không phải bạn yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.

Jogada`,
  },
  login_code: {
    subject: 'Mã của bạn: {code}',
    text: `Xin chào!

Dùng mã này để đăng nhập tài khoản của bạn: {code}

Mã có hiệu lực {minutes} phút. Đừng cho ai biết. Nếu bạn không đăng nhập, có người biết mật khẩu của bạn: hãy đổi ngay.

Jogada`,
  },
  inbox_message: {
    subject: 'Tin nhắn từ Jogada',
    text: `Xin chào!

{text}

Bạn nhận email này vì đã chọn trong hộp tin nhắn và có thể tắt tại đó.

Jogada`,
  },
  password_changed: {
    subject: 'Mật khẩu của bạn đã được đổi',
    text: `Xin chào!

Mật khẩu tài khoản của bạn vừa được đổi và mọi thiết bị đã bị đăng xuất. Hãy đăng nhập bằng mật khẩu mới.

Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng “Quên mật khẩu” và liên hệ bộ phận hỗ trợ.

Jogada`,
  },
  phone_changed: {
    subject: 'Điện thoại của bạn đã được đổi',
    text: `Xin chào!

Điện thoại của tài khoản vừa được đổi sang số kết thúc bằng {end}.

Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ bộ phận hỗ trợ.

Jogada`,
  },
  phone_released: {
    subject: 'Điện thoại của tài khoản đã được gỡ',
    text: `Xin chào!

Theo yêu cầu, bộ phận hỗ trợ đã gỡ số điện thoại kết thúc bằng {end}: số này không còn được tính là đã xác nhận cho tài khoản của bạn. Mọi thiết bị đã được đăng xuất. Hãy đăng nhập bằng mật khẩu và xác nhận một số điện thoại.

Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay và liên hệ bộ phận hỗ trợ.

Jogada`,
  },
  factor_released: {
    subject: 'Xác minh hai bước của tài khoản đã được tắt',
    text: `Xin chào!

Theo yêu cầu, bộ phận hỗ trợ đã tắt xác minh hai bước của tài khoản bạn: ứng dụng xác thực và mã khôi phục không còn hiệu lực. Mọi thiết bị đã được đăng xuất. Hãy đăng nhập bằng mật khẩu và bật lại trong mục Bảo mật.

Nếu bạn không yêu cầu, hãy đổi mật khẩu ngay và liên hệ bộ phận hỗ trợ.

Jogada`,
  },
  email_code: {
    subject: 'Mã của bạn: {code}',
    text: `Xin chào!

Dùng mã này để từ nay đăng nhập bằng email này: {code}

Mã có hiệu lực {minutes} phút. Nếu không phải bạn yêu cầu, hãy bỏ qua email này: không có gì thay đổi.

Jogada`,
  },
  email_changed: {
    subject: 'Email của bạn đã được đổi',
    text: `Xin chào!

Email của tài khoản vừa được đổi. Địa chỉ này không mở được tài khoản nữa.

Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ ngay.

Jogada`,
  },
  account_suspended: {
    subject: 'Tài khoản của bạn bị tạm ngưng',
    text: `Xin chào!

Đội ngũ của chúng tôi đã tạm ngưng tài khoản của bạn. Trong thời gian này không ai có thể đăng nhập, chơi hoặc nạp tiền. Số dư vẫn là của bạn và được giữ lại.

Để biết lý do hoặc yêu cầu mở lại, hãy liên hệ: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Tài khoản của bạn đã bị đóng',
    text: `Xin chào!

Đội ngũ của chúng tôi đã đóng tài khoản của bạn. Không ai có thể đăng nhập, chơi hoặc nạp tiền nữa. Số dư còn lại vẫn là của bạn.

Để biết lý do hoặc nhận số dư, hãy liên hệ: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Tài khoản của bạn đã mở lại',
    text: `Xin chào!

Việc tạm ngưng tài khoản đã kết thúc. Bạn có thể đăng nhập lại.

Nếu có thắc mắc, hãy liên hệ: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Tài khoản của bạn đã đóng',
    text: `Xin chào!

Tài khoản đã được đóng theo yêu cầu của bạn. Không ai đăng nhập được nữa và chúng tôi không gửi quảng cáo.

Trong năm năm, chúng tôi chỉ giữ những gì luật yêu cầu: danh tính, cược và thanh toán.

Jogada`,
  },
}
