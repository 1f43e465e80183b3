import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { addressList, isAddressRange } from '../../../platform/address-list.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Actor } from '../../audit/index.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { carryOutSetting, changeSetting, newest } from './change-setting.ts'
import type { Payload } from './change-setting.ts'

type Document = ops.settings.Documents['staff']
type Room = Pick<Deps, 'env' | 'settings' | 'clock'>

const lists = new WeakMap<Document, (address: string) => boolean>()

/** Whether staff may work from an address, by what is set now; an empty list lets everybody in. */
export function mayStaffComeFrom({ env, settings, clock }: Room, address: string): boolean {
  if (env.STAFF_ADDRESSES === 'everywhere') return true
  const set = settings.at('staff', clock.now())?.value
  return set === undefined || lets(set, address)
}

function lets(set: Document, address: string): boolean {
  if (set.ranges.length === 0) return true
  const list = lists.get(set) ?? addressList(set.ranges)
  lists.set(set, list)
  return list(address)
}

/** From where staff may work, as it was set last, and from where this operator does. */
export async function showStaffAddresses(
  deps: Deps,
  address: string,
): Promise<CallReply<typeof ops.settings.staffAddresses>> {
  await deps.settings.refresh()
  const version = deps.settings.versions('staff')[0]?.version ?? 0
  return {
    value: await newest(deps, 'staff'),
    version,
    yours: address,
    isOpen: deps.env.STAFF_ADDRESSES === 'everywhere',
  }
}

/**
 * Asks a second person for another list. Refuses with `staff_address_own` one without the asker,
 * and with `invalid_input` what is no address or network.
 */
export async function askStaffAddresses(
  deps: Deps,
  actor: Actor,
  change: CallOutput<typeof ops.settings.changeStaffAddresses>['body'],
): Promise<{ approvalId: string | null }> {
  if (!change.value.ranges.every(isAddressRange)) {
    throw new Refusal('invalid_input', { fields: 'ranges' })
  }
  refuseLockingOut(change.value, actor.address)
  return changeSetting(deps, actor, { name: 'staff', ...change })
}

/** Puts an approved list in force, unless it would keep out whoever approves it. */
export async function carryOutStaffAddresses(deps: Deps, approved: Approved): Promise<void> {
  refuseLockingOut((approved.payload as Payload).value as Document, approved.address)
  await carryOutSetting(deps, approved)
}

function refuseLockingOut(value: Document, address: string) {
  if (!lets(value, address)) throw new Refusal('staff_address_own', { address })
}
