import { takeBalance } from '../session/balance-change.ts'

/** A round with the balance after it; null where the call moved no money. */
export type MoneyAnswer<Round> = {
  readonly round: Round
  readonly balance: string | null
  readonly version: string | null
}

/** Shows the balance that came with an answer, if one came. */
export function takeAnswer({ balance, version }: MoneyAnswer<unknown>) {
  if (balance !== null && version !== null) takeBalance({ balance, version })
}
