import { ownTable } from '../../platform/own-data.ts'
import type { OwnPart } from '../../platform/own-data.ts'

/** The account, its sessions and devices, and what guards it; no secret of it. */
export const ownAccount: readonly OwnPart[] = [
  ownTable({
    name: 'account',
    table: 'account.player',
    key: [],
    columns: [
      'player_id',
      'email',
      'phone',
      'name',
      'invite_code',
      'avatar',
      'level',
      'user_type',
      'licence_profile',
      'registered_at',
      'registered_address',
      'registered_device',
      'terms_accepted_at',
      'phone_confirmed_at',
      'password_changed_at',
    ],
  }),
  ownTable({
    name: 'sessions',
    table: 'account.session',
    key: ['session_id'],
    columns: ['opened_at', 'seen_at', 'revoked_at', 'address', 'device_id', 'user_agent'],
  }),
  ownTable({
    name: 'passkeys',
    table: 'account.passkey',
    key: ['passkey_id'],
    columns: ['made_at', 'used_at', 'user_agent', 'is_synced', 'transports'],
  }),
  ownTable({
    name: 'secondFactor',
    table: 'account.second_factor',
    key: [],
    columns: ['begun_at', 'confirmed_at'],
  }),
  ownTable({
    name: 'loginGuardChange',
    table: 'account.guard_change',
    key: [],
    columns: ['what', 'at', 'released_at'],
  }),
  ownTable({
    name: 'passwordResets',
    table: 'account.password_reset',
    key: ['reset_id'],
    columns: ['asked_at', 'used_at'],
  }),
  ownTable({
    name: 'restrictions',
    table: 'account.restriction',
    key: [],
    columns: ['kind', 'at'],
  }),
]
