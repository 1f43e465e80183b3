import type { CashierTexts } from './index.ts'
import { refused } from './refused/it-it.ts'

export const itIt: CashierTexts = {
  refused,
  review: {
    open_debt:
      'C’è un importo dovuto sul tuo conto, per un Pix restituito o un risultato corretto.',
    large_amount: 'Gli importi alti sono verificati prima da una persona.',
    company_account: 'I conti aziendali sono verificati prima da una persona.',
    usdt: 'I pagamenti in USDT sono fatti da una persona del team.',
    security: 'Controllo di sicurezza del tuo conto.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: [
      'Data e ora',
      'Tipo',
      'Stato',
      'Movimento',
      'Importo',
      'Entrata',
      'Uscita',
      'Saldo',
      'Id',
    ],
    types: {
      '10': 'Ricarica',
      '11': 'Prelievo',
      '20': 'Trasferimento',
      '30': 'Scommessa sportiva',
      '31': 'Gioco',
      '40': 'Promozione',
      '90': 'Altro',
    },
    statuses: { '00': 'In attesa', '01': 'Annullato', '10': 'Completato' },
  },
}
