import type { MinesRound } from '@jogada/contract/casino'
import { zero } from '@jogada/core'
import { stepAt, stepsWithin } from '@jogada/core/games/ladder'
import { mines as minesGame } from '@jogada/core/games/mines'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { LadderPanel } from '../../game-table/ladder-panel.tsx'
import { LadderResults } from '../../game-table/ladder-results.tsx'
import { toneOf } from '../../game-table/round-life.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { TILES, stonesOf } from './board.ts'
import { MinesBoard } from './mines-board.tsx'
import { minesRoundsQuery } from './mines-queries.ts'
import { useMines } from './use-mines.ts'
import type { Mines } from './use-mines.ts'
import './mines.css'

/** Mines: twenty-five stones of the promenade, urchins under some of them. */
export function MinesGame() {
  const t = useTranslations('mines')
  const mines = useMines()
  const { state } = mines
  const { round } = state
  return (
    <GameFrame
      code="mines"
      title={t('title')}
      openRules={() => openOverlay({ id: 'minesRules', params: {} })}
      openProof={() => openProof(round)}
      strip={mines.open ? <Standing mines={mines} /> : <LastResults />}
      panel={<MinesPanel mines={mines} />}
      said={useSaid(state.act?.kind === 'auto' ? null : round)}
    >
      <Board mines={mines} />
      <Terms mines={mines} />
    </GameFrame>
  )
}

const openProof = (round: MinesRound | null) =>
  openOverlay({ id: 'fairness', params: round ? { round } : {} })

const times = (multiplierX10000: number) => `${decimalText(Math.floor(multiplierX10000 / 100), 2)}×`

/** What the open round is worth now and after one more stone. */
function Standing({ mines: { open, mines } }: { readonly mines: Mines }) {
  const t = useTranslations()
  return (
    <dl className="grid min-h-44 grid-cols-3 text-center">
      <Worth name={t('mines.gems')} value={`${open?.picks.length ?? 0} / ${TILES - mines}`} />
      <Worth
        name={t('mines.now')}
        value={open?.cashOut ? times(open.cashOut.multiplier) : '–'}
        strong
      />
      <Worth name={t('mines.next')} value={open?.next ? times(open.next.multiplier) : '–'} />
    </dl>
  )
}

function Worth(props: {
  readonly name: string
  readonly value: ReactNode
  readonly strong?: boolean
}) {
  return (
    <div>
      <dt className="text-12 text-muted">{props.name}</dt>
      <dd className={`figures text-22 leading-tight ${props.strong ? 'text-win' : 'text-fg'}`}>
        {props.value}
      </dd>
    </div>
  )
}

/** What the last round brought, over the edge of its board. */
function Ended({ round }: { readonly round: MinesRound }) {
  const t = useTranslations()
  const tone = toneOf(round)
  const amount = formatReais(round.payout)
  return (
    <p
      key={round.roundId}
      aria-hidden="true"
      className={`mines-ended ${tone === 'won' ? 'text-win' : 'text-soft'}`}
    >
      {tone === 'won' && `${times(round.multiplier)} · ${t('game.won', { amount })}`}
      {tone === 'evened' && t('game.evened', { amount })}
      {tone === 'lost' && t('game.lost')}
      {round.end === 'max_payout' && <span className="block">{t('mines.maxPayout')}</span>}
      {round.end === 'expired' && <span className="block">{t('mines.expired')}</span>}
    </p>
  )
}

function Board({ mines }: { readonly mines: Mines }) {
  const { state, open, auto, marks } = mines
  const marking = auto.mode === 'auto' && !open && auto.run === null && state.phase === 'idle'
  const waiting = state.act?.kind === 'pick' ? state.act.tile : null
  const shown = marking ? null : state.round
  return (
    <div className="mines-place">
      <MinesBoard
        stones={stonesOf(shown, auto.mode === 'auto' && !open ? marks : [])}
        waiting={waiting}
        disabled={!marking && !open}
        roundId={open?.roundId ?? null}
        press={marking ? mines.mark : mines.pick}
      />
      {shown && shown.status !== 0 && <Ended round={shown} />}
    </div>
  )
}

const QUICK_MINES = [1, 3, 5, 10] as const

/** How many urchins. */
function Terms({ mines: game }: { readonly mines: Mines }) {
  const t = useTranslations('mines')
  const { mines, setMines, locked } = game
  return (
    <fieldset aria-label={t('mines')} className="flex min-w-0 items-center gap-4">
      <IconButton
        label={t('fewer')}
        disabled={locked || mines <= 1}
        onClick={() => setMines(mines - 1)}
      >
        <Minus className="size-18" aria-hidden="true" />
      </IconButton>
      <p className="w-64 text-center text-12 leading-tight text-muted">
        <span className="figures block text-22 leading-none text-fg">{mines}</span>
        {t('mines')}
      </p>
      <IconButton
        label={t('more')}
        disabled={locked || mines >= 24}
        onClick={() => setMines(mines + 1)}
      >
        <Plus className="size-18" aria-hidden="true" />
      </IconButton>
      {QUICK_MINES.map((quick) => (
        <button
          key={quick}
          type="button"
          disabled={locked}
          aria-label={`${t('mines')}: ${quick}`}
          aria-pressed={quick === mines}
          onClick={() => setMines(quick)}
          className="press figures h-40 min-h-[44px] min-w-0 flex-1 rounded-full bg-page/60 text-16 text-soft hover:bg-pressed disabled:opacity-45 aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
        >
          {quick}
        </button>
      ))}
    </fieldset>
  )
}

function MinesPanel({ mines }: { readonly mines: Mines }) {
  const t = useTranslations('mines')
  const words = {
    next: t('next'),
    pickFirst: t('pickFirst'),
    markFirst: t('markFirst'),
    random: t('random'),
  }
  return <LadderPanel game={mines} win={winOf(mines)} words={words} />
}

/** What the next stone would make of the stake; after it, what the marks would. */
function winOf({ open, stake, mines, limits, auto, marks }: Mines) {
  if (open) return open.next ? moneyOf(open.next.payout) : zero
  const steps = auto.mode === 'auto' ? Math.max(1, marks.length) : 1
  const round = { params: { mines }, stake: auto.run?.stake ?? stake }
  return stepAt(minesGame, round, stepsWithin(minesGame, round, steps, limits)).payout
}

function LastResults() {
  const t = useTranslations('mines')
  const enabled = useLoggedIn()
  const { data: rounds } = useQuery({ ...minesRoundsQuery, enabled })
  return <LadderResults rounds={enabled ? rounds : []} nameOf={t} open={openProof} />
}

function useSaid(round: MinesRound | null): string | null {
  const t = useTranslations('mines')
  if (!round) return null
  if (round.status === 0) {
    if (!round.cashOut) return t('saidStart', { mines: round.mines })
    const multiplier = decimalText(round.cashOut.multiplier, 4)
    return t('saidOpen', { multiplier, amount: formatReais(round.cashOut.payout) })
  }
  if (round.end === 'lost') return t('saidLost')
  const multiplier = decimalText(round.multiplier, 4)
  return t('saidWon', { multiplier, amount: formatReais(round.payout) })
}
