import { doubleColor } from '@jogada/core/games/double'
import { formatReais, MoneyText } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { DrawClock } from '../../draws/draw-clock.tsx'
import { DrawPanel } from '../../draws/draw-panel.tsx'
import { paysText } from '../../draws/pays-text.ts'
import { RoundBets } from '../../draws/round-bets.tsx'
import { stakedOn, useDrawTable } from '../../draws/use-draw-table.ts'
import type { DrawTable } from '../../draws/use-draw-table.ts'
import { toneOf } from '../../game-table/round-life.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { Reel } from './reel.tsx'
import { Tile } from './tile.tsx'
import './double.css'

const COLORS = ['red', 'white', 'black'] as const

/** Double: the reel above, three colours, the bet under the thumb. */
export function DoubleGame() {
  const t = useTranslations('draws')
  const table = useDrawTable('double', 'double', 'red', t('accepted'))
  const { round } = table
  const name = round?.outcome == null ? '' : `${round.outcome} ${t(doubleColor(round.outcome))}`
  const isOver = round?.state === 'settled'
  const own = useSaid(table)
  return (
    <GameFrame
      code="double"
      title={t('doubleTitle')}
      openRules={() => openOverlay({ id: 'drawRules', params: { game: 'double' } })}
      openProof={() => openOverlay({ id: 'drawProof', params: { channel: 'double' } })}
      strip={<LastRolls table={table} />}
      panel={<DrawPanel table={table} />}
      said={isOver ? `${t('cameOut', { result: name })}. ${own}` : null}
    >
      <Reel round={round} last={table.current?.last[0]?.outcome ?? 0} />
      <DrawClock table={table} result={t('cameOut', { result: name })} />
      <Colors table={table} />
      <RoundBets table={table} />
    </GameFrame>
  )
}

function LastRolls({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  return (
    <ul
      aria-label={t('history')}
      className="-mx-14 flex h-36 min-h-[44px] items-center gap-4 overflow-x-auto px-14 [scrollbar-width:none]"
    >
      {table.current?.last.map(({ roundId, outcome }) => (
        <li key={roundId} className="shrink-0">
          <button
            type="button"
            aria-label={`${t('round', { id: roundId })}: ${outcome === null ? t('codeException') : `${outcome} ${t(doubleColor(outcome))}`}`}
            onClick={() => openOverlay({ id: 'drawProof', params: { channel: 'double', roundId } })}
            className="press relative block after:absolute after:-inset-x-2 after:-inset-y-10"
          >
            <Tile roll={outcome} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The three colours, what each pays, and what lies on it. */
function Colors({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  const { rules, current, round, mine, selection } = table
  return (
    <fieldset aria-label={t('choose')} className="grid min-w-0 grid-cols-3 gap-8">
      {COLORS.map((color) => {
        const pays = rules?.paytable.find((row) => row.selection === color)
        const total = current?.totals.find((one) => one.selection === color)
        const own = round ? stakedOn(mine, round.roundId, color) : 0n
        return (
          <button
            key={color}
            type="button"
            aria-pressed={selection === color}
            onClick={() => table.setSelection(color)}
            className={`press double-choice double-${color} min-h-[88px] rounded-14 p-8 text-center`}
          >
            <span className="block text-14 font-[620]">{t(color)}</span>
            <span className="figures block text-28 leading-none">
              {pays ? paysText(pays.multipliers) : '–'}
            </span>
            <span className="mt-4 block text-12 leading-snug">
              {t('total', { bets: total?.bets ?? 0 })}
              {total && <MoneyText amount={total.stake} className="block" />}
            </span>
            {own > 0n && (
              <span className="mt-2 block text-12 font-[620]">
                {t('yourStake', { stake: formatReais(own as never) })}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

function useSaid({ result, round }: DrawTable): string {
  const t = useTranslations('draws')
  if (!result || result.roundId !== round?.roundId) return ''
  const amount = formatReais(result.payout)
  const tone = toneOf(result)
  if (tone === 'won') return t('resultWon', { amount })
  return tone === 'evened' ? t('resultEvened', { amount }) : t('resultLost')
}
