import type { ops } from '@jogada/contract'
import { addressLine } from '@jogada/core/kyc/address'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import {
  findRestriction,
  liftRestriction,
  restrictPlayer,
  sendResetFor,
  tellClosedMoney,
} from '../../account/index.ts'
import type { SessionStore } from '../../account/index.ts'
import { appendAudit, audited, auditNow } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { findDepositStop, liftDepositStop } from '../../deposit/index.ts'
import { findBarred, findPerson, findRegistration, holdCpf, isBarred } from '../../kyc/index.ts'
import { renewTerms, shutOut } from '../../limits/index.ts'
import { contactOf } from './contact.ts'
import { tellRestriction } from './tell-restriction.ts'
import { getPlayerOr404 } from './view-player.ts'

type WithSessions = Deps & { readonly sessions: SessionStore }

type Change = { readonly actor: Actor; readonly playerId: bigint; readonly reason: string }

/**
 * Keeps a player out and ends every session, on every process; what is paid in goes back, and money
 * that a closed account holds is named to a person. A suspension is told by mail.
 */
export async function keepOut(
  deps: WithSessions,
  change: Change & { readonly kind: (typeof ops.players.restrictionKinds)[number] },
): Promise<void> {
  const { actor, playerId, reason, kind } = change
  await getPlayerOr404(deps, playerId)
  const before = await findRestriction(deps.db, playerId)
  await audited(
    deps,
    {
      actor,
      action: `player.${kind}`,
      subject: `player:${playerId}`,
      reason,
      before: { restriction: before?.kind ?? null },
      after: { restriction: kind },
    },
    async (tx) => {
      await restrictPlayer(tx, deps, { playerId, kind, reason })
      await tellClosedMoney({ ...deps, db: tx }, playerId)
    },
  )
  // of what came while others saw it open nobody was told yet
  await tellClosedMoney(deps, playerId)
  await shutOut(deps, playerId)
  tellRestriction(deps, playerId, kind === 'closed' ? 'account_closed_by_us' : 'account_suspended')
}

/** Lets a suspended player in again. Refuses with `cpf_listed` while their CPF may not bet. */
export async function letIn(deps: Deps, { actor, playerId, reason }: Change): Promise<void> {
  await getPlayerOr404(deps, playerId)
  const before = await findRestriction(deps.db, playerId)
  const barredId = before?.barred_id ?? null
  const barred = barredId === null ? undefined : (await findBarred(deps.db, barredId))?.kind
  await audited(
    deps,
    {
      actor,
      action: 'player.restriction_lifted',
      subject: `player:${playerId}`,
      reason,
      before: { restriction: 'suspended', ...(barred ? { barred } : {}) },
      after: { restriction: null },
    },
    async (tx) => {
      const person = await findPerson({ ...deps, db: tx }, playerId)
      if (person) {
        await holdCpf(deps, tx, person.cpf)
        if (await isBarred(deps, tx, person.cpf)) throw new Refusal('cpf_listed')
      }
      await liftRestriction(tx, playerId)
    },
  )
  await renewTerms(deps, playerId)
  if (before) tellRestriction(deps, playerId, 'account_reopened')
}

/** Lets a player pay in again whose deposits stopped by themselves. */
export async function liftDeposits(deps: Deps, { actor, playerId, reason }: Change): Promise<void> {
  await getPlayerOr404(deps, playerId)
  const before = await findDepositStop(deps, playerId)
  await audited(
    deps,
    {
      actor,
      action: 'player.deposits_lifted',
      subject: `player:${playerId}`,
      reason,
      before: { deposits: before?.kind ?? null },
      after: { deposits: null },
    },
    (tx) => liftDepositStop(tx, deps, playerId),
  )
}

/** Ends every session of a player. */
export async function logPlayerOut(
  deps: WithSessions,
  { actor, playerId, reason }: Change,
): Promise<void> {
  await getPlayerOr404(deps, playerId)
  await auditNow(deps, {
    actor,
    action: 'player.logged_out',
    subject: `player:${playerId}`,
    reason,
  })
  await deps.sessions.revokeOthers(playerId, null)
}

/**
 * Mails a player the code for a new password; the trace is written first. Refuses
 * with `account_closed` where the account has no way in, nor perhaps an address,
 * and with `reset_enough`.
 */
export async function sendReset(
  deps: Deps,
  { actor, playerId, reason, language }: Change & { readonly language: string },
): Promise<void> {
  const player = await getPlayerOr404(deps, playerId)
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction?.kind === 'closed') throw new Refusal('account_closed')
  await auditNow(deps, {
    actor,
    action: 'player.reset_sent',
    subject: `player:${playerId}`,
    reason,
    after: { language },
  })
  await sendResetFor(deps, player, language)
}

type Note = {
  readonly actor: Actor
  readonly playerId: bigint
  readonly text: string
  /** The call's own key: asked for again, it is one note. */
  readonly key: string
}

/** Adds a note that only operators read, once for each key. */
export async function addNote(deps: Deps, { actor, playerId, text, key }: Note): Promise<void> {
  await getPlayerOr404(deps, playerId)
  await deps.db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('operator.note')
      .values({ player_id: playerId, author: actor.email, text, at: deps.clock.now(), key })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('note_id')
      .executeTakeFirst()
    if (!added) return
    // the log is for ever: what a note says is forgotten with its player
    await appendAudit(deps, tx, {
      actor,
      action: 'player.note_added',
      subject: `player:${playerId}`,
      after: { note: String(added.note_id) },
    })
  })
}

/**
 * Personal data in clear; the trace is written first, so that nothing is seen without one. Who has
 * closed the account is reached as they were until then. Refuses with `not_found` what nobody
 * said, or is erased.
 */
export async function reveal(
  deps: Deps,
  { actor, playerId, reason, field }: Change & { readonly field: ops.players.RevealedField },
): Promise<{ value: string }> {
  const player = await getPlayerOr404(deps, playerId)
  const [contact, person, said] = await Promise.all([
    contactOf(deps, player),
    findPerson(deps, playerId),
    findRegistration(deps, playerId),
  ])
  const value = {
    email: contact.email,
    phone: contact.phone,
    cpf: person?.cpf,
    name: person?.name ?? contact.name,
    address: said?.address ? addressLine(said.address) : undefined,
    gender: said?.gender ?? undefined,
  }[field]
  if (!value) throw new Refusal('not_found')
  await auditNow(deps, {
    actor,
    action: 'player.revealed',
    subject: `player:${playerId}`,
    reason,
    after: { field },
  })
  return { value }
}
