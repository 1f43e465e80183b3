export const common = {
  close: '关闭',
  cancel: '取消',
  confirm: '确认',
  back: '返回',
  retry: '重试',
  loading: '加载中',
  understood: '我知道了',
  notice: '提示',
  copied: '已复制',
  copy: '复制',
  done: '完成',
  showAll: '查看全部',
} as const
