import type { PaymentPageTexts } from './pt-br.ts'

export const esEs: PaymentPageTexts = {
  locale: 'es-ES',
  pageTitle: 'Pagar {amount} con Pix',
  amount: 'Importe del depósito',
  to: 'Para',
  preparing: 'Estamos preparando tu código Pix. Vuelve y confirma el depósito otra vez.',
  payBy: 'Paga en',
  step1: 'Copia el código',
  step2: 'Abre la app de tu banco y elige Pix copia e cola',
  step3: 'Pega el código y confirma',
  codeLabel: 'Código Pix para copiar y pegar',
  copy: 'Copiar código',
  check: 'Ya pagué, comprobar',
  own: 'Paga desde una cuenta con tu propio CPF. Un Pix de otra persona se devuelve.',
  qr: 'Código QR del Pix de este depósito',
  scan: 'Apunta la cámara de la app del banco al código QR',
  paidTitle: 'Pago confirmado',
  paid: 'El importe ya está en tu saldo.',
  expiredTitle: 'Este código ha caducado',
  expired:
    'Si ya pagaste, no te preocupes: el importe llega a tu saldo en cuanto el banco confirme. Si no, vuelve y genera un código nuevo.',
  cancelledTitle: 'Depósito cancelado',
  cancelled:
    'Si ya pagaste, no te preocupes: el importe llega a tu saldo en cuanto el banco confirme.',
  returnedTitle: 'Pago en devolución',
  returned:
    'El Pix vino de un CPF distinto del tuyo, por eso el importe vuelve a quien pagó. Paga desde una cuenta con tu propio CPF.',
  withdrawnTitle: 'Código retirado',
  withdrawn:
    'Ahora rige un límite o una pausa en tu cuenta, por eso este código ya no se puede pagar. Si ya pagaste, el importe vuelve a la cuenta de origen.',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. El código está seleccionado: cópialo con el menú del móvil.',
  asking: 'Consultando al banco…',
  notYet: 'El banco aún no confirmó el pago. Suele tardar segundos.',
  askFailed: 'No se pudo consultar ahora. Inténtalo de nuevo en un momento.',
}
