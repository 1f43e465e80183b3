import type { CashierTexts } from './index.ts'

export const zhCn: CashierTexts = {
  refused: {
    account_closed: '收款账户已关闭。',
    holder_differs: '收款账户与所填姓名不符。',
    bank_refused: '收款银行拒绝了该笔 Pix。',
    request_invalid: '该 Pix 密钥无法使用。',
    operator_refused: '申请未通过审核，请联系客服。',
    documents_needed: '需要您的证件。请在“我的账户”上传后重新申请。',
    holder_unconfirmed: '无法确认收款账户属于您。请使用您本人 CPF 的账户。',
    play_incomplete: '部分金额还需投注后才能提现。',
    debt_open: '您的账户有未结清金额，结清后请重新申请。',
    address_unusable: '该 USDT 地址无法收款。',
  },
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
