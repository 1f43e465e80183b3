import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { find } from '../../components/find.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { GameTile } from '../../games/game-tile.tsx'
import { catalogueQuery, gamePagesQuery, useFavouriteGames } from '../../games/game-queries.ts'
import type { Category, GameCard } from '../../games/game-queries.ts'
import { useGameTitle } from '../../games/use-game-title.ts'

const SHELVES = [
  'all',
  'favourites',
  'original',
  'slots',
  'instant',
  'table',
  'live',
] as const satisfies readonly (Category | 'all' | 'favourites')[]
type Shelf = (typeof SHELVES)[number]

/** The same page with other words or another kind in its address. */
const searching = (changes: { readonly q?: string; readonly kind?: Shelf }) =>
  ({
    to: '.',
    search: (known: object) => {
      const { q, kind } = { ...known, ...changes } as typeof changes
      return { ...(q ? { q } : {}), ...(kind && kind !== 'all' ? { kind } : {}) }
    },
    replace: true,
    resetScroll: false,
  }) as const

/**
 * Every game there is: by words, by kind, and the player's favourites. Both stand in the address, so
 * that the way back from a game finds the same games.
 */
export function LobbyScreen() {
  const t = useTranslations('lobby')
  const navigate = useNavigate()
  const { q = '', kind } = useSearch({ strict: false })
  const [search, setSearch] = useState(q)
  const shelf = SHELVES.find((one) => one === kind) ?? 'all'
  const setShelf = (chosen: Shelf) => void navigate(searching({ kind: chosen }))
  const words = useDeferredValue(search.trim())
  const kept = useRef(words)
  useEffect(() => {
    if (words === kept.current) return
    kept.current = words
    void navigate(searching({ q: words }))
  }, [navigate, words])
  return (
    <section aria-labelledby="lobby-title">
      <h1 id="lobby-title" className="text-22 font-[640]">
        {t('title')}
      </h1>
      <SearchField value={search} onChange={setSearch} />
      <Shelves shelf={shelf} onChange={setShelf} />
      <Games search={words} shelf={shelf} />
    </section>
  )
}

type SearchFieldProps = { readonly value: string; readonly onChange: (text: string) => void }

function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslations('lobby')
  return (
    <div className="mt-12 flex h-48 items-center rounded-10 border border-line-strong pl-12 focus-within:border-primary">
      <Search className="size-18 shrink-0 text-muted" aria-hidden="true" />
      <input
        type="search"
        value={value}
        maxLength={40}
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent px-10 text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton label={t('clear')} onClick={() => onChange('')}>
          <X className="size-18" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

type ShelvesProps = { readonly shelf: Shelf; readonly onChange: (shelf: Shelf) => void }

function Shelves({ shelf, onChange }: ShelvesProps) {
  const t = useTranslations('lobby')
  const { data } = useQuery(catalogueQuery('', undefined))
  const shelves: readonly Shelf[] = ['all', 'favourites', ...(data?.categories ?? [])]
  return (
    <fieldset
      aria-label={t('kinds')}
      className="-mx-16 mt-12 flex min-w-0 gap-8 overflow-x-auto px-16 py-4 [scrollbar-width:none]"
    >
      {shelves.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shelf}
          onClick={() => onChange(one)}
          className="press h-44 shrink-0 rounded-full bg-raised px-16 text-14 text-soft aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
        >
          {t(`shelf.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

function Games({ search, shelf }: { readonly search: string; readonly shelf: Shelf }) {
  if (shelf === 'favourites') return <Favourites search={search} />
  return <Catalogue search={search} category={shelf === 'all' ? undefined : shelf} />
}

type CatalogueProps = { readonly search: string; readonly category: Category | undefined }

function Catalogue({ search, category }: CatalogueProps) {
  const t = useTranslations()
  const pages = useInfiniteQuery(gamePagesQuery(search, category))
  if (!pages.data) {
    return pages.isError ? <Failed retry={() => void pages.refetch()} /> : <GamesWaiting />
  }
  const games = pages.data.pages.flatMap((page) => page.games)
  const { count } = pages.data.pages.at(-1)!
  return (
    <>
      <GameGrid games={games} count={count} empty={t('lobby.none')} />
      {pages.hasNextPage && (
        <Button
          look="quiet"
          className="mt-12 w-full"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('bets.more')}
        </Button>
      )}
    </>
  )
}

function Favourites({ search }: { readonly search: string }) {
  const t = useTranslations('lobby')
  const titleOf = useGameTitle()
  const { games: all, isError, refetch } = useFavouriteGames()
  if (!all) return isError ? <Failed retry={() => void refetch()} /> : <GamesWaiting />
  const games = search === '' ? all : find(search, all, (game) => `${titleOf(game)} ${game.studio}`)
  const empty = t(all.length === 0 ? 'noFavourites' : 'none')
  return <GameGrid games={games} count={games.length} empty={empty} />
}

function Failed({ retry }: { readonly retry: () => void }) {
  const t = useTranslations('lobby')
  return (
    <div role="alert" className="mt-16 rounded-14 bg-card p-18 text-14 text-soft">
      <p>{t('failed')}</p>
      <Button look="outline" size="small" className="mt-12 min-h-[44px]" onClick={retry}>
        {t('again')}
      </Button>
    </div>
  )
}

type GridProps = {
  readonly games: readonly GameCard[]
  /** How many there are, also those that are not shown yet. */
  readonly count: number
  readonly empty: string
}

function GameGrid({ games, count, empty }: GridProps) {
  const t = useTranslations('lobby')
  return (
    <>
      <output className="mt-12 block text-12 text-muted">
        {count === 0 ? empty : t('count', { count })}
      </output>
      <ul className="mt-8 grid grid-cols-2 gap-12 desktop:grid-cols-3 desktop:gap-8">
        {games.map((game) => (
          <li key={game.code}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </>
  )
}

const GamesWaiting = () => (
  <div className="mt-40 grid grid-cols-2 gap-12 desktop:grid-cols-3 desktop:gap-8">
    <Skeleton className="h-190" />
    <Skeleton className="h-190" />
    <Skeleton className="h-190" />
    <Skeleton className="h-190" />
  </div>
)
