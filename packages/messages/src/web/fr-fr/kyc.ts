export const kyc = {
  title: 'Confirmez votre identité',
  lead: 'Nous le demandons une seule fois, avant le premier dépôt.',
  name: 'Nom complet',
  namePlaceholder: 'Comme sur le document',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Utilisez vos vraies données. Dépôts et retraits ne marchent qu’avec un compte bancaire à ce même CPF.',
  confirm: 'Confirmer',
  refused: 'Confirmation impossible. Vérifiez le nom et le CPF puis réessayez.',
  lastRefusal: 'Dernier essai : {reason}',
}
