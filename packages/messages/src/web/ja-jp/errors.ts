export const errors = {
  loginFirst: '先にログインしてください',
  slowInternet: '通信が遅いようです。しばらくしてからお試しください',
  offline: 'オフラインです。表示が最新でない可能性があります。',
  title: '問題が発生しました',
  explain: 'この操作を完了できませんでした。残高とベットはサーバーで安全に保管されています。',
  reference: 'サポート用コード',
  home: 'ホームへ戻る',
} as const
