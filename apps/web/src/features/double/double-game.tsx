import { doubleColor } from '@jogada/core/games/double'
import { useTranslations } from 'use-intl'
import { DrawClock } from '../../draws/draw-clock.tsx'
import { DrawPanel } from '../../draws/draw-panel.tsx'
import { outcomeName } from '../../draws/draw-words.ts'
import { randomChoice } from '../../draws/random-choice.ts'
import { Fold, FoldedOwnBets } from '../../draws/round-bets.tsx'
import { useDrawTable } from '../../draws/use-draw-table.ts'
import { useSaidDraw } from '../../draws/use-said-draw.ts'
import type { DrawTable } from '../../draws/use-draw-table.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { COLORS, ColorChoices } from './color-choices.tsx'
import { Reel } from '../../draws/double/reel.tsx'
import { RollStats } from './roll-stats.tsx'
import { Tile } from '../../draws/double/tile.tsx'
import '../../draws/double/double.css'

/** Double: the reel above, three colours, the bet under the thumb. */
export function DoubleGame() {
  const t = useTranslations('draws')
  const table = useDrawTable('double', 'double', 'red', t('accepted'))
  const { round } = table
  const name = round?.outcome == null ? '' : outcomeName(t, 'double', round.outcome)
  const came = t('cameOut', { result: name })
  const isOver = round?.state === 'settled'
  const said = useSaidDraw(table, isOver ? { roundId: round.roundId, came } : null)
  return (
    <GameFrame
      code="double"
      title={t('doubleTitle')}
      openRules={() => openOverlay({ id: 'drawRules', params: { game: 'double' } })}
      openProof={() => openOverlay({ id: 'drawProof', params: { channel: 'double' } })}
      strip={<LastRolls table={table} />}
      panel={<DrawPanel table={table} random={() => table.setSelection(randomChoice(COLORS))} />}
      after={
        <div className="grid gap-8 desktop:grid-cols-2">
          <FoldedOwnBets table={table} />
          <Fold title={t('tabTrend')}>
            <RollStats />
          </Fold>
        </div>
      }
      said={said}
    >
      <div className="grid flex-1 content-center">
        <Reel round={round} last={table.current?.last[0]?.outcome ?? 0} />
      </div>
      <DrawClock table={table} result={came} tells />
      <ColorChoices table={table} />
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
