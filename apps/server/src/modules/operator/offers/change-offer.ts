import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { once } from '../approvals/once.ts'
import { difference } from '../settings/change-setting.ts'
import { offerKinds } from './offer-kinds.ts'
import type { OfferKind, Offers } from './offer-kinds.ts'
import { versionOf } from './offer-version.ts'

type Change<K extends OfferKind> = {
  readonly kind: K
  readonly id: string
  readonly after: Offers[K]
  /** Of the offer that the operator saw; null where there was none. */
  readonly version: string | null
  readonly reason: string
}

type Payload<K extends OfferKind> = {
  readonly kind: K
  readonly id: string
  readonly before: unknown
  readonly after: unknown
}

/**
 * Makes or changes an offer at once, or asks a second person when it may cost more than before.
 * Refuses with `changed_meanwhile` what was drawn from other terms than those that stand, and with
 * `invalid_input` what breaks the rules of its kind.
 */
export async function changeOffer<K extends OfferKind>(
  deps: Deps,
  actor: Actor,
  { kind, id, after, version, reason }: Change<K>,
): Promise<{ approvalId: string | null }> {
  const { lock, shown, fault, costsMore, gives, save } = offerKinds[kind]
  const before = await deps.db.transaction().execute((tx) => lock(tx, id))
  const was = before ? shown(before) : null
  if ((was && versionOf(was)) !== version) throw new Refusal('changed_meanwhile')
  const wrong = await fault(deps, before, after)
  if (wrong !== null) throw new Refusal('invalid_input', { fields: wrong })
  const subject = `${kind}:${id}`
  const changed = difference(was ?? {}, shown(after))
  if (costsMore(before, after)) {
    const payload: Payload<K> = { kind, id, before: was, after: shown(after) }
    // what changed while it gave nothing comes into force only now, and nobody has approved it
    const isWhole = before && !gives(before)
    const approvalId = await askForApproval(deps, actor, {
      kind: 'offer',
      subject,
      payload,
      ...(isWhole ? { before: was, after: payload.after } : changed),
      reason,
    })
    return { approvalId: String(approvalId) }
  }
  await audited(
    deps,
    { actor, action: 'offer.changed', subject, reason, ...changed },
    async (tx) => {
      await expectStill(tx, { kind, id, before: was, after: null })
      await save(tx, after)
    },
  )
  return { approvalId: null }
}

/** Puts an approved offer in force, unless it was changed since it was asked for. */
export const carryOutOffer = (deps: Deps, approved: Approved): Promise<void> =>
  carryOut(deps, approved, approved.payload as Payload<OfferKind>)

async function carryOut<K extends OfferKind>(deps: Deps, approved: Approved, asked: Payload<K>) {
  const { lock, shown, read, save } = offerKinds[asked.kind]
  const after = read(asked.after)
  await once(deps, approved, async (tx) => {
    const current = await lock(tx, asked.id)
    if (current && same(shown(current), shown(after))) return
    await expectStill(tx, asked)
    await save(tx, after)
  })
}

async function expectStill<K extends OfferKind>(
  tx: Transaction<Tables>,
  { kind, id, before }: Payload<K>,
) {
  const { lock, read, shown } = offerKinds[kind]
  const current = await lock(tx, id)
  // a request of before a term was there reads as it does of an offer without one
  if (!same(current ? shown(current) : null, before === null ? null : shown(read(before)))) {
    throw new Refusal('changed_meanwhile')
  }
}

function same(one: unknown, other: unknown): boolean {
  const { before } = difference(one ?? {}, other ?? {})
  return Object.keys(before).length === 0
}
