export const kyc = {
  title: 'Bestätige, wer du bist',
  lead: 'Wir fragen nur einmal, vor der ersten Einzahlung.',
  name: 'Vollständiger Name',
  namePlaceholder: 'Wie im Ausweis',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  warning:
    'Nutze deine echten Daten. Ein- und Auszahlungen gehen nur mit einem Bankkonto auf diese CPF.',
  confirm: 'Bestätigen',
  refused: 'Bestätigung nicht möglich. Prüfe Name und CPF und versuche es noch einmal.',
  lastRefusal: 'Letzter Versuch: {reason}',
}
