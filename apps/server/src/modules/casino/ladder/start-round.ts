import type { casino } from '@jogada/contract'
import type { Money } from '@jogada/core'
import { cashOut, climb, startRefusal } from '@jogada/core/games/ladder'
import type { AskedFrom, Slot } from '@jogada/ledger'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { refuseWhenStopped } from '../../../platform/switches.ts'
import type { CasinoDeps } from '../deps.ts'
import { advance, instantPostings, takeNonce } from '../instant/play-at-once.ts'
import type { ActivePair } from '../seeds/seed-store.ts'
import { gameLimits, refuseAutomatic, refuseUnlessDecided } from '../../game-limits/index.ts'
import { roundTurn } from '../round-pace.ts'
import { stakeRefusal } from '../stake-refusal.ts'
import { answerOf, firstAnswer, replayOf } from './answer.ts'
import type { Answer } from './answer.ts'
import { atOnceCommand, rowOfEnd, startCommand } from './commands.ts'
import type { LadderKit } from './kit.ts'
import { endedView, openView } from './round-view.ts'
import type { OpenRound, Place, Table } from './table.ts'
import { tellMove } from './tell-move.ts'

export type LadderBet<Params> = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly stake: Money
  readonly params: Params
  /** Choices to make at once before cashing out; without them the round stays open. */
  readonly tiles?: readonly number[]
}

/**
 * Starts a round: stake held, nonce taken and round on the table in one commit, or none of it. With
 * `tiles` the whole round is played and paid in that commit. Refuses a bet outside the limits, one
 * without cash, and one while another round of the game is open.
 */
export async function startRound<P, B, V extends casino.LadderRound>(
  deps: CasinoDeps,
  kit: LadderKit<P, B, V>,
  table: Table<P, B>,
  bet: LadderBet<P>,
): Promise<Answer<V>> {
  const { playerId, key } = bet
  await checkBet(deps, kit, bet)
  await refuseWhenStopped(deps, 'games', bet)
  await refuseWhenStopped(deps, `game:${kit.game}`, bet)
  const automatic = bet.tiles !== undefined
  await refuseAutomatic(deps, kit.game, { ...bet, automatic })
  await roundTurn(deps, { playerId, automatic })
  const bodyHash = bodyHashOf(kit, bet)
  return untilFresh(async () => {
    const pair = await deps.seeds.get(playerId)
    const { place, isFresh } = await table.get(playerId)
    if (place.open) {
      table.forget(playerId)
      if (!isFresh) return AGAIN
      const first = await replayOf(deps, kit, { playerId, key, bodyHash })
      if (first) return first
      throw new Refusal('round_already_open', { roundId: String(place.open.roundId) })
    }
    let made: Made<P, B, V> | undefined
    const verdict = await deps.ledger.submit(playerId, (slot) => {
      made = make(deps, { kit, bet, bodyHash, place, pair, slot })
      return made.command
    })
    if (verdict.status === 'stale') {
      deps.seeds.forget(playerId)
      table.forget(playerId)
      return AGAIN
    }
    const posted = postedOrRefusal(verdict)
    if (posted.replayed || !made) {
      return firstAnswer(deps, kit, { playerId, roundId: posted.commandId, posted })
    }
    advance(pair, made.nonce)
    table.set(playerId, made.next)
    const view = made.view()
    // a round that is over at once stood on nobody's table
    if (view.status === 0) tellMove(deps, playerId, view)
    return answerOf(view, posted)
  })
}

async function checkBet<P, B>(deps: CasinoDeps, kit: LadderKit<P, B>, bet: LadderBet<P>) {
  const { params, stake, tiles = [] } = bet
  const limits = gameLimits(deps, kit.game)
  const refused = startRefusal(kit.ladder, { params, stake }, limits)
  if (refused) await refuseUnlessDecided(deps, bet, stakeRefusal(refused, limits))
  const isPlayable =
    tiles.length <= kit.ladder.steps(params) &&
    tiles.every((tile, index) => kit.ladder.choices(params, tiles.slice(0, index)).includes(tile))
  if (!isPlayable) throw new Refusal('tile_out_of_range')
}

const bodyHashOf = <P, B>(kit: LadderKit<P, B>, { stake, params, tiles }: LadderBet<P>) =>
  [kit.game, stake, kit.encodeParams(params), ...(tiles ? [tiles.join(',')] : [])].join(':')

type Made<P, B, V> = {
  readonly command: ReturnType<typeof startCommand>
  readonly nonce: bigint
  readonly next: Place<P, B>
  readonly view: () => V
}

type Making<P, B, V extends casino.LadderRound> = {
  readonly kit: LadderKit<P, B, V>
  readonly bet: LadderBet<P>
  readonly bodyHash: string
  readonly place: Place<P, B>
  readonly pair: ActivePair
  readonly slot: Slot
}

function make<P, B, V extends casino.LadderRound>(
  deps: CasinoDeps,
  making: Making<P, B, V>,
): Made<P, B, V> {
  const { kit, bet, bodyHash, place, pair } = making
  const round = newRound(deps, making)
  const asked = { key: bet.key, bodyHash, place: bet.place }
  const nonce = takeNonce(pair)
  const moves = place.moves + 1n
  if (!bet.tiles) {
    return {
      command: startCommand(kit, asked, place, { round, nonce }),
      nonce: round.nonce,
      next: { moves, open: round },
      view: () => openView(kit, round),
    }
  }
  const row = playedThrough(making, round, bet.tiles)
  const postings = instantPostings(bet.stake, row.payout as Money)
  return {
    command: atOnceCommand(kit, asked, place, { row, nonce, postings }),
    nonce: round.nonce,
    next: { moves, open: null },
    view: () => endedView(kit, row),
  }
}

function newRound<P, B, V extends casino.LadderRound>(
  deps: CasinoDeps,
  { kit, bet, pair, slot }: Making<P, B, V>,
): OpenRound<P, B> {
  const nonce = pair.nonce + 1n
  const { serverSeed, clientSeed } = pair
  return {
    playerId: bet.playerId,
    roundId: slot.commandId,
    params: bet.params,
    board: kit.ladder.draw({ serverSeed, clientSeed, nonce: Number(nonce) }, bet.params),
    stake: bet.stake,
    steps: [],
    algorithmVersion: kit.ladder.algorithmVersion,
    seedPairId: pair.seedPairId,
    serverSeed,
    serverSeedHash: pair.serverSeedHash,
    clientSeed,
    nonce,
    licenceProfile: deps.env.LICENCE_PROFILE,
    openedAt: slot.at,
  }
}

function playedThrough<P, B, V extends casino.LadderRound>(
  { kit, slot }: Making<P, B, V>,
  round: OpenRound<P, B>,
  tiles: readonly number[],
) {
  let picks: readonly number[] = []
  let ended = null
  for (const tile of tiles) {
    const climbed = climb(kit.ladder, { ...round, picks }, tile)
    if (!climbed.ok) throw new Refusal(climbed.code)
    ;({ picks, ended } = climbed.value)
    if (ended) break
  }
  if (!ended) {
    const out = cashOut(kit.ladder, { ...round, picks })
    if (!out.ok) throw new Refusal(out.code)
    ended = out.value
  }
  const at = slot.at.toISOString()
  const command = String(slot.commandId)
  return rowOfEnd(kit, round, {
    ending: { ...ended, isRefund: false },
    steps: picks.map((tile) => ({ tile, command, at, random: false })),
    slot,
  })
}
