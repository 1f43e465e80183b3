import { odds } from '@jogada/core'
import type { SportsBetRecord } from '@jogada/core/regulator/records'
import type { LedgerSnapshot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { cpfsOf } from '../../kyc/index.ts'
import { betsBehind } from '../../sportsbook/index.ts'
import { actOf, playSources } from './plays.ts'

type Room = Pick<Deps, 'db' | 'vault'>
type Period = { readonly from: Date; readonly to: Date }

/** What was done with sports bets in a period, the oldest first. */
export async function* sportsBets(
  deps: Room,
  ledger: LedgerSnapshot,
  period: Period,
): AsyncGenerator<SportsBetRecord> {
  for await (const page of ledger.plays({ ...playSources.sportsBet, ...period })) {
    const cpfs = await cpfsOf(deps, [...new Set(page.map(({ playerId }) => playerId))])
    for (const { play, stored } of await betsBehind(deps, page)) {
      const { bet, legs } = stored
      yield {
        command: play.commandId,
        at: play.at,
        player: play.playerId,
        cpf: cpfs.get(play.playerId) ?? null,
        ...actOf(play),
        bet: bet.bet_id,
        form: bet.kind,
        placedAt: bet.placed_at,
        odds: bet.odds === null ? null : odds(bet.odds),
        legs: legs.map((leg) => ({
          event: leg.event_id,
          outcome: leg.outcome_id,
          odds: odds(leg.odds),
        })),
      }
    }
  }
}
