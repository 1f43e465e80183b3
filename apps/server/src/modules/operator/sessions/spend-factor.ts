import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { spendPasskey } from '../passkeys/show-passkey.ts'
import type { Staff } from '../staff/staff-store.ts'
import { spendCode } from './spend-code.ts'

export type Factor = { readonly passkey?: string }

export type ShownFactor = Pick<CallOutput<typeof ops.opsAccount.login>['body'], 'code' | 'passkey'>

/**
 * Uses the second factor up that somebody shows, and tells which passkey it was; null for
 * a wrong one.
 */
export async function spendFactor(
  deps: Deps,
  staff: Staff,
  { code, passkey }: ShownFactor,
): Promise<Factor | null> {
  if (!passkey) return (await spendCode(deps, staff, code ?? '')) ? {} : null
  const used = await spendPasskey(deps, staff.staff_id, passkey)
  return used && { passkey: used.name }
}
