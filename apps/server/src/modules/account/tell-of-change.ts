import type { RegistrationField } from '@jogada/core/licence/profile'
import { noteOccurrence } from '../occurrence/index.ts'

type Room = Parameters<typeof noteOccurrence>[0]

/** Keeps that a player’s own data or ways in have changed; never what they are. */
export const tellOfChange = (
  room: Room,
  playerId: bigint,
  field: 'password' | 'email' | 'phone' | 'second_factor' | 'passkey' | RegistrationField,
): Promise<void> =>
  noteOccurrence(room, {
    kind: 'personal_data_changed',
    subject: `player:${playerId}`,
    detail: { field },
  })
