export const kyc = {
  title: 'Confirma quién eres',
  lead: 'Lo pedimos una sola vez, antes del primer depósito.',
  name: 'Nombre completo',
  namePlaceholder: 'Como aparece en el documento',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Usa tus datos verdaderos. Los depósitos y retiros solo funcionan con una cuenta bancaria de este mismo CPF.',
  confirm: 'Confirmar',
  refused: 'No se pudo confirmar. Revisa el nombre y el CPF e inténtalo de nuevo.',
  lastRefusal: 'Último intento: {reason}',
}
