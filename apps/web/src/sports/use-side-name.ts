import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import { untilItComes } from '../platform/until-it-comes.ts'

type Naming = (name: string, locale: string) => string

let naming: Naming | null = null
let asked: Promise<void> | undefined
const waiting = new Set<() => void>()

async function fetchNaming() {
  const { sportName } = await untilItComes(() => import('./sport-names.ts'))
  naming = sportName
  for (const tell of waiting) tell()
}

function listen(tell: () => void) {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/**
 * The name of a side or a competition as the player's language has it: countries and competitions
 * that are called otherwise elsewhere are translated, clubs and all others keep theirs.
 */
export function useSideName() {
  const locale = useLocale()
  const isForeign = !locale.startsWith('pt')
  const named = useSyncExternalStore(listen, () => naming)
  useEffect(() => {
    if (isForeign) asked ??= fetchNaming()
  }, [isForeign])
  return (name: string): string => (isForeign && named ? named(name, locale) : name)
}
