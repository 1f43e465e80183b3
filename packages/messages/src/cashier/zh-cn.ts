import type { CashierTexts } from './index.ts'
import { refused } from './refused/zh-cn.ts'
import { lobby } from '../web/zh-cn/lobby.ts'

export const zhCn: CashierTexts = {
  refused,
  review: {
    open_debt: '你的账户有未结清金额，来自退回的 Pix 或更正的赛果。',
    large_amount: '大额提现需人工审核。',
    company_account: '公司账户需人工审核。',
    usdt: 'USDT 付款由我们的工作人员办理。',
    security: '你账户的安全检查。',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['时间', '类型', '游戏', '状态', '变动', '金额', '收入', '支出', '余额', 'Id'],
    types: {
      '10': '充值',
      '11': '提现',
      '20': '转账',
      '30': '体育投注',
      '31': '游戏',
      '40': '优惠',
      '90': '其他',
    },
    games: lobby.house,
    statuses: { '00': '处理中', '01': '已取消', '10': '已完成' },
    movements: {
      pixIn: '收到 Pix',
      pixOrder: 'Pix 订单',
      pixBack: 'Pix 已退回',
      pixBackFailed: 'Pix 退回已撤销',
      debtPaid: '欠款已结清',
      withdrawal: '申请提现',
      withdrawalBack: '提现被拒，款项退回',
      withdrawalReturned: '银行退回的提款',
      sent: '转出',
      received: '转入',
      round: '单局',
      stake: '投注',
      result: '结果',
      stakeBack: '投注退回',
      corrected: '结果更正',
      cashOut: '提前兑现',
      bonus: '奖金',
      gift: '礼物',
      vipAward: 'VIP 奖励',
      rebate: '游戏奖金',
      referral: '邀请',
      adjustment: '调整',
    },
  },
}
