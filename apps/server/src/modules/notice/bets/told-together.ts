import { add, formatMoney, parseMoney, zero } from '@jogada/core'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** How long a settled bet waits for others before its player is told outside the inbox. */
export const GATHER_MS = 15_000

const SETTLED = 'bet_settled_'

/** Whether messages of the kind are told in one where several wait: a match ends many bets at once. */
export const isToldTogether = (kind: string): boolean => kind.startsWith(SETTLED)

/** The same rule in SQL, of the column `message.kind`. */
export const toldTogether: RawBuilder<boolean> = sql<boolean>`starts_with(message.kind, ${SETTLED})`

type Worded = { readonly kind: string; readonly values: Readonly<Record<string, string>> }

/** One message as it is; of several how many bets ended, and what they returned together. */
export function inOneMessage(messages: readonly [Worded, ...Worded[]]): Worded {
  const [{ kind, values }, ...others] = messages
  if (others.length === 0) return { kind, values }
  const returned = messages.map((one) => parseMoney(one.values['amount'] ?? '') ?? zero)
  return {
    kind: 'bets_settled',
    values: { count: String(messages.length), amount: formatMoney(add(...returned)) },
  }
}
