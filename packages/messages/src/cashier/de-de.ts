import type { CashierTexts } from './index.ts'

export const deDe: CashierTexts = {
  refused: {
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
  },
  review: {
    open_debt:
      'Auf deinem Konto ist ein Betrag offen, aus einem zurückgegebenen Pix oder einem berichtigten Ergebnis.',
    large_amount: 'Hohe Beträge prüft zuerst eine Person.',
    company_account: 'Firmenkonten prüft zuerst eine Person.',
    usdt: 'Zahlungen in USDT macht eine Person unseres Teams.',
    security: 'Sicherheitsprüfung deines Kontos.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: ['Zeit', 'Art', 'Status', 'Bewegung', 'Betrag', 'Eingang', 'Ausgang', 'Guthaben', 'Id'],
    types: {
      '10': 'Einzahlung',
      '11': 'Auszahlung',
      '20': 'Überweisung',
      '30': 'Sportwette',
      '31': 'Spiel',
      '40': 'Aktion',
      '90': 'Anderes',
    },
    statuses: { '00': 'Offen', '01': 'Abgebrochen', '10': 'Abgeschlossen' },
  },
}
