import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'Das Zielkonto ist geschlossen.',
  holder_differs: 'Das Zielkonto läuft nicht auf den angegebenen Namen.',
  bank_refused: 'Die Zielbank hat das Pix abgelehnt.',
  request_invalid: 'Der Pix-Schlüssel konnte nicht benutzt werden.',
  operator_refused: 'Die Prüfung wurde nicht bestanden. Schreib dem Support.',
  documents_needed:
    'Wir brauchen ein Dokument von dir. Sende es unter Mein Konto und beantrage die Auszahlung erneut.',
  holder_unconfirmed:
    'Wir konnten nicht bestätigen, dass das Zielkonto dir gehört. Nutze ein Konto deiner CPF.',
  play_incomplete: 'Ein Teil des Betrags muss vor der Auszahlung noch umgesetzt werden.',
  debt_open:
    'Auf deinem Konto ist ein Betrag offen. Beantrage die Auszahlung erneut, wenn er beglichen ist.',
  address_unusable: 'Die USDT-Adresse konnte den Betrag nicht empfangen.',
}
