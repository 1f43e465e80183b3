import { licenceProfile } from '@jogada/core/licence/profile'
import { limitAt, limitEffectiveAt } from '@jogada/core/limits/limits'
import type { LimitKind, LimitWindow } from '@jogada/core/limits/limits'
import type { RowWriter, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { changeTerms } from './change-terms.ts'
import type { PlayTerms } from './play-terms.ts'

export type WantedLimit = {
  readonly kind: LimitKind
  readonly window: LimitWindow
  /** Centavos, or seconds of play; null takes the limit away. */
  readonly amount: bigint | null
}

const newChange: RowWriter = {
  name: 'limits.change',
  columns: {
    player_id: 'bigint',
    change_id: 'bigint',
    kind: 'text',
    span: 'text',
    amount: 'bigint',
    asked_at: 'timestamptz',
    effective_at: 'timestamptz',
    licence_profile: 'text',
  },
  sql: `INSERT INTO limits.change (player_id, change_id, kind, span, amount, asked_at,
      effective_at, licence_profile)
    SELECT player_id, change_id, kind, span, amount, asked_at, effective_at, licence_profile
    FROM rows`,
}

/**
 * Sets one limit of a player: a tighter one binds every stake that is not committed yet, a looser
 * one waits as long as the licence says. A wish ends whatever was asked before and still waits.
 */
export const setLimit = (
  deps: Deps,
  playerId: bigint,
  { key, ...wanted }: WantedLimit & { readonly key: string },
): Promise<void> =>
  changeTerms(deps, playerId, {
    key,
    bodyHash: `limit:${wanted.kind}:${wanted.window}:${wanted.amount}`,
    kind: 'limit_change',
    rows: (terms, slot) => [
      { writer: newChange, values: changeValues(deps, wanted, { playerId, terms, slot }) },
    ],
  })

function changeValues(
  { env }: Deps,
  wanted: WantedLimit,
  by: { readonly playerId: bigint; readonly terms: PlayTerms; readonly slot: Slot },
) {
  const { at, commandId } = by.slot
  const present = limitAt(by.terms.changes, wanted, at)
  const profile = licenceProfile(env.LICENCE_PROFILE)
  const effectiveAt = limitEffectiveAt(
    { present, wanted: wanted.amount, at },
    profile.limits.looserAfterMs,
  )
  const { kind, window, amount } = wanted
  return [by.playerId, commandId, kind, window, amount, at, effectiveAt, profile.id]
}
