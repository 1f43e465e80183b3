import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { GameTile } from '../../games/game-tile.tsx'
import { catalogueQuery, useFavourites } from '../../games/game-queries.ts'
import type { Category, GameCard } from '../../games/game-queries.ts'

type Shelf = Category | 'all' | 'favourites'

/** Every game there is: by words, by kind, and the player's favourites. */
export function LobbyScreen() {
  const t = useTranslations('lobby')
  const [search, setSearch] = useState('')
  const [shelf, setShelf] = useState<Shelf>('all')
  const words = useDeferredValue(search.trim())
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
  const t = useTranslations('lobby')
  const category = shelf === 'all' || shelf === 'favourites' ? undefined : shelf
  const { data, isError, refetch } = useQuery(catalogueQuery(search, category))
  const favourites = useFavourites()
  if (isError) {
    return (
      <div role="alert" className="mt-16 rounded-14 bg-card p-18 text-14 text-soft">
        <p>{t('failed')}</p>
        <Button
          look="outline"
          size="small"
          className="mt-12 min-h-[44px]"
          onClick={() => void refetch()}
        >
          {t('again')}
        </Button>
      </div>
    )
  }
  if (!data) return <GamesWaiting />
  const games =
    shelf === 'favourites' ? data.games.filter(({ code }) => favourites.includes(code)) : data.games
  return <GameGrid games={games} empty={t(shelf === 'favourites' ? 'noFavourites' : 'none')} />
}

function GameGrid(props: { readonly games: readonly GameCard[]; readonly empty: string }) {
  const t = useTranslations('lobby')
  const { games, empty } = props
  return (
    <>
      <output className="mt-12 block text-12 text-muted">
        {games.length === 0 ? empty : t('count', { count: games.length })}
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
