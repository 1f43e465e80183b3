import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { keep } from '../../platform/storage.ts'
import { siteWordsQuery } from '../../session/site-words-query.ts'

const kept = keep('localStorage', 'jogada.homeOrder')

/**
 * The known names in the order given, each once, then those that it does not name as they stood.
 */
export function inOrder<Name extends string>(
  known: readonly Name[],
  given: readonly string[],
): readonly Name[] {
  const named = given.flatMap((name) => known.filter((one) => one === name))
  return [...new Set([...named, ...known])]
}

/**
 * The order in which operators want the modules of home. It is the one that this browser heard
 * last, so that home waits for nobody; what it hears first after that moves only what lies behind
 * the first screen, and nothing moves later.
 */
export function useModuleOrder<Name extends string>(known: readonly Name[], first: number) {
  const heard = useQuery(siteWordsQuery(useLocale())).data?.home
  const [own] = useState(() => inOrder(known, heard ?? kept.read()?.split(' ') ?? []))
  const [taken, setTaken] = useState(heard)
  if (heard && !taken) setTaken(heard)
  useEffect(() => {
    if (heard) kept.write(heard.length > 0 ? heard.join(' ') : null)
  }, [heard])
  return taken ? inOrder(known, [...own.slice(0, first), ...taken]) : own
}
