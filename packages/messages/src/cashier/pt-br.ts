import type { CashierTexts } from './index.ts'
import { refused } from './refused/pt-br.ts'

export const ptBr: CashierTexts = {
  refused,
  review: {
    open_debt:
      'Há um valor em aberto na sua conta, de um Pix devolvido ou de um resultado corrigido.',
    large_amount: 'Valores altos passam pela conferência de uma pessoa.',
    company_account: 'Contas de empresa passam pela conferência de uma pessoa.',
    usdt: 'Pagamentos em USDT são feitos por uma pessoa da equipe.',
    security: 'Conferência de segurança da sua conta.',
  },
  file: {
    separator: ';',
    decimal: ',',
    head: [
      'Data e hora',
      'Tipo',
      'Situação',
      'Movimento',
      'Valor',
      'Entrada',
      'Saída',
      'Saldo',
      'Id',
    ],
    types: {
      '10': 'Recarga',
      '11': 'Saque',
      '20': 'Transferência',
      '30': 'Aposta esportiva',
      '31': 'Jogo',
      '40': 'Promoção',
      '90': 'Outro',
    },
    statuses: { '00': 'Pendente', '01': 'Cancelado', '10': 'Concluído' },
  },
}
