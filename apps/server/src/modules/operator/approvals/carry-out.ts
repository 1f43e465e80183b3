import type { ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { carryOutGrant } from '../desk/grants/grant.ts'
import { carryOutCancel, carryOutRestore } from '../desk/trading/cancel.ts'
import { carryOutResult } from '../desk/trading/result.ts'
import { carryOutRollback } from '../desk/trading/rollback.ts'
import { once } from './once.ts'
import { carryOutRefund } from './ask-refund.ts'
import { carryOutAdjustment } from './ask-adjustment.ts'
import { carryOutBarredLift } from './ask-barred-lift.ts'
import { carryOutLevelLoan } from './ask-level-loan.ts'
import { carryOutWriteOff } from './ask-write-off.ts'
import { carryOutVoidRounds } from './ask-void-rounds.ts'
import { carryOutFactorRelease } from './ask-factor-release.ts'
import { carryOutPhoneRelease } from './ask-phone-release.ts'
import { carryOutTestPlayer } from './ask-test-player.ts'
import { carryOutVersion } from '../legal/ask-version.ts'
import { carryOutOffer } from '../offers/change-offer.ts'
import { carryOutSetting } from '../settings/change-setting.ts'
import { carryOutStaffAddresses } from '../settings/staff-addresses.ts'
import { grantRoles } from '../staff/manage-staff.ts'
import type { RoleChange } from '../staff/manage-staff.ts'
import { carryOutReset } from '../staff/reset-factor.ts'
import type { Release } from '../switches.ts'
import type { ApprovalKind } from '../tables.ts'

export type Approved = {
  readonly approvalId: bigint
  readonly payload: unknown
  /** Who approved it, and from which address. */
  readonly checker: string
  readonly address: string
}

type Kind = {
  /**
   * What asking takes, which whoever asked must still be allowed when it is approved; one of these.
   */
  readonly makers: readonly ops.Permission[]
  /** One of these the second person needs. */
  readonly checkers: readonly ops.Permission[]
  /**
   * Does what was asked, at most once however often it is called; throws a Refusal when it cannot.
   */
  readonly carryOut: (deps: Deps, approved: Approved) => Promise<void>
}

/** What can be asked of a second person, who may approve it, and what then happens. */
export const approvalKinds: Readonly<Record<ApprovalKind, Kind>> = {
  adjustment: {
    makers: ['adjustment.make'],
    checkers: ['adjustment.make', 'withdrawal.decide'],
    carryOut: carryOutAdjustment,
  },
  deposit_refund: {
    makers: ['deposit.decide'],
    checkers: ['deposit.decide'],
    carryOut: carryOutRefund,
  },
  debt_write_off: {
    makers: ['deposit.decide'],
    checkers: ['deposit.decide'],
    carryOut: carryOutWriteOff,
  },
  switch_release: {
    makers: ['switch.release'],
    checkers: ['switch.release'],
    carryOut: releaseSwitch,
  },
  role_grant: { makers: ['staff.manage'], checkers: ['staff.manage'], carryOut: grant },
  staff_factor: {
    makers: ['staff.manage'],
    checkers: ['staff.manage'],
    carryOut: carryOutReset,
  },
  staff_addresses: {
    makers: ['staff.manage'],
    checkers: ['staff.manage'],
    carryOut: carryOutStaffAddresses,
  },
  test_player: {
    makers: ['player.mark_test'],
    checkers: ['player.mark_test', 'adjustment.make'],
    carryOut: carryOutTestPlayer,
  },
  phone_release: {
    makers: ['player.release_phone'],
    checkers: ['player.release_phone'],
    carryOut: carryOutPhoneRelease,
  },
  factor_release: {
    makers: ['player.release_factor'],
    checkers: ['player.release_factor'],
    carryOut: carryOutFactorRelease,
  },
  bonus_grant: {
    makers: ['offer.change'],
    checkers: ['offer.change', 'adjustment.make'],
    carryOut: carryOutGrant,
  },
  level_loan: {
    makers: ['offer.change'],
    checkers: ['offer.change', 'adjustment.make'],
    carryOut: carryOutLevelLoan,
  },
  barred_lift: {
    makers: ['player.restrict'],
    checkers: ['player.restrict'],
    carryOut: carryOutBarredLift,
  },
  event_result: {
    makers: ['trading.settle'],
    checkers: ['trading.settle'],
    carryOut: carryOutResult,
  },
  event_rollback: {
    makers: ['trading.settle'],
    checkers: ['trading.settle'],
    carryOut: carryOutRollback,
  },
  event_cancel: {
    makers: ['trading.settle'],
    checkers: ['trading.settle'],
    carryOut: carryOutCancel,
  },
  event_restore: {
    makers: ['trading.settle'],
    checkers: ['trading.settle'],
    carryOut: carryOutRestore,
  },
  offer: { makers: ['offer.change'], checkers: ['offer.change'], carryOut: carryOutOffer },
  terms: { makers: ['offer.change'], checkers: ['offer.change'], carryOut: carryOutSetting },
  game_limits: { makers: ['game.set'], checkers: ['game.set'], carryOut: carryOutSetting },
  sport_limits: {
    makers: ['trading.limit'],
    checkers: ['trading.limit'],
    carryOut: carryOutSetting,
  },
  parts: { makers: ['switch.stop'], checkers: ['switch.release'], carryOut: carryOutSetting },
  rounds_void: { makers: ['game.set'], checkers: ['game.set'], carryOut: carryOutVoidRounds },
  withdrawal_rules: {
    makers: ['withdrawal.set'],
    checkers: ['withdrawal.set'],
    carryOut: carryOutSetting,
  },
  legal: { makers: ['legal.draft'], checkers: ['legal.publish'], carryOut: carryOutVersion },
}

async function releaseSwitch(deps: Deps, approved: Approved) {
  const { name, reason, stop } = approved.payload as Release
  await once(deps, approved, (tx) =>
    deps.switches.release(tx, { name, reason, by: approved.checker, stop }),
  )
  await deps.switches.refresh()
}

async function grant(deps: Deps, approved: Approved) {
  const { staffId, ...change } = approved.payload as Omit<RoleChange, 'staffId'> & {
    staffId: string
  }
  await once(deps, approved, (tx) => grantRoles(deps, tx, { staffId: BigInt(staffId), ...change }))
}
