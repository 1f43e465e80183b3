export const kyc = {
  title: 'Confirm who you are',
  lead: 'We ask only once, before the first deposit.',
  name: 'Full name',
  namePlaceholder: 'As on your document',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Give your true data. Deposits and withdrawals only work with a bank account of this same CPF.',
  confirm: 'Confirm',
  refused: 'We could not confirm this. Check the name and the CPF and try again.',
  lastRefusal: 'Last try: {reason}',
} as const
