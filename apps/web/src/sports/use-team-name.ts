import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import { untilItComes } from '../platform/until-it-comes.ts'

type Naming = (team: string, locale: string) => string

let naming: Naming | null = null
let asked: Promise<void> | undefined
const waiting = new Set<() => void>()

async function fetchNaming() {
  const { countryName } = await untilItComes(() => import('./country-names.ts'))
  naming = countryName
  for (const tell of waiting) tell()
}

function listen(tell: () => void) {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** A side's name as the player's language has it: countries are translated, clubs keep theirs. */
export function useTeamName() {
  const locale = useLocale()
  const isForeign = !locale.startsWith('pt')
  const named = useSyncExternalStore(listen, () => naming)
  useEffect(() => {
    if (isForeign) asked ??= fetchNaming()
  }, [isForeign])
  return (team: string): string => (isForeign && named ? named(team, locale) : team)
}
