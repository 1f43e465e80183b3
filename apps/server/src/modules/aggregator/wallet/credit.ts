import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, MoneyCommand, Posting, RowWrite, Slot, Verdict } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { encodeRefusal } from '../../../platform/verdict.ts'
import { raiseAlert } from '../../alert/index.ts'
import { findGameSession } from '../sessions/session-store.ts'
import type { GameSession } from '../sessions/session-store.ts'
import { answerOf, bodyHash, fault, isTakenId, stranger, transactionKey } from './answers.ts'
import { endRound } from './end-round.ts'
import type { CreditCall, WalletAnswer } from './port.ts'
import { stakeChangeRow, transactionRow } from './rows.ts'
import { settleMoves } from './settle-moves.ts'
import { STAGE, stageMove, stageName } from './stake-counter.ts'
import { noteRefusedPrize, readStake } from './stake-store.ts'
import type { Stake } from './stake-store.ts'

/**
 * Brings what a round paid, once per transaction id of the provider, also after the game was closed
 * or its player logged out. A credit of nothing ends a lost round; one that ends its round settles
 * whatever else of the round is open, also when it is repeated. Refuses a credit whose debit
 * never came, is of another round or was rolled back; a promotion or a jackpot needs no debit. What
 * is above the provider's largest credit is refused for good, and told to a person; the stake stays
 * as it is, so that its studio may still give it back.
 */
export async function credit(deps: Deps, call: CreditCall): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  const { player_id: playerId } = session
  const key = transactionKey(call.provider, 'credit', call.transactionId)
  const hash = bodyHash(call.roundId, call.amount, call.debitId, call.endsRound)
  try {
    return await untilFresh(async () => {
      const known = await deps.ledger.find(playerId, key)
      const read =
        call.debitId === null || known
          ? null
          : await readStake(deps, call.provider, { playerId, debitId: call.debitId })
      if (read && !read.stake) return await fault(deps, playerId, 'unknown_debit')
      if (read?.stake && read.stake.roundId !== call.roundId) {
        await tellOfOtherRound(deps, { call, playerId, stake: read.stake })
        return await fault(deps, playerId, 'unknown_debit')
      }
      if (read?.stage === STAGE.rolledBack) return await fault(deps, playerId, 'already_refunded')
      const verdict = await deps.ledger.submit(playerId, (slot) =>
        call.amount > call.largest
          ? tooLarge({ call, key, hash })
          : creditCommand({ call, key, hash, session, read }, slot),
      )
      if (isRefused(verdict)) await noteTooLarge(deps, { call, playerId })
      const answer = await answerOf(deps, playerId, verdict)
      if (answer?.ok && call.endsRound) await endRound(deps, call)
      return answer ?? AGAIN
    })
  } catch (error) {
    if (isTakenId(error)) return fault(deps, playerId, 'duplicate')
    throw error
  }
}

/** A prize that is not paid is missed by its player: somebody must ask the studio what it meant. */
const tellOfOtherRound = (
  deps: Deps,
  { call, playerId, stake }: Pick<Credit, 'call'> & { playerId: bigint; stake: Stake },
) =>
  raiseAlert(deps, {
    kind: 'studio_credit_refused',
    subject: `studio:${call.provider}:credit:${call.transactionId}`,
    detail: {
      playerId: String(playerId),
      amount: formatMoney(call.amount),
      round: call.roundId,
      debit: stake.debitId,
      stakeRound: stake.roundId,
    },
  })

/** A studio that asks again hears the same, also once a person has paid what was right by hand. */
const tooLarge = ({ call, key, hash }: Pick<Credit, 'call' | 'key' | 'hash'>): MoneyCommand => ({
  key,
  bodyHash: hash,
  kind: kindOf(call),
  postings: [],
  refusal: encodeRefusal(new Refusal('limit_reached')),
})

const isRefused = (verdict: Verdict): boolean =>
  (verdict.status === 'replayed' ? verdict.first : verdict).status === 'refused'

async function noteTooLarge(
  deps: Deps,
  { call, playerId }: { call: CreditCall; playerId: bigint },
) {
  const { provider, roundId } = call
  if (call.debitId !== null) await noteRefusedPrize(deps, provider, { playerId, roundId })
  await raiseAlert(deps, {
    kind: 'studio_credit_too_large',
    subject: `studio:${call.provider}:credit:${call.transactionId}`,
    detail: {
      playerId: String(playerId),
      amount: formatMoney(call.amount),
      maxPayout: formatMoney(call.largest),
      round: call.roundId,
      debit: call.debitId,
    },
  })
}

const kindOf = ({ debitId }: CreditCall) =>
  debitId === null ? 'provider_promotion' : 'provider_credit'

type Credit = {
  readonly call: CreditCall
  readonly key: string
  readonly hash: string
  readonly session: GameSession
  /** Null for a credit without a debit, and for a repetition, which changes nothing. */
  readonly read: { readonly stage: bigint; readonly stake: Stake | null } | null
}

function creditCommand(credit: Credit, slot: Slot): MoneyCommand {
  const { call, key, hash, session } = credit
  const { provider, transactionId, roundId, amount, debitId } = call
  const house = debitId === null ? 'house:promotion' : 'house:games'
  const postings: Posting[] =
    amount === 0n
      ? []
      : [
          { account: house, amount: negate(amount) },
          { account: 'cash', amount },
        ]
  const { counters, rows } = changeOfStake(credit, slot)
  const stake = credit.read?.stake
  return {
    key,
    bodyHash: hash,
    kind: kindOf(call),
    postings,
    counters,
    rows: [
      transactionRow({
        provider,
        kind: 'credit',
        transactionId,
        playerId: session.player_id,
        commandId: slot.commandId,
        sessionId: session.session_id,
        debitId,
        roundId,
        amount,
        at: slot.at,
      }),
      ...rows,
    ],
    events: amount > 0n ? [paidEvent(session.game_code, { stake, amount })] : [],
  }
}

/**
 * What the feed of wins tells; a round paid in several parts is told by each part alone. A
 * promotion or a jackpot has no stake to be compared with, and is no win of the feed.
 */
const paidEvent = (
  game: string,
  { stake, amount }: { readonly stake: Stake | null | undefined; readonly amount: Money },
) => ({
  topic: stake ? 'provider_paid' : 'provider_prize',
  payload: { game, stake: String(stake?.amount ?? 0n), payout: String(amount) },
})

function changeOfStake(
  { call, read }: Credit,
  slot: Slot,
): { readonly counters: readonly CounterMove[]; readonly rows: readonly RowWrite[] } {
  if (!read?.stake) return { counters: [], rows: [] }
  const { stage, stake } = read
  const settles = call.endsRound || stage === STAGE.settled
  const next = settles ? STAGE.settled : STAGE.credited
  const name = stageName(call.provider, stake.debitId)
  return {
    counters: [
      stageMove(name, stage, next),
      ...(settles && stage !== STAGE.settled ? settleMoves(stake.amount) : []),
    ],
    rows: [
      stakeChangeRow({
        provider: call.provider,
        debitId: stake.debitId,
        state: settles ? 'settled' : 'credited',
        payout: call.amount,
        at: slot.at,
      }),
    ],
  }
}
