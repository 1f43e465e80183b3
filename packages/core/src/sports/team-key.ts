import { clubKey } from './club-key.ts'

/** One text for a team of a sport, in whichever way its name is written: `football:vasco`. */
export const teamKey = (sport: string, name: string): string => `${sport}:${clubKey(name)}`

/** The same text for whatever names a team in this way; a key stays as it is. */
export function asTeamKey(text: string): string {
  const end = text.indexOf(':')
  return teamKey(text.slice(0, Math.max(end, 0)), text.slice(end + 1))
}
