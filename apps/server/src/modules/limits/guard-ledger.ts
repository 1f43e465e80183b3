import type { Ledger, MoneyCommand, Refused, Slot, Verdict } from '@jogada/ledger'
import type { Env } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'
import { encodeRefusal } from '../../platform/verdict.ts'
import type { LegalTexts } from '../consent/index.ts'
import { PLAYED, refusalOfCounter, TERMS } from './counters.ts'
import { guardDeposit, guardStake, placeRefusal, playRefusal, withResult } from './guard-command.ts'
import { moneyNature } from './money-nature.ts'
import { createPlayTime } from './play-time.ts'
import type { PlayTerms, PlayTermsMemory } from './play-terms.ts'

const ATTEMPTS = 20

/** A stake of a player whose terms are not read yet. */
class TermsMissing extends Error {}

type Reading = {
  readonly slot: Slot
  readonly terms: PlayTerms | undefined
  /** Whether the terms were read for this very stake. */
  readonly isFresh: boolean
}

type Surroundings = {
  readonly env: Env
  readonly memory: PlayTermsMemory
  readonly legalTexts: LegalTexts
}

type Guarded = { readonly at: Date; readonly seconds: bigint; readonly isTimed: boolean }

/**
 * The ledger that the modules get: each stake and each deposit is bound to its player's limits in
 * its own commit, whichever module submits it. What a limit refuses is a refusal like any other and
 * stays one for the same key. A stake whose player's limits cannot be read does not happen.
 */
export function guardLedger(ledger: Ledger, { env, memory, legalTexts }: Surroundings): Ledger {
  const time = createPlayTime()

  const guard = (playerId: bigint, command: MoneyCommand, by: Reading) => {
    const { slot, terms, isFresh } = by
    const nature = moneyNature(command)
    if (!nature.isStake && !nature.isDeposit) {
      return { command: withResult(command, nature), guarded: null, isBound: false }
    }
    if (!terms) throw new TermsMissing()
    const seconds = time.uncounted(playerId, slot.at)
    const guarding = { terms, env, legalTexts, at: slot.at, playedSeconds: seconds }
    // what is remembered may refuse what the player has done since, in another process
    if (!isFresh && (playRefusal(guarding) ?? placeRefusal(command, guarding)))
      throw new TermsMissing()
    if (nature.isDeposit) {
      return { command: guardDeposit(command, guarding), guarded: null, isBound: true }
    }
    const made = guardStake(command, nature, guarding, {
      playerId,
      commandId: slot.commandId,
    })
    const isTimed = made.counters?.some(({ name }) => name === PLAYED) ?? false
    return { command: made, guarded: { at: slot.at, seconds, isTimed }, isBound: true }
  }

  const noteTime = async (playerId: bigint, verdict: Verdict, guarded: Guarded | null) => {
    if (!guarded) return
    const { at, seconds, isTimed } = guarded
    if (verdict.status === 'posted') time.count(playerId, at, isTimed ? seconds : 0n)
    if (verdict.status !== 'limit_reached' || verdict.counter !== PLAYED || seconds === 0n) return
    // the time that led to the refusal was played
    time.count(playerId, at, seconds)
    await ledger.submit(playerId, (slot) => ({
      key: `play_time:${slot.commandId}`,
      bodyHash: '',
      kind: 'play_time',
      postings: [],
      counters: [{ owner: 'player', name: PLAYED, delta: seconds }],
    }))
  }

  return {
    ...ledger,
    async rehearse(playerId, prepare) {
      if (playerId === null) return ledger.rehearse(null, prepare)
      await legalTexts.ready()
      const terms = await memory.load(playerId)
      return ledger.rehearse(
        playerId,
        (slot) => guard(playerId, prepare(slot), { slot, terms, isFresh: true }).command,
      )
    },
    async submit(playerId, prepare) {
      await legalTexts.ready()
      let terms = memory.known(playerId)
      let isFresh = false
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        let guarded: Guarded | null = null
        let isBound = false
        try {
          const verdict = await ledger.submit(playerId, (slot) => {
            const made = guard(playerId, prepare(slot), { slot, terms, isFresh })
            guarded = made.guarded
            isBound = made.isBound
            return made.command
          })
          // whoever expects the terms by themselves reads them anew by themselves
          if (isBound && verdict.status === 'stale' && verdict.counter === TERMS) {
            memory.forget(playerId)
            terms = undefined
            isFresh = false
            continue
          }
          await noteTime(playerId, verdict, guarded)
          return inWords(verdict)
        } catch (error) {
          if (!(error instanceof TermsMissing)) throw error
          terms = await memory.load(playerId)
          isFresh = true
        }
      }
      throw new Refusal('service_busy')
    },
  }
}

function inWords(verdict: Verdict): Verdict {
  if (verdict.status === 'limit_reached') return refusalOf(verdict)
  if (verdict.status === 'replayed' && verdict.first.status === 'limit_reached') {
    return { status: 'replayed', first: refusalOf(verdict.first) }
  }
  return verdict
}

function refusalOf(limited: Extract<Refused, { status: 'limit_reached' }>): Refused {
  const code = refusalOfCounter[limited.counter]
  return code ? { status: 'refused', code: encodeRefusal(new Refusal(code)) } : limited
}
