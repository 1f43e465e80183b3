export const errors = {
  loginFirst: '请先登录',
  slowInternet: '网络较慢，请稍后再试',
  offline: '你已离线，当前内容可能不是最新。',
  title: '出了点问题',
  explain: '这一步没能完成。你的余额和投注都安全保存在服务器上。',
  reference: '客服参考码',
  home: '返回首页',
} as const
