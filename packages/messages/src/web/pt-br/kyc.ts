export const kyc = {
  title: 'Confirme quem você é',
  lead: 'Pedimos uma vez só, antes do primeiro depósito.',
  name: 'Nome completo',
  namePlaceholder: 'Como está no documento',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Use seus dados verdadeiros. Depósitos e saques só funcionam com uma conta bancária deste mesmo CPF.',
  confirm: 'Confirmar',
  refused: 'Não foi possível confirmar. Confira o nome e o CPF e tente de novo.',
  lastRefusal: 'Última tentativa: {reason}',
} as const
