import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'Il conto di destinazione è chiuso.',
  holder_differs: 'Il conto di destinazione non è intestato al nome indicato.',
  bank_refused: 'La banca di destinazione ha rifiutato il Pix.',
  request_invalid: 'La chiave Pix non si è potuta usare.',
  operator_refused: 'La richiesta non ha superato la verifica. Contatta l’assistenza.',
  documents_needed:
    'Ci serve un tuo documento. Invialo in Il mio conto e chiedi di nuovo il prelievo.',
  holder_unconfirmed: 'Non abbiamo potuto confermare che il conto è tuo. Usane uno del tuo CPF.',
  play_incomplete: 'Parte dell’importo va ancora giocata prima del prelievo.',
  debt_open: 'C’è un importo dovuto sul tuo conto. Una volta saldato, chiedi di nuovo il prelievo.',
  address_unusable: 'L’indirizzo USDT non ha potuto ricevere l’importo.',
}
