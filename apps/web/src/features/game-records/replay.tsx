import type { SoloRound } from '@jogada/contract/casino'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { frameAt, frameCount } from './replay-frames.ts'
import type { Cell } from './replay-frames.ts'

/** A finished round again, step by step, marked as what it is. */
export function Replay({ round }: { readonly round: SoloRound }) {
  const t = useTranslations('gameRecords')
  const frames = frameCount(round)
  const [step, setStep] = useState(frames - 1)
  const frame = frameAt(round, step)
  return (
    <section aria-label={t('replay')} className="rounded-14 bg-raised p-14">
      <h3 className="text-16 font-[620]">{t('replay')}</h3>
      <p className="mb-10 text-12 text-muted">{t('replayLead')}</p>
      {frame.kind === 'figure' ? (
        <p
          className={`figures py-12 text-center text-64 leading-none ${frame.won ? 'text-win' : 'text-fg'}`}
        >
          {frame.text}
        </p>
      ) : (
        <Board columns={frame.columns} cells={frame.cells} />
      )}
      {frames > 1 && (
        <div className="mt-8 flex items-center justify-between">
          <IconButton
            label={t('previous')}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
            className="disabled:opacity-45"
          >
            <ChevronLeft className="size-20" aria-hidden="true" />
          </IconButton>
          <output className="text-14 text-soft tabular-nums">
            {t('step', { step: String(step), steps: String(frames - 1) })}
          </output>
          <IconButton
            label={t('next')}
            disabled={step === frames - 1}
            onClick={() => setStep(step + 1)}
            className="disabled:opacity-45"
          >
            <ChevronRight className="size-20" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </section>
  )
}

const LOOKS: Record<Cell, { readonly mark: string; readonly look: string }> = {
  closed: { mark: '', look: 'bg-pressed' },
  good: { mark: '✓', look: 'bg-win text-page' },
  bad: { mark: '✕', look: 'bg-live text-on-live' },
  shownGood: { mark: '', look: 'bg-win/18' },
  shownBad: { mark: '✕', look: 'bg-live-soft text-lose' },
}

type BoardProps = { readonly columns: number; readonly cells: readonly Cell[] }

function Board({ columns, cells }: BoardProps) {
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid max-w-240 gap-4"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {cells.map((cell, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place on the board
          key={place}
          className={`grid h-30 place-items-center rounded-6 text-14 font-[700] ${LOOKS[cell].look}`}
        >
          {LOOKS[cell].mark}
        </span>
      ))}
    </div>
  )
}
