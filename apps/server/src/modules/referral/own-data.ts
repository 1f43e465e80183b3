import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player earned by invitations; by whom is theirs and not in it. */
export const ownReferral: readonly OwnPart[] = [
  ownTable({
    name: 'commissions',
    table: 'referral.commission',
    owner: 'agent_id',
    key: ['day', 'player_id'],
    columns: ['day', 'level', 'state'],
    money: ['amount'],
  }),
  ownTable({
    name: 'commissionPayouts',
    table: 'referral.payout',
    owner: 'agent_id',
    key: ['day'],
    columns: ['day', 'paid_at'],
    money: ['amount'],
  }),
  ownTable({
    name: 'invitationSteps',
    table: 'referral.step_taken',
    owner: 'agent_id',
    key: ['step'],
    columns: ['step', 'taken_at'],
    money: ['amount'],
  }),
]
