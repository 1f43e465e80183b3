import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** What the player was told in the inbox, and the browsers that asked for messages. */
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
]
