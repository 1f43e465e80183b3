import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** Levels that the player reached, and what came back on play. */
export const ownLevels: readonly OwnPart[] = [
  ownTable({
    name: 'vipLevels',
    table: 'vip.reached',
    key: ['level'],
    columns: ['level', 'reached_at'],
    money: ['deposited', 'played', 'award'],
  }),
  ownTable({
    name: 'lentLevels',
    table: 'vip.lent',
    key: ['command_id'],
    columns: ['level', 'lent_at', 'until', 'ended_at'],
  }),
  ownTable({
    name: 'rebates',
    table: 'vip.rebate',
    key: ['day'],
    columns: ['day', 'level', 'paid_at'],
    money: ['played', 'amount'],
  }),
]
