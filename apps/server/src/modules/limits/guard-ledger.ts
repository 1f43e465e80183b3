import type { Ledger, MoneyCommand, Slot } from '@jogada/ledger'
import type { Env } from '../../platform/env.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import type { LegalTexts } from '../consent/index.ts'
import { bindCommand, TermsMissing } from './bind-command.ts'
import type { BoundCommand, Reading } from './bind-command.ts'
import { TERMS } from './counters.ts'
import { inWords } from './limit-refusals.ts'
import { notePlayed } from './note-played.ts'
import type { PlayTermsMemory } from './play-terms.ts'
import { createPlayTime } from './play-time.ts'

type Prepare = Parameters<Ledger['submit']>[1]

type Surroundings = {
  readonly env: Env
  readonly memory: PlayTermsMemory
  readonly legalTexts: LegalTexts
}

/**
 * The ledger that the modules get: each stake and each deposit is bound to its player's limits in
 * its own commit, whichever module submits it. What a limit refuses is a refusal like any other and
 * stays one for the same key. A stake whose player's limits cannot be read does not happen.
 */
export function guardLedger(ledger: Ledger, { env, memory, legalTexts }: Surroundings): Ledger {
  const time = createPlayTime()

  const bind = (playerId: bigint, command: MoneyCommand, by: Reading & { readonly slot: Slot }) =>
    bindCommand({ env, legalTexts }, command, {
      ...by,
      playerId,
      playedSeconds: time.uncounted(playerId, by.slot.at),
    })

  const submitBound = async (playerId: bigint, prepare: Prepare, reading: Reading) => {
    const made: { bound?: BoundCommand } = {}
    const verdict = await ledger.submit(playerId, (slot) => {
      made.bound = bind(playerId, prepare(slot), { ...reading, slot })
      return made.bound.command
    })
    return { verdict, bound: made.bound }
  }

  return {
    ...ledger,
    async rehearse(playerId, prepare) {
      if (playerId === null) return ledger.rehearse(null, prepare)
      await legalTexts.ready()
      const terms = await memory.load(playerId)
      return ledger.rehearse(
        playerId,
        (slot) => bind(playerId, prepare(slot), { slot, terms, isFresh: true }).command,
      )
    },
    async submit(playerId, prepare) {
      await legalTexts.ready()
      let reading: Reading = { terms: memory.known(playerId), isFresh: false }
      return untilFresh(async () => {
        try {
          const { verdict, bound } = await submitBound(playerId, prepare, reading)
          // whoever expects the terms by themselves reads them anew by themselves
          if (bound?.isBound && verdict.status === 'stale' && verdict.counter === TERMS) {
            memory.forget(playerId)
            reading = { terms: undefined, isFresh: false }
            return AGAIN
          }
          if (bound?.played) {
            await notePlayed({ ledger, time }, playerId, { verdict, played: bound.played })
          }
          return inWords(verdict)
        } catch (error) {
          if (!(error instanceof TermsMissing)) throw error
          reading = { terms: await memory.load(playerId), isFresh: true }
          return AGAIN
        }
      })
    },
  }
}
