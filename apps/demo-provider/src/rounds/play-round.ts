import { payoutOf } from '../math/evaluate.ts'
import type { Stops } from '../math/evaluate.ts'
import { reels } from '../math/machine.ts'
import type { Seat } from '../seats/seat-store.ts'
import type { Studio } from '../studio.ts'
import type { Done } from '../wallet/done-store.ts'
import { units, WalletSilent } from '../wallet/wallet-client.ts'
import type { WalletAnswer } from '../wallet/wallet-client.ts'
import { beginRound } from './begin-round.ts'
import type { Play } from './begin-round.ts'
import { notPlayed, replyOf } from './round-reply.ts'
import type { RoundReply } from './round-reply.ts'
import type { Round } from './round-store.ts'

const DEBIT_TRIES = 3
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 300_000

/** Draws where the reels stop, each stop equally likely. */
const draw = (studio: Studio): Stops =>
  reels.map((strip) => studio.below(strip.length)) as unknown as Stops

/**
 * Plays one round for a seat, once per request: stake first, then the draw, then what it paid. The
 * same request gives the same round again.
 */
export async function playRound(studio: Studio, seat: Seat, play: Play): Promise<RoundReply> {
  if (seat.walletToken === null) return playDemo(studio, seat, play)
  const { round, isNew } = beginRound(studio, seat.seatId, {
    ...play,
    walletToken: seat.walletToken,
    state: 'debiting',
  })
  if (!isNew) return replyOf(round, null)
  return studio.holding(round.roundId, () => stakeAndDraw(studio, round))
}

async function stakeAndDraw(studio: Studio, round: Round): Promise<RoundReply> {
  const { answer: taken, wasSilent } = await askForStake(studio, round)
  if (taken?.status !== 'RS_OK') {
    // a refusal says nothing of an earlier call that was not answered and may still be carried out
    if (taken && !wasSilent) studio.store.move(round.roundId, 'refused', taken.status)
    else studio.store.move(round.roundId, 'cancelling')
    return replyOf(studio.store.find(round.roundId), taken)
  }
  note(studio, round, { kind: 'bet', transactionId: round.debitId, amount: round.stake })
  const stops = draw(studio)
  studio.store.drawn(round.roundId, stops, payoutOf(round.stake, stops))
  const paid = await settle(studio, studio.store.find(round.roundId))
  return replyOf(studio.store.find(round.roundId), paid)
}

type Asked = {
  /** Null when nobody answered. */
  readonly answer: WalletAnswer | null
  /** Whether any of the calls was not answered. */
  readonly wasSilent: boolean
}

/** Asks for the stake a few times under the same id. */
async function askForStake(studio: Studio, round: Round): Promise<Asked> {
  for (let attempt = 1; attempt <= DEBIT_TRIES; attempt++) {
    try {
      const answer = await studio.wallet('/transaction/bet', {
        ...wireOf(round),
        transaction_uuid: round.debitId,
        amount: units(round.stake),
      })
      return { answer, wasSilent: attempt > 1 }
    } catch (error) {
      if (!(error instanceof WalletSilent)) throw error
    }
  }
  return { answer: null, wasSilent: true }
}

const wireOf = (round: Round) => ({
  token: round.walletToken,
  game_code: GAME_CODE,
  currency: 'BRL',
  round: round.roundId,
})

export const GAME_CODE = 'feira'

/**
 * Tells the operator how a round ended: what was drawn is paid, a stake without a draw goes back.
 * Null when nobody answered; the round is then told again later.
 */
export async function settle(studio: Studio, round: Round): Promise<WalletAnswer | null> {
  try {
    return round.state === 'crediting' ? await pay(studio, round) : await giveBack(studio, round)
  } catch (error) {
    if (!(error instanceof WalletSilent)) throw error
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** round.tries, LONGEST_PAUSE_MS)
    studio.store.tryAgainAt(round.roundId, studio.now() + pause)
    return null
  }
}

async function pay(studio: Studio, round: Round): Promise<WalletAnswer> {
  const answer = await studio.wallet('/transaction/win', {
    ...wireOf(round),
    transaction_uuid: round.creditId,
    reference_transaction_uuid: round.debitId,
    amount: units(round.payout),
    round_closed: true,
  })
  const paid = answer.status === 'RS_OK'
  if (paid)
    note(studio, round, { kind: 'win', transactionId: round.creditId, amount: round.payout })
  studio.store.move(round.roundId, paid ? 'done' : 'cancelled', paid ? null : answer.status)
  return answer
}

async function giveBack(studio: Studio, round: Round): Promise<WalletAnswer> {
  const answer = await studio.wallet('/transaction/rollback', {
    ...wireOf(round),
    transaction_uuid: round.rollbackId,
    reference_transaction_uuid: round.debitId,
  })
  const isDone = answer.status === 'RS_OK'
  if (isDone)
    note(studio, round, { kind: 'rollback', transactionId: round.rollbackId, amount: null })
  studio.store.move(round.roundId, 'cancelled', isDone ? null : answer.status)
  return answer
}

const note = (
  studio: Studio,
  { roundId }: Round,
  done: Pick<Done, 'kind' | 'transactionId' | 'amount'>,
) => studio.store.noteDone({ ...done, roundId, at: studio.now() })

function playDemo(studio: Studio, seat: Seat, { stake }: Play): RoundReply {
  const roundId = studio.newId()
  const left = studio.store.moveDemo(seat.seatId, -stake)
  if (left === null) return notPlayed(roundId, 'RS_ERROR_NOT_ENOUGH_MONEY')
  const stops = draw(studio)
  const payout = payoutOf(stake, stops)
  const balance = studio.store.moveDemo(seat.seatId, payout)
  const prize = payout > 0 ? 'paid' : null
  return { roundId, outcome: 'played', reason: null, stops, payout, prize, balance }
}
