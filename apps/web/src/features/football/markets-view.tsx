import type { MarketDetail, eventDetail } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'
import { Lock, Search, Timer, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { isUnderWay } from '../../sports/phase.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useWhyStopped } from '../../sports/use-why-stopped.ts'
import { groupMarkets, namesMatching } from './group-markets.ts'
import type { MarketGroup } from './group-markets.ts'
import { MarketGroupView } from './market-group-view.tsx'
import { useMarketPreferences } from './market-preferences.ts'

type Detail = CallReply<typeof eventDetail>

const ALL = 'all'
const FAVOURITES = 'favourites'

/** The markets of a match: by group, the player's favourites, or those that a search names. */
export function MarketsView({ event }: { readonly event: Detail }) {
  const t = useTranslations('sport')
  const [chosen, setChosen] = useState(ALL)
  const [search, setSearch] = useState<string | null>(null)
  const { chips, kinds } = useShownMarkets(event, { chosen, search })
  return (
    <>
      <Standing event={event} />
      <div className="top-[calc(0.56rem+var(--scoreboard,0rem))] z-9 -mx-16 mb-4 flex items-center bg-page px-16 [@media(min-height:600px)]:sticky">
        <fieldset
          aria-label={t('tabs.markets')}
          className="-ml-16 flex min-w-0 flex-1 gap-6 overflow-x-auto pr-8 pl-16 [scrollbar-width:none]"
        >
          {chips.map(({ id, title, isChosen }) => (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setChosen(id)}
              className="press h-40 min-h-[44px] shrink-0 rounded-full bg-card px-14 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:font-[600] aria-pressed:text-interactive"
            >
              {title}
            </button>
          ))}
        </fieldset>
        <IconButton
          label={search === null ? t('searchMarkets') : t('closeSearch')}
          aria-expanded={search !== null}
          onClick={() => setSearch(search === null ? '' : null)}
          className="-mr-10 shrink-0"
        >
          {search === null ? (
            <Search className="size-20" aria-hidden="true" />
          ) : (
            <X className="size-20" aria-hidden="true" />
          )}
        </IconButton>
      </div>
      {search !== null && (
        <input
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked for the field
          autoFocus
          value={search}
          maxLength={60}
          aria-label={t('searchMarkets')}
          placeholder={t('searchMarkets')}
          onChange={(change) => setSearch(change.target.value)}
          className="h-48 min-h-[44px] w-full rounded-10 border border-line-strong bg-transparent px-12 text-16 outline-none focus:border-primary [&::-webkit-search-cancel-button]:hidden"
        />
      )}
      {kinds.length === 0 && (
        <p className="mt-8 rounded-14 bg-card p-20 text-14 text-muted">
          {search ? t('noFound', { text: search }) : t('noMarkets')}
        </p>
      )}
      {kinds.map((kind) => (
        <MarketGroupView key={kind.id} event={event} group={kind} />
      ))}
    </>
  )
}

type Choice = { readonly chosen: string; readonly search: string | null }

type Chip = { readonly id: string; readonly title: string; readonly isChosen: boolean }

/**
 * The chips over the markets and what of the markets they leave; a search goes through all of them.
 */
function useShownMarkets(
  event: Detail,
  { chosen, search }: Choice,
): { readonly chips: readonly Chip[]; readonly kinds: readonly MarketGroup<MarketDetail>[] } {
  const t = useTranslations('sport')
  const words = useMarketWords()
  const favourites = useMarketPreferences((kept) => kept.favourites)
  const groups = event.groups.filter(({ marketIds }) => marketIds.length > 0)
  const all = groupMarkets(inOrder(event))
  const liked = all.filter(({ key }) => favourites.includes(key))
  const group = groups.find((one) => one.group === chosen)
  const titles = [
    { id: ALL, title: t('allMarkets') },
    ...(liked.length > 0 ? [{ id: FAVOURITES, title: t('favouritesOnly') }] : []),
    ...groups.map((one) => ({
      id: one.group,
      title: t(`group.${groupKey(one.group, event.sport)}`),
    })),
  ]
  const current = titles.some(({ id }) => id === chosen) ? chosen : ALL
  const chips = titles.map((chip) => ({ ...chip, isChosen: !search && chip.id === current }))
  if (search) {
    const titleOf = ({ key, markets }: MarketGroup<MarketDetail>) =>
      words.market(key, event.sport, markets[0]!.specifiers)
    return { chips, kinds: namesMatching(all, titleOf, search) }
  }
  if (current === FAVOURITES) return { chips, kinds: liked }
  if (!group) return { chips, kinds: all }
  const shown = event.markets.filter(({ marketId }) => group.marketIds.includes(marketId))
  return { chips, kinds: groupMarkets(shown) }
}

/** Only football counts in goals: what other sports have in their place are totals. */
const groupKey = (group: string, sport: string) =>
  group === 'goals' && sport !== 'football' ? 'totals' : (group as 'main')

/** The markets in the order of their groups. */
const inOrder = ({ groups, markets }: Detail): readonly MarketDetail[] => {
  const order = groups.flatMap(({ marketIds }) => marketIds)
  return markets.toSorted((a, b) => order.indexOf(a.marketId) - order.indexOf(b.marketId))
}

/** Why no bets are taken at the moment, or how long one waits in play. */
function Standing({ event }: { readonly event: Detail }) {
  const t = useTranslations('sport')
  const { status, inPlayDelayMs } = event
  const why = useWhyStopped(event)
  if (status === 'suspended') {
    return (
      <output className="mb-10 flex min-h-44 items-center gap-8 rounded-10 bg-pending/15 px-12 text-14 text-pending">
        <Lock className="size-16 shrink-0" aria-hidden="true" />
        {why}
      </output>
    )
  }
  if (!isUnderWay(event) || inPlayDelayMs < 1000) return null
  return (
    <p className="mb-10 flex items-center gap-6 text-12 text-muted">
      <Timer className="size-14" aria-hidden="true" />
      {t('delay', { seconds: String(Math.round(inPlayDelayMs / 1000)) })}
    </p>
  )
}
