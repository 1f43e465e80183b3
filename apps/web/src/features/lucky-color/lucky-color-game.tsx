import type { DrawChannel } from '@jogada/contract/draw'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segments } from '../../components/segments.tsx'
import { DrawClock } from '../../draws/draw-clock.tsx'
import { DrawPanel } from '../../draws/draw-panel.tsx'
import { outcomeName } from '../../draws/draw-words.ts'
import { randomChoice } from '../../draws/random-choice.ts'
import { OwnOutcome } from '../../draws/own-outcome.tsx'
import { EverybodysBets } from '../../draws/round-bets.tsx'
import { useDrawTable } from '../../draws/use-draw-table.ts'
import { useSaidDraw } from '../../draws/use-said-draw.ts'
import type { DrawTable } from '../../draws/use-draw-table.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { LuckyBall } from '../../draws/lucky/lucky-ball.tsx'
import { LuckyBoard } from './lucky-board.tsx'
import { LuckyHistory } from './lucky-history.tsx'
import { LuckyStakePad } from './lucky-stake-pad.tsx'
import { LuckyWheel } from '../../draws/lucky/lucky-wheel.tsx'
import '../../draws/lucky/lucky-color.css'

type Period = Exclude<DrawChannel, 'double'>
const PERIODS: readonly Period[] = ['lucky30s', 'lucky1m', 'lucky3m', 'lucky5m']

/** luckyColor: a period's clock, the last digits, colours, sizes and numbers to bet on. */
export function LuckyColorGame() {
  const [channel, setChannel] = useState<Period>('lucky30s')
  return <Table key={channel} channel={channel} setChannel={setChannel} />
}

/** What chance may choose for a player who leaves it to it. */
const SELECTIONS = [
  'green',
  'violet',
  'red',
  'small',
  'big',
  ...Array.from({ length: 10 }, (_, digit) => `number${digit}`),
] as const satisfies readonly string[]

type TableProps = { readonly channel: Period; readonly setChannel: (channel: Period) => void }

function Table({ channel, setChannel }: TableProps) {
  const t = useTranslations('draws')
  const table = useDrawTable('luckyColor', channel, 'green', t('accepted'))
  const [last] = table.current?.last ?? []
  const came =
    last?.outcome == null
      ? t('void')
      : t('cameOut', { result: outcomeName(t, channel, last.outcome) })
  const said = useSaidDraw(table, last ? { roundId: last.roundId, came } : null)
  const random = () => table.setSelection(randomChoice(SELECTIONS))
  return (
    <GameFrame
      code="luckyColor"
      title={t('luckyTitle')}
      openRules={() => openOverlay({ id: 'drawRules', params: { game: 'luckyColor' } })}
      openProof={() => openOverlay({ id: 'drawProof', params: { channel } })}
      strip={<LastDigits table={table} />}
      panel={<DrawPanel table={table} random={random} />}
      after={
        <>
          <EverybodysBets table={table} />
          <LuckyHistory table={table} />
        </>
      }
      said={said}
    >
      <Segments
        label={t('period')}
        value={channel}
        disabled={table.isFixed}
        onChange={setChannel}
        choices={PERIODS.map((id) => ({ id, title: t(id) }))}
      />
      <div className="flex items-center gap-16">
        <LuckyWheel roundId={last?.roundId} digit={last?.outcome ?? null} />
        <div className="min-w-0 flex-1">
          <p key={last?.roundId} className="lucky-said min-h-36 text-14 leading-tight text-soft">
            {last ? came : t('waiting')}
          </p>
          <div className="min-h-22">
            {last && <OwnOutcome table={table} roundId={last.roundId} className="lucky-said" />}
          </div>
          <DrawClock table={table} result={came} />
        </div>
      </div>
      <LuckyBoard table={table} />
      <LuckyStakePad
        maxStake={table.limits.maxStake}
        stake={table.stake}
        setStake={table.setStake}
        disabled={table.isSending || table.isFixed}
        random={random}
      />
    </GameFrame>
  )
}

function LastDigits({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  const { channel, current } = table
  return (
    <ul
      aria-label={t('history')}
      className="-mx-14 flex h-36 min-h-[44px] items-center gap-4 overflow-x-auto px-14 [scrollbar-width:none]"
    >
      {current?.last.map(({ roundId, outcome }) => (
        <li key={roundId} className="shrink-0">
          <button
            type="button"
            aria-label={`${t('round', { id: roundId })}: ${outcome ?? t('codeException')}`}
            onClick={() => openOverlay({ id: 'drawProof', params: { channel, roundId } })}
            className="press relative block after:absolute after:-inset-x-2 after:-inset-y-10"
          >
            <LuckyBall digit={outcome} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
