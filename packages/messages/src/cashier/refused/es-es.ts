import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'La cuenta de destino está cerrada.',
  holder_differs: 'La cuenta de destino no está al nombre indicado.',
  bank_refused: 'El banco de destino rechazó el Pix.',
  request_invalid: 'La clave Pix no se pudo usar.',
  operator_refused: 'La solicitud no pasó la revisión. Habla con soporte.',
  documents_needed:
    'Necesitamos un documento tuyo. Envíalo en Mi cuenta y pide el retiro de nuevo.',
  holder_unconfirmed: 'No pudimos confirmar que la cuenta de destino es tuya. Usa una de tu CPF.',
  play_incomplete: 'Parte del importe aún debe apostarse antes del retiro.',
  debt_open: 'Hay un importe pendiente en tu cuenta. Cuando esté saldado, pide el retiro de nuevo.',
  address_unusable: 'La dirección USDT indicada no pudo recibir el importe.',
}
