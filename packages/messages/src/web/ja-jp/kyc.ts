export const kyc = {
  title: '本人確認',
  lead: '初回入金の前に一度だけお願いしています。',
  name: '氏名',
  namePlaceholder: '書類どおりにご記入ください',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    '正しい情報をご入力ください。入出金には、同じCPF名義の銀行口座のみご利用いただけます。',
  confirm: '確認',
  refused: '確認できませんでした。氏名とCPFをご確認のうえ、もう一度お試しください。',
  lastRefusal: '前回の結果：{reason}',
} as const
