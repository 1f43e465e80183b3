import type { MailTexts } from './index.ts'

export const zhCn: MailTexts = {
  reset_code: {
    subject: '你的验证码：{code}',
    text: `你好！

请用此验证码设置新密码：{code}

验证码 {minutes} 分钟内有效。如果不是你本人申请，请忽略此邮件，你的密码不会改变。

Jogada`,
  },
  password_changed: {
    subject: '你的密码已修改',
    text: `你好！

你的账户密码刚刚修改，所有设备均已退出登录。请使用新密码登录。

如果不是你本人操作，请立即通过“忘记密码”重置密码，并联系我们的客服。

Jogada`,
  },
}
