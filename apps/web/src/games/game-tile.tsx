import { Heart, ScrollText } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { openOverlay } from '../overlays/overlay-store.ts'
import { useLoggedIn } from '../session/session.ts'
import { GameCover } from './game-cover.tsx'
import { GameLink } from './game-link.tsx'
import { useFavourites, useToggleFavourite } from './game-queries.ts'
import type { GameCard } from './game-queries.ts'
import { rulesOf } from './game-rules.ts'
import { useGameTitle } from './use-game-title.ts'

const MILLION = 1_000_000

/** A game with its return to player and its rules; the picture opens it, the heart marks it. */
export function GameTile({ game }: { readonly game: GameCard }) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  const title = useGameTitle()(game)
  const rtp =
    game.rtp !== null &&
    format.number(game.rtp / MILLION, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <article className="relative">
      <GameLink
        game={game}
        className="press group block overflow-hidden rounded-14 bg-card focus-visible:outline-offset-2"
      >
        <span className="relative block overflow-hidden">
          <GameCover
            code={game.code}
            category={game.category}
            className="aspect-[4/3] w-full transition-[scale] duration-(--reveal) ease-quint group-hover:scale-[1.03]"
          />
          <span className="figures absolute inset-x-0 bottom-0 block truncate bg-linear-to-t from-[#0e0a14e6] to-transparent px-12 pt-28 pb-8 text-28 leading-none text-[#fff] uppercase">
            {title}
          </span>
        </span>
        <span className="block px-12 pt-6 pb-10">
          <span className="block truncate text-12 text-muted">{game.studio}</span>
          <span className="block h-18 text-12 text-soft">{rtp && t('rtp', { rtp })}</span>
        </span>
      </GameLink>
      <RulesButton code={game.code} title={title} />
      <FavouriteButton code={game.code} title={title} />
    </article>
  )
}

/** The rules before the game: also of one that only players may enter. */
function RulesButton({ code, title }: { readonly code: string; readonly title: string }) {
  const t = useTranslations('game')
  const open = rulesOf(code)
  return (
    open && (
      <button
        type="button"
        aria-label={`${t('rules')}: ${title}`}
        onClick={open}
        className="press absolute top-4 left-4 grid size-44 place-items-center rounded-full text-[#fff]"
      >
        <span className="grid size-32 place-items-center rounded-full bg-[#0e0a1499]">
          <ScrollText className="size-18" aria-hidden="true" />
        </span>
      </button>
    )
  )
}

function FavouriteButton({ code, title }: { readonly code: string; readonly title: string }) {
  const t = useTranslations('lobby')
  const loggedIn = useLoggedIn()
  const on = useFavourites().includes(code)
  const toggle = useToggleFavourite()
  const press = () =>
    loggedIn
      ? toggle.mutate({ code, on: !on })
      : openOverlay({ id: 'auth', params: { tab: 'login' } })
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('favourite', { title })}
      onClick={press}
      className="press absolute top-4 right-4 grid size-44 place-items-center rounded-full text-[#fff]"
    >
      <span className="grid size-32 place-items-center rounded-full bg-[#0e0a1499]">
        <Heart
          className={`size-18 ${on ? 'fill-(--maracuja) text-(--maracuja)' : ''}`}
          aria-hidden="true"
        />
      </span>
    </button>
  )
}
