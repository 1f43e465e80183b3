import { centavos, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'

const MAX_DIGITS = 9

/** Reads what stands in a centavos field: its digits, the last two of them centavos. */
export function typedMoney(text: string): Money {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITS)
  return centavos(BigInt(digits || '0'))
}

/** An amount of the wire; zero where there is none. */
export const moneyOf = (wire: string | undefined | null): Money => parseMoney(wire ?? '') ?? zero
