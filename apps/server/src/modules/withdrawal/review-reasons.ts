import type { RiskFlag } from '@jogada/core/withdrawal/risk'

/** Why an operator must look at a withdrawal first, whatever its score. */
export const holds = [
  'large_amount',
  'company_account',
  'usdt',
  'test_account',
  'open_debt',
] as const

export type Hold = (typeof holds)[number]
export type ReviewFlag = Hold | RiskFlag | 'risk_score'

type Class = 'open_debt' | 'large_amount' | 'company_account' | 'usdt' | 'security'

const pt: Readonly<Record<Class, string>> = {
  open_debt:
    'Há um valor em aberto na sua conta, de um Pix devolvido ou de um resultado corrigido.',
  large_amount: 'Valores altos passam pela conferência de uma pessoa.',
  company_account: 'Contas de empresa passam pela conferência de uma pessoa.',
  usdt: 'Pagamentos em USDT são feitos por uma pessoa da equipe.',
  security: 'Conferência de segurança da sua conta.',
}

const en: Readonly<Record<Class, string>> = {
  open_debt: 'Something is owed on your account, after a returned Pix or a corrected result.',
  large_amount: 'A person looks at large amounts first.',
  company_account: 'A person looks at company accounts first.',
  usdt: 'Payments in USDT are made by a person of our team.',
  security: 'A security check of your account.',
}

/** The class of reason that the player reads; signs of risk are not told one by one. */
export function reviewText(flags: readonly string[], language: string): string {
  const texts = language === 'en_US' ? en : pt
  const shown = (['open_debt', 'usdt', 'company_account', 'large_amount'] as const).find((flag) =>
    flags.includes(flag),
  )
  return texts[shown ?? 'security']
}
