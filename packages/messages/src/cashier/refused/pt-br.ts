import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'A conta de destino está encerrada.',
  holder_differs: 'A conta de destino não está no nome informado.',
  bank_refused: 'O banco de destino recusou o Pix.',
  request_invalid: 'A chave Pix não pôde ser usada.',
  operator_refused: 'O pedido não passou na análise. Fale com o suporte.',
  documents_needed: 'Precisamos de um documento seu. Envie em Minha conta e peça o saque de novo.',
  holder_unconfirmed: 'Não confirmamos que a conta de destino é sua. Use uma conta do seu CPF.',
  play_incomplete: 'Parte do valor ainda precisa ser apostada antes do saque.',
  debt_open: 'Há um valor em aberto na sua conta. Depois de quitado, peça o saque de novo.',
  address_unusable: 'O endereço USDT informado não pôde receber o valor.',
}
