import type { CashierTexts } from './index.ts'

export const itIt: CashierTexts = {
  refused: {
    account_closed: 'Il conto di destinazione è chiuso.',
    holder_differs: 'Il conto di destinazione non è intestato al nome indicato.',
    bank_refused: 'La banca di destinazione ha rifiutato il Pix.',
    request_invalid: 'La chiave Pix non si è potuta usare.',
    operator_refused: 'La richiesta non ha superato la verifica. Contatta l’assistenza.',
    documents_needed:
      'Ci serve un tuo documento. Invialo in Il mio conto e chiedi di nuovo il prelievo.',
    holder_unconfirmed: 'Non abbiamo potuto confermare che il conto è tuo. Usane uno del tuo CPF.',
    play_incomplete: 'Parte dell’importo va ancora giocata prima del prelievo.',
    debt_open:
      'C’è un importo dovuto sul tuo conto. Una volta saldato, chiedi di nuovo il prelievo.',
    address_unusable: 'L’indirizzo USDT non ha potuto ricevere l’importo.',
  },
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
