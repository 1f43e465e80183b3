import type { CashierTexts } from './index.ts'
import { refused } from './refused/de-de.ts'

export const deDe: CashierTexts = {
  refused,
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
    movements: {
      pixIn: 'Pix erhalten',
      pixOrder: 'Pix bestellt',
      pixBack: 'Pix zurückgegeben',
      pixBackFailed: 'Rückgabe eines Pix aufgehoben',
      debtPaid: 'Offener Betrag beglichen',
      withdrawal: 'Auszahlung beantragt',
      withdrawalBack: 'Auszahlung abgelehnt, Geld zurück',
      withdrawalReturned: 'Auszahlung von der Bank zurück',
      sent: 'Gesendet',
      received: 'Empfangen',
      stake: 'Einsatz',
      result: 'Ergebnis',
      stakeBack: 'Einsatz zurück',
      corrected: 'Ergebnis berichtigt',
      cashOut: 'Vorzeitig ausgezahlt',
      bonus: 'Bonus',
      gift: 'Geschenk',
      vipAward: 'VIP-Prämie',
      rebate: 'Spielbonus',
      referral: 'Empfehlung',
      adjustment: 'Korrektur',
    },
  },
}
