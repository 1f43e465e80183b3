import { MATCH_PHASES } from '@jogada/core/sports/codes'
import { isSetOver } from '@jogada/core/sports/results/sets'
import { SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import { expect, test } from 'vitest'
import { isBook } from './cue.ts'
import { readTennisPack, readVolleyballPack } from './packs.ts'
import { pastSetMatches } from './sets-replays.ts'
import { setsScript } from './sets-script.ts'
import type { PastSets } from './sets-script.ts'

const startsAt = new Date('2026-11-20T15:00:00Z')
const PACKS = { volleyball: readVolleyballPack, tennis: readTennisPack } as const

/** How many minutes each set takes bets, in order. */
function openMinutes(match: PastSets): number[] {
  const minutes: number[] = []
  let from: number | null = null
  for (const cue of setsScript({ eventId: 'one', startsAt }, match)) {
    if (isBook(cue)) continue
    const message = cue.message()
    if (message.type === 'score' && message.phase === MATCH_PHASES.first_half) {
      from = cue.afterMinutes
    }
    if (message.type !== 'bet_stop' || from === null) continue
    minutes.push(Number((cue.afterMinutes - from).toFixed(6)))
    from = null
  }
  return minutes
}

test.each(['volleyball', 'tennis'] as const)(
  'how long a set of %s takes bets says nothing of how long it lasts',
  async (sport) => {
    const scoring = SPORT_RULES[sport].sets!
    const seen = { usual: new Set<number>(), deciding: new Set<number>() }
    for (const match of pastSetMatches(await PACKS[sport](), sport)) {
      const opened = openMinutes(match)
      expect(opened).toHaveLength(match.sets.length)
      for (const [at, set] of match.sets.entries()) {
        const isDeciding = at === match.bestOf - 1
        // a set that was given up, or one tie-break in its place, may end sooner
        if (!isSetOver(set, scoring, isDeciding) || set.home + set.away < 6) continue
        seen[isDeciding ? 'deciding' : 'usual'].add(opened[at]!)
      }
    }
    expect([seen.usual.size, seen.deciding.size]).toEqual([1, 1])
  },
)
