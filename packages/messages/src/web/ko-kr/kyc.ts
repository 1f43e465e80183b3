export const kyc = {
  title: '본인 확인',
  lead: '첫 입금 전에 한 번만 확인합니다.',
  name: '성명',
  namePlaceholder: '신분증과 동일하게',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    '실제 정보를 입력하세요. 입출금은 같은 CPF의 은행 계좌로만 가능합니다.',
  confirm: '확인',
  refused: '확인하지 못했습니다. 이름과 CPF를 확인하고 다시 시도하세요.',
  lastRefusal: '지난 시도: {reason}',
} as const
