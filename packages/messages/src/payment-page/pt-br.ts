export const ptBr = {
  locale: 'pt-BR',
  pageTitle: 'Pagar {amount} com Pix',
  amount: 'Valor da recarga',
  to: 'Para',
  preparing: 'Estamos preparando o seu código Pix. Volte e confirme a recarga outra vez.',
  payBy: 'Pague em até',
  step1: 'Copie o código',
  step2: 'Abra o app do seu banco e escolha Pix copia e cola',
  step3: 'Cole o código e confirme',
  codeLabel: 'Código Pix copia e cola',
  copy: 'Copiar código',
  check: 'Já paguei, verificar',
  own: 'Pague com uma conta no seu próprio CPF. Pix de outra pessoa é devolvido.',
  qr: 'QR Code do Pix desta recarga',
  scan: 'Aponte a câmera do app do banco para o QR Code',
  paidTitle: 'Pagamento confirmado',
  paid: 'O valor já está no seu saldo.',
  expiredTitle: 'Este código expirou',
  expired:
    'Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco confirmar. Senão, volte e gere um código novo.',
  cancelledTitle: 'Recarga cancelada',
  cancelled:
    'Se você já pagou, fique tranquilo: o valor entra no seu saldo assim que o banco confirmar.',
  returnedTitle: 'Pagamento em devolução',
  returned:
    'O Pix veio de um CPF diferente do seu, por isso o valor volta para quem pagou. Pague com uma conta no seu próprio CPF.',
  withdrawnTitle: 'Código retirado',
  withdrawn:
    'Um limite ou uma pausa da sua conta vale agora, por isso este código não pode mais ser pago. Se você já pagou, o valor volta para a conta de onde saiu.',
  copied: 'A cópia foi bem-sucedida',
  copyFailed: 'Não foi possível copiar. O código está selecionado: copie pelo menu do celular.',
  asking: 'Consultando o banco…',
  notYet: 'O banco ainda não confirmou o pagamento. Isso costuma levar segundos.',
  askFailed: 'Não foi possível consultar agora. Tente novamente em instantes.',
} as const

/** What the payment page of a deposit says in one language, with its locale. */
export type PaymentPageTexts = Readonly<Record<keyof typeof ptBr, string>>
