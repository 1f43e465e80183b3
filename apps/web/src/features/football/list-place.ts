import { SPORTS } from '@jogada/core/sports/sport'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { HOME_SPORT } from './group-events.ts'

const TABS = ['live', 'upcoming', 'results'] as const
export type ListTab = (typeof TABS)[number]

export type ListPlace = {
  readonly sport: string
  /** None for whichever has matches. */
  readonly tab: ListTab | null
  readonly league: string | null
}

type Address = {
  readonly event?: string | undefined
  readonly sport?: string | undefined
  readonly tab?: string | undefined
  readonly league?: string | undefined
}

const placeOf = ({ sport, tab, league }: Address): ListPlace => ({
  sport: SPORTS.find((one) => one === sport) ?? HOME_SPORT,
  tab: TABS.find((one) => one === tab) ?? null,
  league: league ?? null,
})

/**
 * Where in the list of matches one is, as the address says it, and the way to another place; it
 * stays while a match is open, whose address does not say it.
 */
export function useListPlace(): readonly [ListPlace, (change: Partial<ListPlace>) => void] {
  const navigate = useNavigate()
  const address: Address = useSearch({ strict: false })
  const [kept, setKept] = useState(address)
  const isListShown = address.event === undefined
  if (isListShown && !isSame(address, kept)) setKept(address)
  const place = placeOf(isListShown ? address : kept)
  const go = (change: Partial<ListPlace>) => {
    const { sport, tab, league } = { ...place, ...change }
    const search = {
      ...(sport === HOME_SPORT ? {} : { sport }),
      ...(tab ? { tab } : {}),
      ...(league ? { league } : {}),
    }
    void navigate({ to: '.', search: () => search, replace: true, resetScroll: false })
  }
  return [place, go]
}

const isSame = (a: Address, b: Address) =>
  a.sport === b.sport && a.tab === b.tab && a.league === b.league
