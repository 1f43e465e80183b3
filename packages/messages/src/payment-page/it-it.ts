import type { PaymentPageTexts } from './pt-br.ts'

export const itIt: PaymentPageTexts = {
  locale: 'it-IT',
  pageTitle: 'Paga {amount} con Pix',
  amount: 'Importo della ricarica',
  to: 'A',
  preparing: 'Stiamo preparando il tuo codice Pix. Torna indietro e conferma di nuovo la ricarica.',
  payBy: 'Paga entro',
  step1: 'Copia il codice',
  step2: 'Apri l’app della tua banca e scegli Pix copia e cola',
  step3: 'Incolla il codice e conferma',
  codeLabel: 'Codice Pix da copiare',
  copy: 'Copia codice',
  check: 'Ho pagato, verifica',
  own: 'Paga da un conto con il tuo CPF. Un Pix di un’altra persona viene restituito.',
  qr: 'Codice QR del Pix di questa ricarica',
  scan: 'Inquadra il codice QR con l’app della banca',
  paidTitle: 'Pagamento confermato',
  paid: 'L’importo è nel tuo saldo.',
  expiredTitle: 'Questo codice è scaduto',
  expired:
    'Se hai già pagato, tranquillo: l’importo arriva appena la banca conferma. Altrimenti torna indietro e crea un nuovo codice.',
  cancelledTitle: 'Ricarica annullata',
  cancelled: 'Se hai già pagato, tranquillo: l’importo arriva appena la banca conferma.',
  returnedTitle: 'Pagamento in restituzione',
  returned:
    'Il Pix arrivava da un CPF diverso dal tuo, quindi l’importo torna a chi ha pagato. Paga da un conto con il tuo CPF.',
  withdrawnTitle: 'Codice ritirato',
  withdrawn:
    'Ora vale un limite o una pausa del tuo conto, perciò questo codice non si può più pagare. Se hai già pagato, l’importo torna al conto di origine.',
  copied: 'Copiato',
  copyFailed:
    'Non è stato possibile copiare. Il codice è selezionato: copialo dal menu del telefono.',
  asking: 'Stiamo chiedendo alla banca…',
  notYet: 'La banca non ha ancora confermato. Di solito bastano pochi secondi.',
  askFailed: 'Ora non è possibile verificare. Riprova tra un momento.',
}
