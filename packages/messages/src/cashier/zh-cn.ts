import type { CashierTexts } from './index.ts'
import { refused } from './refused/zh-cn.ts'

export const zhCn: CashierTexts = {
  refused,
  review: {
    open_debt: '您的账户有未结清金额，来自退回的 Pix 或更正的赛果。',
    large_amount: '大额提现需人工审核。',
    company_account: '公司账户需人工审核。',
    usdt: 'USDT 付款由我们的工作人员办理。',
    security: '您账户的安全检查。',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['时间', '类型', '状态', '变动', '金额', '收入', '支出', '余额', 'Id'],
    types: {
      '10': '充值',
      '11': '提现',
      '20': '转账',
      '30': '体育投注',
      '31': '游戏',
      '40': '优惠',
      '90': '其他',
    },
    statuses: { '00': '处理中', '01': '已取消', '10': '已完成' },
  },
}
