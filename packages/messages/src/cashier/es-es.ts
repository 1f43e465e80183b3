import type { CashierTexts } from './index.ts'

export const esEs: CashierTexts = {
  refused: {
    account_closed: 'La cuenta de destino está cerrada.',
    holder_differs: 'La cuenta de destino no está al nombre indicado.',
    bank_refused: 'El banco de destino rechazó el Pix.',
    request_invalid: 'La clave Pix no se pudo usar.',
    operator_refused: 'La solicitud no pasó la revisión. Habla con soporte.',
    documents_needed:
      'Necesitamos un documento tuyo. Envíalo en Mi cuenta y pide el retiro de nuevo.',
    holder_unconfirmed: 'No pudimos confirmar que la cuenta de destino es tuya. Usa una de tu CPF.',
    play_incomplete: 'Parte del importe aún debe apostarse antes del retiro.',
    debt_open:
      'Hay un importe pendiente en tu cuenta. Cuando esté saldado, pide el retiro de nuevo.',
    address_unusable: 'La dirección USDT indicada no pudo recibir el importe.',
  },
  review: {
    open_debt:
      'Hay un importe pendiente en tu cuenta, de un Pix devuelto o de un resultado corregido.',
    large_amount: 'Los importes altos los revisa antes una persona.',
    company_account: 'Las cuentas de empresa las revisa antes una persona.',
    usdt: 'Los pagos en USDT los hace una persona del equipo.',
    security: 'Revisión de seguridad de tu cuenta.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: [
      'Fecha y hora',
      'Tipo',
      'Estado',
      'Movimiento',
      'Importe',
      'Entrada',
      'Salida',
      'Saldo',
      'Id',
    ],
    types: {
      '10': 'Recarga',
      '11': 'Retiro',
      '20': 'Transferencia',
      '30': 'Apuesta deportiva',
      '31': 'Juego',
      '40': 'Promoción',
      '90': 'Otro',
    },
    statuses: { '00': 'Pendiente', '01': 'Cancelado', '10': 'Completado' },
  },
}
