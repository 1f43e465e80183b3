/**
 * Texts that stand in another language as they stand in Portuguese or English: names, signs and
 * words that both languages share. Everything else that is equal has been forgotten.
 */
export const SAME_AS_BASE: {
  readonly all: readonly string[]
  readonly by: Readonly<Record<string, readonly string[]>>
} = {
  all: ['CPF', 'CNPJ', 'USDT(TRC20)', 'WhatsApp', 'Limbo', 'Double', 'LIMBO', 'DOUBLE'],
  by: {},
}
