import type { RowDoubleRound } from '@jogada/contract/casino'
import { zero } from '@jogada/core'
import { stepAt, stepsWithin } from '@jogada/core/games/ladder'
import { rowDouble } from '@jogada/core/games/row-double'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { decimalText } from '../../components/decimal-text.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { LadderPanel } from '../../game-table/ladder-panel.tsx'
import { LadderResults } from '../../game-table/ladder-results.tsx'
import { toneOf } from '../../game-table/round-life.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { Building } from './building-view.tsx'
import { floorsOf } from './building.ts'
import { rowDoubleRoundsQuery } from './row-double-queries.ts'
import type { Difficulty } from './row-double-queries.ts'
import { useRowDouble } from './use-row-double.ts'
import type { RowDouble } from './use-row-double.ts'
import './row-double.css'

/** rowDouble: a building whose lit windows are climbed floor by floor. */
export function RowDoubleGame() {
  const t = useTranslations('rowDouble')
  const game = useRowDouble()
  const { state } = game
  const { round } = state
  const odds = { safe: String(game.shape.safe), size: String(game.shape.size) }
  return (
    <GameFrame
      code="rowDouble"
      title={t('title')}
      openRules={() => openOverlay({ id: 'rowDoubleRules', params: {} })}
      openProof={() => openProof(round)}
      strip={<LastResults />}
      panel={<RowDoublePanel game={game} />}
      said={useSaid(state.act?.kind === 'auto' ? null : round)}
    >
      <Standing round={round} odds={t('odds', odds)} />
      <Tower game={game} />
      <Terms game={game} />
    </GameFrame>
  )
}

const openProof = (round: RowDoubleRound | null) =>
  openOverlay({ id: 'fairness', params: round ? { round } : {} })

/** How many windows are lit; then what the round is worth; after its end, what it brought. */
type StandingProps = { readonly round: RowDoubleRound | null; readonly odds: string }

function Standing({ round, odds }: StandingProps) {
  const t = useTranslations()
  if (!round || (round.status === 0 && !round.cashOut)) {
    return <p className="min-h-24 text-center text-14 text-soft">{odds}</p>
  }
  const isOpen = round.status === 0
  const tone = toneOf(round)
  const amount = formatReais(round.payout)
  return (
    <p
      aria-hidden="true"
      className={`min-h-24 text-center text-18 font-[620] ${isOpen || tone === 'won' ? 'text-win' : 'text-soft'}`}
    >
      {isOpen && round.cashOut && `${decimalText(round.cashOut.multiplier, 4)}×`}
      {!isOpen && tone === 'won' && t('game.won', { amount })}
      {!isOpen && tone === 'evened' && t('game.evened', { amount })}
      {!isOpen && tone === 'lost' && t('game.lost')}
    </p>
  )
}

function Tower({ game }: { readonly game: RowDouble }) {
  const { state, open, auto, marks, difficulty, shape } = game
  const isAuto = auto.mode === 'auto' && !open
  const marking = isAuto && auto.run === null && state.phase === 'idle'
  const shown = marking ? null : sameShape(state.round, shape.size)
  return (
    <Building
      floors={floorsOf({ round: shown, size: shape.size, marks: isAuto ? marks : null })}
      difficulty={difficulty}
      waiting={state.act?.kind === 'pick' ? state.act.tile : null}
      canPress={(row) =>
        marking ? row <= marks.length : state.phase === 'open' && row === open?.picks.length
      }
      press={(row, tile) => (marking ? game.mark(row, tile) : game.pick(tile))}
    />
  )
}

/** The last round, as long as it was played on the difficulty that is shown. */
const sameShape = (round: RowDoubleRound | null, size: number) =>
  round?.size === size ? round : null

const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'master'] as const satisfies Difficulty[]

/** How hard. */
function Terms({ game }: { readonly game: RowDouble }) {
  const t = useTranslations('rowDouble')
  const { difficulty, setDifficulty, locked } = game
  return (
    <fieldset aria-label={t('difficulty')} disabled={locked} className="min-w-0">
      <div className="-mx-14 flex gap-6 overflow-x-auto px-14 [scrollbar-width:none]">
        {DIFFICULTIES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === difficulty}
            onClick={() => setDifficulty(one)}
            className="press h-44 min-h-[44px] flex-1 rounded-full bg-page/60 px-10 text-12 whitespace-nowrap text-soft hover:bg-pressed disabled:opacity-45 aria-pressed:bg-(--maracuja) aria-pressed:font-[600] aria-pressed:text-(--ink0)"
          >
            {t(one)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function RowDoublePanel({ game }: { readonly game: RowDouble }) {
  const t = useTranslations()
  const words = {
    next: t('game.nextStep'),
    pickFirst: t('rowDouble.pickFirst'),
    markFirst: t('rowDouble.markFirst'),
    random: t('rowDouble.random'),
  }
  return <LadderPanel game={game} win={winOf(game)} words={words} />
}

/** What the next floor would make of the stake; by itself, what the marked floors would. */
function winOf({ open, stake, difficulty, limits, auto, marks }: RowDouble) {
  if (open) return open.next ? moneyOf(open.next.payout) : zero
  const steps = auto.mode === 'auto' ? Math.max(1, marks.length) : 1
  const round = { params: { difficulty }, stake: auto.run?.stake ?? stake }
  return stepAt(rowDouble, round, stepsWithin(rowDouble, round, steps, limits)).payout
}

function LastResults() {
  const t = useTranslations('rowDouble')
  const enabled = useLoggedIn()
  const { data: rounds } = useQuery({ ...rowDoubleRoundsQuery, enabled })
  return <LadderResults rounds={enabled ? rounds : []} nameOf={t} open={openProof} />
}

function useSaid(round: RowDoubleRound | null): string | null {
  const t = useTranslations('rowDouble')
  if (!round) return null
  if (round.status === 0) {
    if (!round.cashOut) return t('saidStart')
    return t('saidOpen', {
      row: String(round.picks.length),
      multiplier: decimalText(round.cashOut.multiplier, 4),
      amount: formatReais(round.cashOut.payout),
    })
  }
  if (round.end === 'lost') return t('saidLost')
  const multiplier = decimalText(round.multiplier, 4)
  return t('saidWon', { multiplier, amount: formatReais(round.payout) })
}
