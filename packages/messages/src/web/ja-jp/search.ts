export const search = {
  title: '検索',
  field: 'ゲーム・チーム・大会・質問',
  hint: 'ゲーム、チーム、大会の名前、または質問を入力してください。',
  waiting: '検索中…',
  count: '{count, plural, =0 {該当する結果がありません。} other {#件の結果}}',
  failed: '検索結果の一部を読み込めませんでした。',
  games: 'ゲーム',
  leagues: '大会',
  events: '試合',
} as const
