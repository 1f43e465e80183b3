import type { casino } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { MoneyCommand } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import type { OwnedWin } from '../../../platform/realtime.ts'
import { getPlayer } from '../../account/index.ts'
import { unlistedOf } from './listing.ts'

export type WinsFeed = {
  /** The latest wins of all processes, newest first. */
  recent(): casino.PublicWin[]
  stop(): void
}

type Win = {
  readonly playerId: bigint
  readonly game: string
  readonly stake: bigint
  readonly payout: bigint
  readonly at: Date
}

const GATHER_MS = 1000
const SHOWN_AT_ONCE = 10
const WAITING_MAX = 200
const RECENT = 20
const REMEMBERED = 20_000
/** Operators mark and unmark test accounts. */
const REMEMBERED_MS = 10_000

/** Games of one player and draws; games of other studios. */
const TOLD: ReadonlySet<string> = new Set(['round_settled', 'provider_paid'])

/**
 * Tells visitors the real wins of this process as they are committed, a few at a time, the greatest
 * where there are many. A return of no more than the stake is no win, and test accounts are left
 * out, as are players who left the feed. With the feed switched off nobody hears anything.
 */
export function createWinsFeed(deps: Deps): WinsFeed {
  if (deps.env.WINS_FEED === 'off') return { recent: () => [], stop: () => undefined }
  const nameOf = createShownNames(deps)
  let waiting: Win[] = []
  let recent: OwnedWin[] = []
  // who left while a win of theirs was on its way
  const left = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    timer = undefined
    const greatest = waiting
      .toSorted((a, b) => (a.payout < b.payout ? 1 : -1))
      .slice(0, SHOWN_AT_ONCE)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    waiting = []
    const unlisted = await unlistedOf(
      deps,
      greatest.map(({ playerId }) => playerId),
    )
    const named: OwnedWin[] = []
    for (const win of greatest) {
      const player = unlisted.has(win.playerId) ? null : await nameOf(win.playerId)
      if (player === null) continue
      named.push({ win: publicWin(win, player), playerId: String(win.playerId) })
    }
    const wins = named.filter(({ playerId }) => !left.has(playerId))
    if (wins.length === 0) return
    tell(wins)
    deps.realtime.toOtherProcesses(wins)
  }
  const tell = (wins: readonly OwnedWin[]) => {
    const told = wins.filter(({ playerId }) => !left.has(playerId))
    recent = [...told.toReversed(), ...recent].slice(0, RECENT)
    if (told.length === 0) return
    deps.realtime.toWinWatchers(
      told.map(({ win }) => win),
      shown,
    )
  }
  const shown = () => recent.map(({ win }) => win)
  deps.realtime.onWinListing((playerId, isListed) => {
    if (isListed) left.delete(playerId)
    else left.add(playerId)
    const staying = recent.filter((one) => !left.has(one.playerId))
    if (staying.length === recent.length) return
    recent = staying
    deps.realtime.toWinWatchersAnew(shown())
  })
  deps.realtime.onForeignWins(tell)

  const unlisten = deps.ledger.onPosted(({ playerId, posted, command }) => {
    const win = winOf(command)
    if (!win) return
    if (waiting.length < WAITING_MAX) waiting.push({ playerId, at: posted.at, ...win })
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => deps.log.error({ err: error }, 'the wins feed failed'))
    }, GATHER_MS).unref()
  })
  return {
    recent: shown,
    stop() {
      unlisten()
      clearTimeout(timer)
    },
  }
}

function winOf({ events = [] }: MoneyCommand) {
  const settled = events.find(({ topic }) => TOLD.has(topic))?.payload
  if (!settled) return null
  const stake = BigInt(String(settled['stake']))
  const payout = BigInt(String(settled['payout']))
  // a free round has no stake to compare with
  return stake > 0n && payout > stake ? { game: String(settled['game']), stake, payout } : null
}

const publicWin = ({ game, stake, payout, at }: Win, player: string): casino.PublicWin => ({
  game,
  player,
  at: at.toISOString(),
  stake: formatMoney(centavos(stake)),
  payout: formatMoney(centavos(payout)),
  multiplier: Number((payout * 10_000n) / stake),
})

/** The beginning of a player's name and nothing else; null for a test account. */
function createShownNames({ db, clock }: Deps) {
  const known = new Map<bigint, { readonly shown: string | null; readonly untilMs: number }>()
  return async (playerId: bigint): Promise<string | null> => {
    const nowMs = clock.now().getTime()
    const remembered = known.get(playerId)
    if (remembered && nowMs < remembered.untilMs) return remembered.shown
    const { email, is_test } = await getPlayer(db, playerId)
    const shown = is_test ? null : `${email.slice(0, 2)}***`
    if (known.size >= REMEMBERED) known.clear()
    known.set(playerId, { shown, untilMs: nowMs + REMEMBERED_MS })
    return shown
  }
}
