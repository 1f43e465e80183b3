import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, buttonClasses } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Today } from '../../game-table/today.tsx'
import { askInPlay } from '../../games/game-queries.ts'
import { openOverlay, useOverlays } from '../../overlays/overlay-store.ts'
import { noteTouch } from '../../platform/last-touch.ts'
import { balanceQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { useLoggedIn } from '../../session/session.ts'
import { askToRefresh, readGameMessage } from './game-frame-messages.ts'
import type { GameMessage } from './game-frame-messages.ts'
import { useLaunch } from './use-launch.ts'

export type PlayScreenProps = {
  /** Which game; without one the game that is open at the server comes back. */
  readonly code: string | undefined
  readonly demo: boolean
}

/** The room in which another studio's game is played: a thin bar and the game. */
export function PlayScreen({ code, demo }: PlayScreenProps) {
  const loggedIn = useLoggedIn()
  return (
    <section
      aria-labelledby="play-title"
      className="fixed inset-0 z-25 flex flex-col bg-page pt-[env(safe-area-inset-top)]"
    >
      {!loggedIn ? <LoginFirst /> : code ? <Game code={code} demo={demo} /> : <ComeBack />}
    </section>
  )
}

function useLeave() {
  const navigate = useNavigate()
  return () => void navigate({ to: '/cassino' })
}

function Bar({ title }: { readonly title: string }) {
  const t = useTranslations('lobby')
  const leave = useLeave()
  return (
    <div className="flex h-48 shrink-0 items-center gap-4 border-b border-line/60 px-4">
      <IconButton label={t('leave')} onClick={leave}>
        <ArrowLeft className="size-20" aria-hidden="true" />
      </IconButton>
      <h1 id="play-title" className="min-w-0 flex-1 truncate text-16 font-[600]">
        {title}
      </h1>
      <Today className="mr-8 shrink-0" />
    </div>
  )
}

function LoginFirst() {
  const t = useTranslations()
  return (
    <>
      <Bar title={t('lobby.title')} />
      <div className="m-auto max-w-300 px-16 text-center">
        <p className="text-16">{t('lobby.loginFirst')}</p>
        <Button
          className="mt-16"
          onClick={() => openOverlay({ id: 'auth', params: { tab: 'login' } })}
        >
          {t('auth.login')}
        </Button>
      </div>
    </>
  )
}

/** `/play` without a game: back to the one that is open, or to the lobby. */
function ComeBack() {
  const t = useTranslations('lobby')
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    const go = (game: string | null) => {
      if (left) return
      if (game === null) void navigate({ to: '/cassino', replace: true })
      else void navigate({ to: '/play', search: { game }, replace: true })
    }
    askInPlay().then(go, () => go(null))
    return () => {
      left = true
    }
  }, [navigate])
  return <Bar title={t('opening')} />
}

type GameProps = { readonly code: string; readonly demo: boolean }

function Game({ code, demo }: GameProps) {
  const [opening, setOpening] = useState(0)
  const again = () => setOpening((count) => count + 1)
  return <OneOpening key={`${code} ${opening}`} code={code} demo={demo} again={again} />
}

function OneOpening({ code, demo, again }: GameProps & { readonly again: () => void }) {
  const t = useTranslations('lobby')
  const state = useLaunch(code, demo)
  const isOver = state.step === 'failed' || state.step === 'unknown'
  const title = state.step === 'open' ? state.launched.game.title : t(isOver ? 'title' : 'opening')
  return (
    <>
      <Bar title={title} />
      {state.step === 'opening' && <Opening />}
      {state.step === 'failed' && (
        <div role="alert" className="m-auto max-w-300 px-16 text-center">
          <p className="text-16">{state.message || t('notOpened')}</p>
          <Button className="mt-16" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
      {state.step === 'unknown' && (
        <div role="alert" className="m-auto max-w-300 px-16 text-center">
          <p className="text-16">{state.message || t('notOpened')}</p>
          <Link to="/cassino" className={`${buttonClasses()} mt-16`}>
            {t('all')}
          </Link>
        </div>
      )}
      {state.step === 'open' && (
        <GameWindow
          key={state.launched.url}
          url={state.launched.url}
          title={title}
          onClosed={again}
        />
      )}
    </>
  )
}

const Opening = () => <div aria-hidden="true" className="wave-shimmer flex-1" />

type GameWindowProps = {
  readonly url: string
  readonly title: string
  /** The game says that this opening of it is used up, as after a reload of its frame. */
  readonly onClosed: () => void
}

function GameWindow({ url, title, onClosed }: GameWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const leave = useLeave()
  const [ready, setReady] = useState(false)
  const react: Record<GameMessage, () => void> = {
    ready: () => setReady(true),
    balance: () => {
      // touches inside the frame are not seen here; a round that was played is one
      noteTouch()
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    },
    funds: () => openOverlay({ id: 'gameDeposit', params: {} }),
    closed: () => ready && onClosed(),
    exit: leave,
  }
  // before anything else can run: what the frame says first must find somebody who hears it
  useLayoutEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = readGameMessage(event, { window: frame.current?.contentWindow ?? null, url })
      if (message) react[message]()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })
  useRefreshAfterOverlays(() => askToRefresh({ window: frame.current?.contentWindow ?? null, url }))
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- only addresses of another origin get here, see isForeign
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      className="min-h-0 w-full flex-1 border-0 bg-page"
    />
  )
}

/** Runs when the last overlay has closed: a deposit may have changed the balance. */
function useRefreshAfterOverlays(refresh: () => void) {
  const covered = useOverlays(({ stack }) => stack.length > 0)
  const wasCovered = useRef(covered)
  useEffect(() => {
    if (wasCovered.current && !covered) refresh()
    wasCovered.current = covered
  })
}
