import type { TakenBack } from '@jogada/core/wallet/play-taken-back'
import type { Deps } from '../../../deps.ts'
import { standingOf } from '../../wallet/index.ts'
import type { PlayOf } from '../../wallet/index.ts'
import type { TicketRow } from '../bets/ticket-store.ts'

/** Why a bet that was drawn is open again; it says so until it is drawn anew. */
export const TAKEN_BACK = 'taken_back'

/** How the wagering knows a bet as it stands. */
export const playOf = (bet: Pick<TicketRow, 'player_id' | 'bet_id' | 'revision'>): PlayOf => ({
  playerId: bet.player_id,
  playId: `bet:${bet.bet_id}`,
  revision: bet.revision,
})

/** What of an earlier settlement of the bet was taken back and may count anew. */
export const takenBackOf = async (deps: Deps, bet: TicketRow): Promise<readonly TakenBack[]> =>
  bet.reason === TAKEN_BACK ? standingOf(deps, playOf(bet)) : []
