import type { CounterMove, MoneyCommand, Posting, RowWrite, Slot } from '@jogada/ledger'
import { negate } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { unplayedMoves } from '../../limits/index.ts'
import { OPEN_ROUNDS } from '../../withdrawal/index.ts'
import { findGameSession } from '../sessions/session-store.ts'
import { answerOf, bodyHash, fault, isTakenId, stranger, transactionKey } from './answers.ts'
import type { RollbackCall, WalletAnswer } from './port.ts'
import { stakeChangeRow, stakeRow, transactionRow } from './rows.ts'
import { STAGE, stageMove, stageName } from './stake-counter.ts'
import { readStake } from './stake-store.ts'
import type { Stake } from './stake-store.ts'

/**
 * Gives a debit back, once. A debit that never came is answered with success and remembered, so
 * that it is refused should it come late. One that was paid out already stays as it is.
 */
export async function rollback(deps: Deps, call: RollbackCall): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  return rollBack(deps, {
    ...call,
    playerId: session.player_id,
    sessionId: session.session_id,
    gameCode: session.game_code,
  })
}

export type KnownRollback = Omit<RollbackCall, 'token'> & {
  readonly playerId: bigint
  /** Null where we roll back ourselves. */
  readonly sessionId: bigint | null
  readonly gameCode: string
}

/** `rollback` for a player who is known already. */
export async function rollBack(deps: Deps, call: KnownRollback): Promise<WalletAnswer> {
  const { provider, playerId, debitId } = call
  const key = transactionKey(provider, 'rollback', call.transactionId)
  try {
    return await untilFresh(async () => {
      const known = await deps.ledger.find(playerId, key)
      const read = known
        ? { stage: STAGE.unknown, stake: null }
        : await readStake(deps, provider, { playerId, debitId })
      if (read.stage === STAGE.credited || read.stage === STAGE.settled) {
        return await fault(deps, playerId, 'already_settled')
      }
      const verdict = await deps.ledger.submit(playerId, (slot) =>
        rollbackCommand(deps, { call, key, ...read }, slot),
      )
      return (await answerOf(deps, playerId, verdict)) ?? AGAIN
    })
  } catch (error) {
    // the debit, or this very id, belongs to another player
    if (isTakenId(error)) return fault(deps, playerId, 'duplicate')
    throw error
  }
}

type Rollback = {
  readonly call: KnownRollback
  readonly key: string
  readonly stage: bigint
  readonly stake: Stake | null
}

function rollbackCommand(deps: Deps, rolling: Rollback, slot: Slot): MoneyCommand {
  const { call, key, stage, stake } = rolling
  const { provider, transactionId, playerId, debitId, roundId } = call
  const back = stage === STAGE.open && stake ? stake.amount : (0n as Stake['amount'])
  const postings: Posting[] =
    back === 0n
      ? []
      : [
          { account: 'house:games', amount: negate(back) },
          { account: 'cash', amount: back },
        ]
  const counters: CounterMove[] = [
    stageMove(stageName(provider, debitId), stage, STAGE.rolledBack),
    ...(stage === STAGE.open ? [{ owner: 'player' as const, name: OPEN_ROUNDS, delta: -1n }] : []),
    ...(stake ? unplayedMoves([{ amount: back, stakedAt: stake.takenAt }], slot.at) : []),
  ]
  return {
    key,
    bodyHash: bodyHash(debitId),
    kind: 'provider_rollback',
    postings,
    counters,
    rows: [
      transactionRow({
        provider,
        kind: 'rollback',
        transactionId,
        playerId,
        commandId: slot.commandId,
        sessionId: call.sessionId,
        debitId,
        roundId,
        amount: back,
        at: slot.at,
      }),
      ...stakeRows(deps, rolling, slot),
    ],
    events:
      back === 0n
        ? []
        : [
            {
              topic: 'round_refunded',
              payload: { game: call.gameCode, stake: String(back), payout: String(back) },
            },
          ],
  }
}

function stakeRows(deps: Deps, { call, stage }: Rollback, slot: Slot): readonly RowWrite[] {
  const { provider, debitId, playerId, gameCode, roundId } = call
  if (stage === STAGE.rolledBack) return []
  if (stage === STAGE.open) {
    return [stakeChangeRow({ provider, debitId, state: 'rolled_back', payout: 0n, at: slot.at })]
  }
  return [
    stakeRow({
      provider,
      debitId,
      playerId,
      recordId: slot.commandId,
      gameCode,
      roundId,
      stake: 0n,
      state: 'never',
      licenceProfile: deps.env.LICENCE_PROFILE,
      at: slot.at,
    }),
  ]
}
