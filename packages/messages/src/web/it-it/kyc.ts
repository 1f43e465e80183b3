export const kyc = {
  title: 'Conferma chi sei',
  lead: 'Lo chiediamo una volta sola, prima del primo deposito.',
  name: 'Nome completo',
  namePlaceholder: 'Come sul documento',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Usa i tuoi dati veri. Depositi e prelievi funzionano solo con un conto bancario di questo CPF.',
  confirm: 'Conferma',
  refused: 'Impossibile confermare. Controlla nome e CPF e riprova.',
  lastRefusal: 'Ultimo tentativo: {reason}',
}
