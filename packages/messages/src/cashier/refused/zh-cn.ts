import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: '收款账户已关闭。',
  holder_differs: '收款账户与所填姓名不符。',
  bank_refused: '收款银行拒绝了该笔 Pix。',
  request_invalid: '该 Pix 密钥无法使用。',
  operator_refused: '申请未通过审核，请联系客服。',
  documents_needed: '需要你的证件。请在“我的账户”上传后重新申请。',
  holder_unconfirmed: '无法确认收款账户属于你。请使用你本人 CPF 的账户。',
  play_incomplete: '部分金额还需投注后才能提现。',
  debt_open: '你的账户有未结清金额，结清后请重新申请。',
  address_unusable: '该 USDT 地址无法收款。',
}
