export const search = {
  title: '搜索',
  field: '游戏、球队、赛事或问题',
  hint: '输入游戏、球队或赛事名称，或输入问题。',
  waiting: '搜索中…',
  count: '{count, plural, =0 {没有符合的结果。} other {# 个结果}}',
  failed: '部分搜索未能加载。',
  games: '游戏',
  leagues: '赛事',
  events: '赛事',
} as const
