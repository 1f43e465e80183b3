import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/**
 * What the player was told in the inbox, the browsers that asked for messages, and what
 * else was chosen.
 */
export const ownMessages: readonly OwnPart[] = [
  ownTable({
    name: 'messages',
    table: 'notice.message',
    key: ['message_id'],
    columns: ['category', 'kind', 'values', 'made_at', 'read_at'],
  }),
  ownTable({
    name: 'pushBrowsers',
    table: 'notice.push_subscription',
    key: ['subscription_id'],
    columns: ['endpoint', 'language', 'made_at'],
  }),
  ownTable({
    name: 'noticeChoices',
    table: 'notice.choice',
    key: ['player_id'],
    columns: ['push_off', 'mail_on', 'language', 'quiet_from', 'quiet_to', 'time_zone'],
  }),
]
