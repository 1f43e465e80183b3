import { SPORTS } from '@jogada/core/sports/sport'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { HOME_SPORT } from './group-events.ts'
import { ROW_MARKETS } from './row-markets.ts'

const TABS = ['live', 'upcoming', 'results'] as const
export type ListTab = (typeof TABS)[number]

export type ListPlace = {
  readonly sport: string
  /** None for whichever has matches. */
  readonly tab: ListTab | null
  readonly league: string | null
  /** A day as `2026-11-21`, or the next hours as `12h`. */
  readonly day: string | null
  /** What the rows show instead of the result. */
  readonly market: string | null
}

/** What narrows a list, none of it. */
export const WHOLE = { league: null, day: null, market: null } as const

type Address = { readonly event?: string | undefined } & {
  readonly [Name in keyof ListPlace]?: string | undefined
}

function placeOf({ sport: named, tab, league, day, market }: Address): ListPlace {
  const sport = SPORTS.find((one) => one === named) ?? HOME_SPORT
  return {
    sport,
    tab: TABS.find((one) => one === tab) ?? null,
    league: league ?? null,
    day: day ?? null,
    market: ROW_MARKETS[sport]?.some(([, key]) => key === market) ? market! : null,
  }
}

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
    const { sport, ...others } = { ...place, ...change }
    const said = Object.entries(others).filter(([, value]) => value !== null)
    const search = { ...(sport === HOME_SPORT ? {} : { sport }), ...Object.fromEntries(said) }
    void navigate({ to: '.', search: () => search, replace: true, resetScroll: false })
  }
  return [place, go]
}

const isSame = (a: Address, b: Address) =>
  (['sport', 'tab', 'league', 'day', 'market'] as const).every((name) => a[name] === b[name])
