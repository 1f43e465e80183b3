export const kyc = {
  title: '验证身份',
  lead: '只需一次，在首次充值之前。',
  name: '姓名全称',
  namePlaceholder: '与证件一致',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    '请填写真实资料。充值和提款只支持同一 CPF 名下的银行账户。',
  confirm: '确认',
  refused: '无法完成验证，请核对姓名和 CPF 后重试。',
  lastRefusal: '上次未通过：{reason}',
} as const
