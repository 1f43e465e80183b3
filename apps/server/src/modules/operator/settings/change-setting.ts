import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { statementsIn } from '../../../platform/statements-in.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { once } from '../approvals/once.ts'
import { documentKinds } from './documents.ts'
import type { SettingName } from './documents.ts'

type Documents = ops.settings.Documents

type Change<N extends SettingName> = {
  readonly name: N
  readonly value: Documents[N]
  /** The newest version that the operator saw. */
  readonly version: number
  readonly reason: string
}

export type Payload = {
  readonly name: SettingName
  readonly value: Documents[SettingName]
  readonly version: number
  readonly reason: string
  readonly maker: string
}

/** What each document says in its newest version, and every version with who and why. */
export async function listSettings(deps: Deps): Promise<CallReply<typeof ops.settings.all>> {
  await deps.settings.refresh()
  const versionsOf = (name: SettingName) =>
    deps.settings.versions(name).map((one) => ({
      version: one.version,
      fromAt: one.fromAt.toISOString(),
      reason: one.reason,
      changedAt: one.changedAt.toISOString(),
      changedBy: one.changedBy,
      approvedBy: one.approvedBy,
    }))
  // first, so that no document is shown under the version of a newer one
  const versions = {
    vip: versionsOf('vip'),
    referral: versionsOf('referral'),
    games: versionsOf('games'),
    site: versionsOf('site'),
    withdrawals: versionsOf('withdrawals'),
    sports: versionsOf('sports'),
    parts: versionsOf('parts'),
  }
  return {
    documents: {
      vip: await newest(deps, 'vip'),
      referral: await newest(deps, 'referral'),
      games: await newest(deps, 'games'),
      site: await newest(deps, 'site'),
      withdrawals: await newest(deps, 'withdrawals'),
      sports: await newest(deps, 'sports'),
      parts: await newest(deps, 'parts'),
    },
    versions,
  }
}

export async function newest<N extends SettingName>(deps: Deps, name: N): Promise<Documents[N]> {
  const [last] = deps.settings.versions(name)
  return last ? last.value : documentKinds[name].initial(deps)
}

/**
 * Changes a document, or asks a second person to. Refuses with `invalid_input` what breaks the
 * document's rules, with a code of the document what must not follow the one before it, and with
 * `changed_meanwhile` what was based on an older version.
 */
export async function changeSetting<N extends SettingName>(
  deps: Deps,
  actor: Actor,
  { name, value, version, reason }: Change<N>,
): Promise<{ approvalId: string | null }> {
  refuseFaults(name, value)
  await deps.settings.refresh()
  if ((deps.settings.versions(name)[0]?.version ?? 0) !== version) {
    throw new Refusal('changed_meanwhile')
  }
  const before = await newest(deps, name)
  refuseConflict(name, before, value)
  const kind = documentKinds[name]
  const approval = kind.approval(before, value)
  const payload: Payload = { name, value, version, reason, maker: actor.email }
  if (approval === null) {
    const entry = {
      actor,
      action: 'setting.changed',
      subject: `setting:${name}`,
      reason,
      ...difference(before, value),
    } as const
    await audited(deps, entry, (tx) =>
      addVersion(deps, payload, { approvalId: null, checker: actor.email }, statementsIn(tx)),
    )
    await deps.settings.refresh()
    return { approvalId: null }
  }
  const approvalId = await askForApproval(deps, actor, {
    kind: approval,
    subject: `setting:${name}`,
    payload,
    ...difference(before, value),
    reason,
  })
  return { approvalId: String(approvalId) }
}

/**
 * Puts an approved document in force; its rules are checked again, for they may be stricter now.
 */
export async function carryOutSetting(deps: Deps, approved: Approved): Promise<void> {
  const payload = approved.payload as Payload
  refuseFaults(payload.name, payload.value as never)
  refuseConflict(payload.name, (await newest(deps, payload.name)) as never, payload.value as never)
  try {
    await once(deps, approved, (tx) => addVersion(deps, payload, approved, statementsIn(tx)))
  } finally {
    await deps.settings.refresh()
  }
}

function refuseFaults<N extends SettingName>(name: N, value: Documents[N]) {
  const wrong = documentKinds[name].fault(value)
  if (wrong !== null) throw new Refusal('invalid_input', { fields: wrong })
}

function refuseConflict<N extends SettingName>(name: N, before: Documents[N], after: Documents[N]) {
  const refusal = documentKinds[name].conflict?.(before, after)
  if (refusal) throw refusal
}

async function addVersion(
  deps: Deps,
  { name, value, version, reason, maker }: Payload,
  { approvalId, checker }: { readonly approvalId: bigint | null; readonly checker: string },
  client: Parameters<Deps['settings']['add']>[0],
) {
  const isAdded = await deps.settings.add(client, {
    name,
    version: version + 1,
    value,
    fromAt: documentKinds[name].fromAt(deps),
    reason,
    changedBy: maker,
    approvedBy: checker,
    approvalId,
  })
  if (!isAdded) throw new Refusal('changed_meanwhile')
}

/** The parts of two documents that differ, by their path, for whoever has to compare them. */
export function difference(before: unknown, after: unknown) {
  const was = flat(before)
  const is = flat(after)
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => was.get(path) !== is.get(path),
  )
  const pick = (from: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(changed.map((path) => [path, from.get(path) ?? null]))
  return { before: pick(was), after: pick(is) }
}

function flat(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === '' ? name : `${path}.${name}`),
    ]),
  )
}
