import { ops } from '@jogada/contract'
import type { CallOutput, CallReply } from '@jogada/contract'
import { formatMoney, zero } from '@jogada/core'
import { isValidCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRestriction, restrictPlayer } from '../../account/index.ts'
import { listedCases, openListedCase } from '../../exclusion/index.ts'
import { appendAudit } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { barCpf, findIdByCpf, holdCpf, listBarred } from '../../kyc/index.ts'
import { shutOut } from '../../limits/index.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { actorOf } from '../actor.ts'
import { askBarredLift } from '../approvals/ask-barred-lift.ts'
import { isReserved } from './reserved.ts'

type ListedCase = NonNullable<ReturnType<Awaited<ReturnType<typeof listedCases>>['get']>>
/** The operator's own list of people who may not bet. */
export function barredRoutes(app: FastifyInstance, deps: Deps) {
  const { barred } = ops
  handle(app, barred.list, ({ query, operator }) => showBarred(deps, operator, query.before))
  handle(app, barred.add, (asked) => barAs(deps, actorOf(asked), asked.body))
  handle(app, barred.lift, (asked) =>
    askBarredLift(deps, actorOf(asked), { ...asked.params, ...asked.body }),
  )
}

/**
 * Who is or was listed, and what the listing gave back, the last first. Of whoever was listed for
 * their health, those who may not see that see that there is somebody.
 */
export async function showBarred(
  deps: Deps,
  { permissions }: Pick<StaffSession, 'permissions'>,
  before?: string,
): Promise<CallReply<typeof ops.barred.list>> {
  const { people, next } = await listBarred(deps, before === undefined ? undefined : BigInt(before))
  const cases = await listedCases(
    deps,
    people.map((one) => one.barred_id),
  )
  return {
    people: people.map((one) => ({
      ...(isReserved(one.kind, permissions)
        ? { kind: null, reason: null, returned: null }
        : {
            kind: one.kind,
            reason: one.reason,
            returned: returnedOf(cases.get(one.barred_id)),
          }),
      barredId: String(one.barred_id),
      by: one.listed_by,
      at: one.listed_at.toISOString(),
      liftedAt: one.lifted_at?.toISOString() ?? null,
    })),
    next,
  }
}

const returnedOf = (found: ListedCase | undefined) =>
  found
    ? {
        playerId: String(found.player_id),
        bets: found.bets_returned,
        rounds: found.rounds_ended,
        isOver: found.bets_returned_at !== null,
        sent: formatMoney(found.returned ?? zero),
      }
    : null

/**
 * Lists a CPF, suspends the player who has it, whose open play is then given back, and traces both;
 * the trace names no CPF.
 */
async function barAs(
  deps: Deps,
  actor: Actor,
  { cpf: typed, kind, reason }: CallOutput<typeof ops.barred.add>['body'],
): Promise<CallReply<typeof ops.barred.add>> {
  const cpf = normalizeCpf(typed)
  if (cpf === null || !isValidCpf(cpf)) throw new Refusal('kyc_cpf_invalid')
  const done = await deps.db.transaction().execute(async (tx) => {
    await holdCpf(deps, tx, cpf)
    const barredId = await barCpf(deps, tx, { cpf, kind, reason, by: actor.email })
    if (barredId === null) throw new Refusal('cpf_barred_already')
    const playerId = await findIdByCpf({ ...deps, db: tx }, cpf)
    await appendAudit(deps, tx, {
      actor,
      action: 'cpf.barred',
      subject: `barred:${barredId}`,
      reason,
      after: { kind, playerId: playerId === null ? null : String(playerId) },
    })
    if (playerId !== null) await openListedCase(deps, tx, { playerId, barredId })
    if (playerId !== null && !(await findRestriction(tx, playerId))) {
      await restrictPlayer(tx, deps, { playerId, kind: 'suspended', reason, barredId })
      await appendAudit(deps, tx, {
        actor,
        action: 'player.suspended',
        subject: `player:${playerId}`,
        reason,
        before: { restriction: null },
        after: { restriction: 'suspended', barred: kind },
      })
    }
    return { barredId, playerId }
  })
  if (done.playerId !== null) await shutOut(deps, done.playerId)
  return {
    barredId: String(done.barredId),
    playerId: done.playerId === null ? null : String(done.playerId),
  }
}
