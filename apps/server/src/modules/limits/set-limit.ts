import { licenceProfile } from '@jogada/core/licence/profile'
import { isTighter, limitAt, limitEffectiveAt } from '@jogada/core/limits/limits'
import type { LimitKind, LimitWindow } from '@jogada/core/limits/limits'
import type { LedgerEvent, RowWriter, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
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
 * Sets a limit for a player on their word, as they set it themselves; `trace` says which operator
 * does. Refuses with `invalid_input` what is not tighter than the limit that binds.
 */
export const tightenLimit = (
  deps: Deps,
  playerId: bigint,
  wanted: WantedLimit & { readonly key: string; readonly trace: LedgerEvent },
): Promise<void> =>
  setLimit(deps, playerId, wanted, (terms, at) => {
    if (isTighter(limitAt(terms.changes, wanted, at), wanted.amount)) return
    throw new Refusal('invalid_input', { fields: wanted.kind === 'time' ? 'minutes' : 'amount' })
  })

/**
 * Sets one limit of a player: a tighter one binds every stake that is not committed yet, a looser
 * one waits as long as the licence says. A wish ends whatever was asked before and still waits.
 */
export const setLimit = (
  deps: Deps,
  playerId: bigint,
  {
    key,
    trace,
    ...wanted
  }: WantedLimit & {
    readonly key: string
    readonly trace?: LedgerEvent
  },
  check?: (terms: PlayTerms, at: Date) => void,
): Promise<void> =>
  changeTerms(deps, playerId, {
    key,
    bodyHash: `limit:${wanted.kind}:${wanted.window}:${wanted.amount}`,
    kind: 'limit_change',
    check,
    trace,
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
