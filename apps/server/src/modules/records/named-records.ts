import type { NamedRecord, WalletRecord } from '@jogada/contract/wallet'
import { playedGame } from '@jogada/core/wallet/record-type'
import { cashierTexts } from '@jogada/messages'
import { movementOf } from './movement.ts'

/** Records with what happened in each and what was played, in a language of the `lang` header. */
export function namedRecords(records: readonly WalletRecord[], language: string): NamedRecord[] {
  const { movements } = cashierTexts(language).file
  return records.map((record) => {
    const movement = movementOf(record.kind)
    return {
      ...record,
      movement: movement && movements[movement],
      game: playedGame(record.kind),
    }
  })
}
