import { licenceProfile } from '@jogada/core/licence/profile'
import { negate } from '@jogada/core'
import type { AskedFrom, MoneyCommand, Posting, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { studioSwitch } from '../../../platform/switches.ts'
import { placeOfSession } from '../../location/index.ts'
import { turnoverMoves } from '../../wallet/index.ts'
import { OPEN_ROUNDS } from '../../withdrawal/index.ts'
import { findGameSession, isGameSessionLive, touchGameSession } from '../sessions/session-store.ts'
import type { GameSession } from '../sessions/session-store.ts'
import { answerOf, bodyHash, fault, isTakenId, stranger, transactionKey } from './answers.ts'
import type { DebitCall, DebitRefusal, WalletAnswer } from './port.ts'
import { stakeRow, transactionRow } from './rows.ts'
import { STAGE, stageMove, stageName } from './stake-counter.ts'

/**
 * Takes a stake, once per transaction id of the provider. It needs a live opening of the same game,
 * which operators have not stopped; a repetition of a decided one does not. A debit that was rolled
 * back before it came is refused. A refusal stands for its id as well: an earlier call of it that is
 * still under way is told, or tells, the same.
 */
export async function debit(deps: Deps, call: DebitCall): Promise<WalletAnswer> {
  const session = await findGameSession(deps, call.provider, call.token)
  if (!session) return stranger
  const { player_id: playerId } = session
  const key = transactionKey(call.provider, 'debit', call.transactionId)
  const isKnown = (await deps.ledger.find(playerId, key)) !== null
  const refusal = isKnown ? null : await refusalOf(deps, call, session)
  if (!isKnown && !refusal) await touchGameSession(deps, session)
  const place =
    !refusal && licenceProfile(deps.env.LICENCE_PROFILE).location
      ? await placeOfSession(deps, playerId, session.account_session_id)
      : undefined
  try {
    const submit = async () =>
      answerOf(
        deps,
        playerId,
        await deps.ledger.submit(playerId, (slot) =>
          refusal
            ? refusedCommand({ call, key }, refusal)
            : debitCommand(deps, { call, key, session, place }, slot),
        ),
      )
    const answer = await submit()
    if (answer) return answer
    // another process may have decided this very call meanwhile; only a rollback leaves a stage
    // behind without the debit's own key
    const again = (await deps.ledger.find(playerId, key)) && (await submit())
    return again ?? (await fault(deps, playerId, 'already_refunded'))
  } catch (error) {
    if (isTakenId(error)) return fault(deps, playerId, 'duplicate')
    throw error
  }
}

/** Why no new stake is taken from an opening of a game, or null. */
async function refusalOf(
  deps: Deps,
  call: DebitCall,
  session: GameSession,
): Promise<DebitRefusal | null> {
  const isStopped = (['games', studioSwitch(session.game_code)] as const).some((name) =>
    deps.switches.isStopped(name),
  )
  if (isStopped) return 'invalid_game'
  if (!(await isGameSessionLive(deps, session))) return 'token_expired'
  const isOther = call.game !== null && `${call.provider}.${call.game}` !== session.game_code
  return isOther ? 'invalid_game' : null
}

type Debit = {
  readonly call: DebitCall
  readonly key: string
  readonly session: GameSession
  readonly place: AskedFrom | undefined
}

const hashOfDebit = ({ game, roundId, amount, endsRound }: DebitCall) =>
  bodyHash(game, roundId, amount, endsRound)

const refusedCommand = (
  { call, key }: Pick<Debit, 'call' | 'key'>,
  refusal: DebitRefusal,
): MoneyCommand => ({
  key,
  bodyHash: hashOfDebit(call),
  kind: 'provider_debit',
  postings: [],
  refusal,
})

function debitCommand(deps: Deps, { call, key, session, place }: Debit, slot: Slot): MoneyCommand {
  const { provider, transactionId, roundId, amount, endsRound } = call
  const postings: Posting[] =
    amount === 0n
      ? []
      : [
          { account: 'cash', amount: negate(amount) },
          { account: 'house:games', amount },
        ]
  const name = stageName(provider, transactionId)
  return {
    key,
    place,
    bodyHash: hashOfDebit(call),
    kind: 'provider_debit',
    postings,
    counters: [
      stageMove(name, STAGE.unknown, endsRound ? STAGE.settled : STAGE.open),
      ...(endsRound
        ? turnoverMoves(amount, 'studios')
        : [{ owner: 'player', name: OPEN_ROUNDS, delta: 1n } as const]),
    ],
    rows: [
      transactionRow({
        provider,
        kind: 'debit',
        transactionId,
        playerId: session.player_id,
        commandId: slot.commandId,
        sessionId: session.session_id,
        debitId: transactionId,
        roundId,
        amount: negate(amount),
        at: slot.at,
      }),
      stakeRow({
        provider,
        debitId: transactionId,
        playerId: session.player_id,
        recordId: slot.commandId,
        gameCode: session.game_code,
        roundId,
        stake: amount,
        state: endsRound ? 'settled' : 'open',
        licenceProfile: deps.env.LICENCE_PROFILE,
        at: slot.at,
      }),
    ],
    events:
      amount === 0n
        ? []
        : [
            {
              topic: 'provider_staked',
              payload: { game: session.game_code, stake: String(amount) },
            },
          ],
  }
}
