import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { findGameSession } from '../sessions/session-store.ts'
import { bodyHash, done, stranger, transactionKey } from './answers.ts'
import type { EndRoundCall, WalletAnswer } from './port.ts'
import { stakeChangeRow, transactionRow } from './rows.ts'
import { settleMoves } from './settle-moves.ts'
import { isUnsettled, STAGE, stageMove, stageName } from './stake-counter.ts'
import { readStake, unsettledOfRound } from './stake-store.ts'

/** Ends a round: whatever of it is not settled is settled with what has come back so far. */
export async function endRound(deps: Deps, call: EndRoundCall): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  const { player_id: playerId, session_id: sessionId } = session
  const { provider, roundId } = call
  for (const debitId of await unsettledOfRound(deps, provider, { playerId, roundId })) {
    await settleDebit(deps, { provider, playerId, sessionId, debitId })
  }
  return done(deps, playerId)
}

type Settling = {
  readonly provider: string
  readonly playerId: bigint
  readonly sessionId: bigint | null
  readonly debitId: string
}

/** Settles one debit with what has come back so far; nothing happens when it is settled already. */
export async function settleDebit(deps: Deps, settling: Settling): Promise<void> {
  const { provider, playerId, sessionId, debitId } = settling
  await untilFresh(async () => {
    const { stage, stake } = await readStake(deps, provider, { playerId, debitId })
    if (!stake || !isUnsettled(stage)) return null
    const { status } = await deps.ledger.submit(playerId, (slot) => ({
      key: transactionKey(provider, 'end', debitId),
      bodyHash: bodyHash(stake.roundId),
      kind: 'provider_round_end',
      postings: [],
      counters: [
        stageMove(stageName(provider, debitId), stage, STAGE.settled),
        ...settleMoves(stake.amount),
      ],
      rows: [
        transactionRow({
          provider,
          kind: 'end',
          transactionId: debitId,
          playerId,
          commandId: slot.commandId,
          sessionId,
          debitId,
          roundId: stake.roundId,
          amount: 0n,
          at: slot.at,
        }),
        stakeChangeRow({ provider, debitId, state: 'settled', payout: 0n, at: slot.at }),
      ],
    }))
    return status === 'stale' ? AGAIN : null
  })
}
