import type { CashierTexts } from './index.ts'

export const ptBr: CashierTexts = {
  refused: {
    account_closed: 'A conta de destino está encerrada.',
    holder_differs: 'A conta de destino não está no nome informado.',
    bank_refused: 'O banco de destino recusou o Pix.',
    request_invalid: 'A chave Pix não pôde ser usada.',
    operator_refused: 'O pedido não passou na análise. Fale com o suporte.',
    documents_needed:
      'Precisamos de um documento seu. Envie em Minha conta e peça o saque de novo.',
    holder_unconfirmed: 'Não confirmamos que a conta de destino é sua. Use uma conta do seu CPF.',
    play_incomplete: 'Parte do valor ainda precisa ser apostada antes do saque.',
    debt_open: 'Há um valor em aberto na sua conta. Depois de quitado, peça o saque de novo.',
    address_unusable: 'O endereço USDT informado não pôde receber o valor.',
  },
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
