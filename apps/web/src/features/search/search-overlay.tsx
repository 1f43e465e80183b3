import type { SportEvent } from '@jogada/contract/sport'
import { Crest } from '@jogada/ui'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, CircleHelp, Search } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { SportIcon } from '../../components/sport-icon.tsx'
import { GameCover } from '../../games/game-cover.tsx'
import { GameLink } from '../../games/game-link.tsx'
import type { GameCard } from '../../games/game-queries.ts'
import { useGameTitle } from '../../games/use-game-title.ts'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { Surface } from '../../overlays/surface.tsx'
import { useEventName } from '../../sports/use-event-name.ts'
import { useSideName } from '../../sports/use-side-name.ts'
import type { League } from './found-leagues.ts'
import { useFound } from './use-found.ts'
import { useFoundHelp } from './use-found-help.ts'
import { useFoundPages } from './use-found-pages.ts'
import type { FoundPage } from './use-found-pages.ts'

const AT_ONCE = 8
const ROW = 'press flex min-h-48 items-center gap-12 rounded-10 px-8 py-6 text-14 hover:bg-raised'

/** One field for games, teams, competitions and help; what is found stands under its own heading. */
export function SearchOverlay({ close }: OverlayProps<'search'>) {
  const t = useTranslations('search')
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Surface kind="sheet" title={t('title')} close={close} firstFocus={field}>
      <label className="flex h-48 items-center rounded-10 border border-line-strong pl-12 focus-within:border-primary">
        <Search className="size-18 shrink-0 text-muted" aria-hidden="true" />
        <span className="visually-hidden">{t('field')}</span>
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={40}
          placeholder={t('field')}
          onChange={(event) => setTyped(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent px-10 text-16 outline-none"
        />
      </label>
      <div className="min-h-[50dvh] pb-16">
        <Found key={words} words={words} />
      </div>
    </Surface>
  )
}

function Found({ words }: { readonly words: string }) {
  const t = useTranslations('search')
  const tHelp = useTranslations('help')
  const tShell = useTranslations('shell')
  const titleOf = useGameTitle()
  const { games, events, leagues, ...state } = useFound(words)
  const help = useFoundHelp(words)
  const pages = useFoundPages(words)
  const count = [pages, games, events, leagues, help].flat().length
  const isAsked = words.trim() !== ''
  return (
    <>
      <output className="mt-12 block text-12 text-muted">
        {!isAsked ? t('hint') : state.isWaiting ? t('waiting') : t('count', { count })}
      </output>
      {state.isFailed && (
        <p role="alert" className="mt-8 text-14 text-lose">
          {t('failed')}
        </p>
      )}
      <Group id="found-pages" title={tShell('ways')} found={pages}>
        {(page) => (
          <li key={page.label}>
            <PageRow page={page} />
          </li>
        )}
      </Group>
      <Group id="found-games" title={t('games')} found={games}>
        {(game) => (
          <li key={game.code}>
            <GameRow game={game} title={titleOf(game)} />
          </li>
        )}
      </Group>
      <Group id="found-leagues" title={t('leagues')} found={leagues}>
        {(league) => (
          <li key={`${league.sport} ${league.name}`}>
            <LeagueRow league={league} />
          </li>
        )}
      </Group>
      <Group id="found-events" title={t('events')} found={events}>
        {(event) => (
          <li key={event.eventId}>
            <EventRow event={event} />
          </li>
        )}
      </Group>
      <Group id="found-help" title={tHelp('helpTitle')} found={help}>
        {({ article, question }) => (
          <li key={article}>
            <Link to="/ajuda" search={{ sobre: article }} className={ROW}>
              <CircleHelp className="size-22 shrink-0 text-muted" aria-hidden="true" />
              {question}
            </Link>
          </li>
        )}
      </Group>
    </>
  )
}

function PageRow({ page }: { readonly page: FoundPage }) {
  const text = (
    <>
      <ArrowUpRight className="size-22 shrink-0 text-muted" aria-hidden="true" />
      {page.label}
    </>
  )
  return 'link' in page ? (
    <Link {...page.link} className={ROW}>
      {text}
    </Link>
  ) : (
    <button
      type="button"
      className={`${ROW} w-full text-left`}
      onClick={() => openOverlay(page.overlay)}
    >
      {text}
    </button>
  )
}

type GroupProps<Item> = {
  readonly id: string
  readonly title: string
  readonly found: readonly Item[]
  readonly children: (item: Item) => React.ReactNode
}

/** What was found of a kind, the first of it first. */
function Group<Item>({ id, title, found, children }: GroupProps<Item>) {
  const t = useTranslations('bets')
  const [most, setMost] = useState(AT_ONCE)
  if (found.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h3 id={id} className="px-8 text-12 text-muted">
        {title}
      </h3>
      <ul>{found.slice(0, most).map(children)}</ul>
      {found.length > most && (
        <Button look="quiet" className="mt-8 w-full" onClick={() => setMost(most + AT_ONCE)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function GameRow({ game, title }: { readonly game: GameCard; readonly title: string }) {
  const text = (
    <>
      <GameCover
        code={game.code}
        category={game.category}
        className="h-36 w-48 shrink-0 rounded-6"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[520]">{title}</span>
        <span className="block truncate text-12 text-muted">{game.studio}</span>
      </span>
    </>
  )
  return (
    <GameLink game={game} className={ROW}>
      {text}
    </GameLink>
  )
}

function EventRow({ event }: { readonly event: SportEvent }) {
  const nameOf = useEventName()
  const named = useSideName()
  return (
    <Link to="/footballPage" search={{ event: event.eventId }} className={ROW}>
      <Crest team={event.home} className="size-24 shrink-0" />
      <Crest team={event.away} className="-ml-16 size-24 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[520]">{nameOf(event)}</span>
        <span className="block truncate text-12 text-muted">{named(event.competition)}</span>
      </span>
    </Link>
  )
}

function LeagueRow({ league }: { readonly league: League }) {
  const { sport, name, tab } = league
  const named = useSideName()
  return (
    <Link to="/footballPage" search={{ sport, tab, league: name }} className={ROW}>
      <SportIcon sport={sport} className="size-22 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate font-[520]">{named(name)}</span>
    </Link>
  )
}
