import type { LicenceProfile } from './profile.ts'

export type PayoutType = 'CPF' | 'CNPJ' | 'USDT'

/**
 * Where a licence lets money be paid out to: the player's own CPF, and whatever else it
 * allows (X4, X5).
 */
export const payoutTypes = ({
  company,
  usdt,
}: Pick<LicenceProfile['payout'], 'company' | 'usdt'>): readonly PayoutType[] => [
  'CPF',
  ...(company ? (['CNPJ'] as const) : []),
  ...(usdt ? (['USDT'] as const) : []),
]
