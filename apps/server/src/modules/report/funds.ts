import { centavos, formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { houseBalances } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { renewAlert } from '../alert/index.ts'

const EVERY_MS = 10 * 60_000

/** Worker: watches that the money of players is there, where the licence keeps it apart. */
export async function watchFunds(deps: Deps, signal: AbortSignal): Promise<void> {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).funds.apart) return
  await lead({ pool: deps.pool, log: deps.log, name: 'report.funds', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(deps.log, 'looking at the funds of players', () => judgeFunds(deps)),
    ),
  )
}

/**
 * Raises an alert when players are owed more than they paid in and were not paid out: the house has
 * lost more than it ever won, and the rest must be in their account from the operator's own
 * (WAL-11). An open alert says the amounts of now.
 */
export async function judgeFunds(deps: Deps): Promise<void> {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).funds.apart) return
  let received = 0n
  let owed = 0n
  for (const { account, centavos: balance } of await houseBalances(deps.pool)) {
    owed -= balance
    if (account === 'house:psp_clearing') received -= balance
  }
  if (owed <= received) return
  const shown = (amount: bigint) => formatMoney(centavos(amount))
  await renewAlert(deps, {
    kind: 'funds_short',
    subject: 'funds:players',
    detail: { owed: shown(owed), received: shown(received), missing: shown(owed - received) },
  })
}
