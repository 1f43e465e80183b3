import type { LedgerEvent, RowWrite, Slot } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { TERMS } from './counters.ts'
import { readPlayTerms } from './play-terms.ts'
import type { PlayTerms } from './play-terms.ts'

/** Tells that what a player may do has changed: a limit, a break, an exclusion. */
export const TERMS_CHANGED = 'play_terms_changed'

type TermsChange = {
  readonly key: string
  readonly bodyHash: string
  readonly kind: string
  readonly rows: (terms: PlayTerms, slot: Slot) => readonly RowWrite[]
  /** Throws the Refusal of a change that these terms do not let happen. */
  readonly check?: ((terms: PlayTerms, at: Date) => void) | undefined
  /** Which operator makes it, on the player's word; the player makes their own. */
  readonly trace?: LedgerEvent | undefined
}

/**
 * Changes a player's terms in one commit with their version, so that no stake decided under the old
 * ones can follow it, and has the player's open pages look again. The same key changes them once.
 */
export async function changeTerms(
  deps: Deps,
  playerId: bigint,
  { rows, check, trace, ...asked }: TermsChange,
): Promise<void> {
  await untilFresh(async () => {
    const terms = await readPlayTerms(deps, playerId)
    check?.(terms, deps.clock.now())
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      ...asked,
      postings: [],
      counters: [{ owner: 'player', name: TERMS, delta: 1n, expect: terms.version }],
      rows: rows(terms, slot),
      events: [{ topic: TERMS_CHANGED, payload: { kind: asked.kind } }, ...(trace ? [trace] : [])],
    }))
    return verdict.status === 'stale' ? AGAIN : postedOrRefusal(verdict)
  })
  deps.playTerms.forget(playerId)
  // pages that are open elsewhere offer what is no longer taken
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
}

/** Has every process read a player's terms anew before the next stake. */
export async function renewTerms(deps: Deps, playerId: bigint): Promise<void> {
  await changeTerms(deps, playerId, {
    key: `play_terms:${deps.rng.uuid()}`,
    bodyHash: '',
    kind: 'play_terms',
    rows: () => [],
  })
}
