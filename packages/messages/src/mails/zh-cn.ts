import type { MailTexts } from './index.ts'

export const zhCn: MailTexts = {
  reset_code: {
    subject: '你的验证码：{code}',
    text: `你好！

请用此验证码设置新密码：{code}

验证码 {minutes} 分钟内有效。如果不是你本人申请，请忽略此邮件，你的密码不会改变。

Jogada`,
  },
  login_code: {
    subject: '你的验证码：{code}',
    text: `你好！

请使用此验证码登录你的账户：{code}

{minutes} 分钟内有效，请勿告诉他人。如果你没有尝试登录，说明有人知道你的密码：请立即修改。

Jogada`,
  },
  inbox_message: {
    subject: '来自 Jogada 的消息',
    text: `你好！

{text}

你在消息箱中选择了接收此邮件，也可以在那里关闭。

Jogada`,
  },
  password_changed: {
    subject: '你的密码已修改',
    text: `你好！

你的账户密码刚刚修改，所有设备均已退出登录。请使用新密码登录。

如果不是你本人操作，请立即通过“忘记密码”重置密码，并联系我们的客服。

Jogada`,
  },
  phone_changed: {
    subject: '你的手机号已更换',
    text: `你好！

你账户的手机号刚刚更换为尾号 {end} 的号码。

如果不是你本人操作，请立即修改密码并联系客服。

Jogada`,
  },
  phone_released: {
    subject: '你账户的手机号已解除',
    text: `你好！

应请求，客服已解除尾号 {end} 的手机号：它不再是你账户的已验证手机号。所有设备均已退出登录。请用密码登录并验证手机号。

如果不是你本人提出的请求，请立即修改密码并联系客服。

Jogada`,
  },
  factor_released: {
    subject: '你账户的两步验证已关闭',
    text: `你好！

应请求，客服已关闭你账户的两步验证：验证器应用和恢复码不再有效。所有设备均已退出登录。请用密码登录，并在“安全”中重新开启。

如果不是你本人提出的请求，请立即修改密码并联系客服。

Jogada`,
  },
  email_code: {
    subject: '你的验证码：{code}',
    text: `你好！

请用此验证码改用此邮箱登录账户：{code}

验证码 {minutes} 分钟内有效。如果不是你本人申请，请忽略此邮件，一切不变。

Jogada`,
  },
  email_changed: {
    subject: '你的邮箱已更换',
    text: `你好！

你账户的邮箱刚刚更换。此地址不能再登录账户。

如果不是你本人操作，请立即联系客服。

Jogada`,
  },
  account_suspended: {
    subject: '你的账户已被暂停',
    text: `你好！

我们的团队已暂停你的账户。在恢复之前，任何人都不能用它登录、游戏或充值。余额仍归你所有，并会妥善保管。

如需了解原因或申请恢复，请联系我们：{contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: '你的账户已被关闭',
    text: `你好！

我们的团队已关闭你的账户。任何人都不能再用它登录、游戏或充值。剩余的余额仍归你所有。

如需了解原因或领取余额，请联系我们：{contact}

Jogada`,
  },
  account_reopened: {
    subject: '你的账户已恢复',
    text: `你好！

你的账户暂停已结束，你可以再次登录。

如有疑问，请联系我们：{contact}

Jogada`,
  },
  account_closed: {
    subject: '你的账户已关闭',
    text: `你好！

账户已按你的要求关闭。任何人都无法再登录，我们也不会发送广告。

五年内我们只保留法律要求的内容：身份、投注和付款记录。

Jogada`,
  },
}
