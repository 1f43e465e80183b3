import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountTables } from './tables.ts'

export type ConfirmedBy = AccountTables['account.confirmed_call']['step']

type Call = { readonly playerId: bigint; readonly key: string; readonly bodyHash: string }

const LIFE_MS = 2 * 60_000

/**
 * Has a call confirmed once: its repeat under the same key, within two minutes, passes without, for
 * codes and permits serve once and the first may still be under way. Gives what it was confirmed
 * by; refuses with what `confirm` refuses.
 */
export async function confirmOnce<Step extends ConfirmedBy>(
  deps: Deps,
  call: Call,
  steps: readonly Step[],
  confirm: () => Promise<Step>,
): Promise<Step> {
  const before = await confirmedBy(deps, call, steps)
  if (before) return before
  try {
    const step = await confirm()
    await keep(deps, call, step)
    return step
  } catch (error) {
    // the first may have used it up since this one looked
    const meanwhile = error instanceof Refusal && (await confirmedBy(deps, call, steps))
    if (meanwhile) return meanwhile
    throw error
  }
}

async function confirmedBy<Step extends ConfirmedBy>(
  { db, clock }: Deps,
  { playerId, key, bodyHash }: Call,
  steps: readonly Step[],
): Promise<Step | null> {
  const row = await db
    .selectFrom('account.confirmed_call')
    .select('step')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .where('step', 'in', [...steps])
    .where('body_hash', '=', bodyHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return (row?.step as Step | undefined) ?? null
}

async function keep({ db, clock }: Deps, { playerId, key, bodyHash }: Call, step: ConfirmedBy) {
  const now = clock.now()
  await db.deleteFrom('account.confirmed_call').where('expires_at', '<', now).execute()
  await db
    .insertInto('account.confirmed_call')
    .values({
      player_id: playerId,
      key,
      step,
      body_hash: bodyHash,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
