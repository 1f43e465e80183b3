import type { CallReply, draw } from '@jogada/contract'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { Deps } from '../../../deps.ts'
import { listSeenBets, sumBets } from '../bets/bet-store.ts'
import { seenBetView, totalView } from '../bets/bet-view.ts'
import { listOver, newestRound } from './round-store.ts'
import type { RoundRow } from './round-store.ts'
import { roundView } from './round-view.ts'

type Current = CallReply<typeof draw.currentDraw>

const SEEN_BETS = 30
const LAST_ROUNDS = 20
/** Many visitors ask at the same moments: one answer serves all of them for so long. */
const SHARED_MS = 300

export type CurrentDraws = { of(channel: DrawChannelCode): Promise<Current> }

/** What is under way on a channel; asked often, so that close questions share an answer. */
export function createCurrentDraws(deps: Deps): CurrentDraws {
  const shared = new Map<DrawChannelCode, { readonly at: number; answer: Promise<Current> }>()
  return {
    async of(channel) {
      const now = deps.clock.now()
      const known = shared.get(channel)
      const isFresh = known && Math.abs(now.getTime() - known.at) < SHARED_MS
      const asked = isFresh ? known : { at: now.getTime(), answer: read(deps, channel) }
      if (!isFresh) {
        shared.set(channel, asked)
        asked.answer.catch(() => shared.delete(channel))
      }
      return { ...(await asked.answer), serverTime: now.toISOString() }
    },
  }
}

async function read(deps: Deps, channel: DrawChannelCode): Promise<Current> {
  const round = await newestRound(deps, channel)
  const [bets, totals, last] = await Promise.all([
    round ? listSeenBets(deps, round, SEEN_BETS) : [],
    round ? sumBets(deps, round) : [],
    listOver(deps, channel, { before: null, limit: LAST_ROUNDS }),
  ])
  const now = deps.clock.now()
  return {
    serverTime: now.toISOString(),
    round: round && isCurrent(round, now) ? roundView(round) : null,
    totals: totals.map(totalView),
    bets: bets.map(seenBetView),
    last: last.map(roundView),
  }
}

/** A round stays on the page until the next one opens, and a little longer. */
const isCurrent = (round: RoundRow, now: Date) =>
  round.settled_at === null || now.getTime() < round.end_at.getTime() + 2_000
