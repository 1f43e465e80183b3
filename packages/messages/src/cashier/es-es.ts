import type { CashierTexts } from './index.ts'
import { refused } from './refused/es-es.ts'

export const esEs: CashierTexts = {
  refused,
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
