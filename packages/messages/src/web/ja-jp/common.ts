export const common = {
  close: '閉じる',
  cancel: 'キャンセル',
  confirm: '確認',
  back: '戻る',
  retry: '再試行',
  loading: '読み込み中',
  understood: '了解しました',
  notice: 'お知らせ',
  copied: 'コピーしました',
  copy: 'コピー',
  done: '完了',
  showAll: 'すべて見る',
} as const
