import { VOID_EVENT } from '@jogada/core/sports/event-result'
import { SPORT_RULES } from '@jogada/core/sports/rules/sport-rules'
import { isSport } from '@jogada/core/sports/sport'
import type { Sport } from '@jogada/core/sports/sport'
import { bout } from './bout.ts'
import { cricket } from './cricket.ts'
import { refuseField } from './entry.ts'
import type { Entry, HandResult, Played } from './entry.ts'
import { football } from './football.ts'
import { frames } from './frames.ts'
import { baseball, halves, quarters } from './periods.ts'
import { race } from './race.ts'
import { inSets } from './sets.ts'

type Read = (entry: Played, entrants: ReadonlySet<string>) => HandResult

const BY_SPORT: Readonly<Record<Sport, Read>> = {
  football,
  basketball: quarters,
  american_football: quarters,
  rugby: halves,
  baseball,
  tennis: inSets('tennis'),
  volleyball: inSets('volleyball'),
  badminton: inSets('badminton'),
  table_tennis: inSets('table_tennis'),
  snooker: frames,
  boxing: bout,
  cricket,
  motor_racing: race,
}

/**
 * The result that a person wrote, and what markets are settled on by it. `entrants` are those of a
 * race. Refuses with `invalid_input` and the field what cannot have happened, or is missing.
 */
export function handResult(
  sport: string,
  entry: Entry,
  entrants: ReadonlySet<string> = new Set(),
): HandResult {
  const { state } = entry
  if (state === 'void') return { result: { state }, facts: VOID_EVENT }
  if (!isSport(sport)) return refuseField('state')
  if (entry.gaveUp && !canBeGivenUp(sport, state)) return refuseField('gaveUp')
  return BY_SPORT[sport]({ ...entry, state }, entrants)
}

/** Only sports whose rules say what giving up pays; a match that was cut short nobody gave up. */
const canBeGivenUp = (sport: Sport, state: Played['state']) =>
  state === 'finished' && SPORT_RULES[sport].retirement !== 'no_retirement'
