import type { Money } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FoldMark } from '../components/fold-mark.tsx'
import { MoneyInput } from '../components/money-input.tsx'
import { MOST_ROUNDS } from './autobet.ts'
import type { AutobetEnd } from './autobet.ts'
import type { Autobet } from './use-autobet.ts'

const QUICK_ROUNDS = [10, 25, 50, 100] as const

const ENDINGS = {
  loss: 'endedLoss',
  profit: 'endedProfit',
  win: 'endedWin',
  count: 'endedCount',
  balance: 'endedBalance',
  stake: 'endedStake',
  asked: 'endedAsked',
  hidden: 'endedHidden',
  offline: 'endedOffline',
  refused: 'endedRefused',
  limit: 'endedLimit',
  time: 'endedTime',
  paused: 'endedPaused',
  closed: 'endedClosed',
  manual: 'endedManual',
  step: 'endedStep',
  session: 'endedSession',
  reality: 'endedReality',
  unknown: 'endedUnknown',
} as const satisfies Record<AutobetEnd, string>

/** How many rounds play by themselves and what ends them; while they run, how it goes. */
export function AutobetFields({ auto }: { readonly auto: Autobet }) {
  const t = useTranslations('game')
  const { run, ended } = auto
  const fixed = run !== null
  const net = run?.net ?? ended?.net
  return (
    <fieldset aria-label={t('auto')} className="min-w-0 space-y-10 py-4">
      {net !== undefined && (
        <div className="flex items-baseline justify-between gap-12">
          <output className="block text-14 text-soft">
            {ended ? t(ENDINGS[ended.reason]) : t('autoRun')}
            {ended && (
              <span className="visually-hidden"> {formatReais(ended.net, { sign: 'always' })}</span>
            )}
          </output>
          <span aria-hidden={ended !== null} className="shrink-0">
            <MoneyText amount={net} sign="always" className="text-22 leading-tight" />
          </span>
        </div>
      )}
      {!fixed && <Plan auto={auto} />}
    </fieldset>
  )
}

/** The plan's own fields; they make room while it runs. */
function Plan({ auto }: { readonly auto: Autobet }) {
  const t = useTranslations('game')
  const { draft, setDraft, fault } = auto
  return (
    <>
      <Rounds auto={auto} />
      <div className="grid grid-cols-2 gap-8">
        <Stop
          label={t('autoStopLoss')}
          value={draft.stopLoss}
          set={(stopLoss) => setDraft({ stopLoss })}
        />
        <Stop
          label={t('autoStopProfit')}
          value={draft.stopProfit}
          set={(stopProfit) => setDraft({ stopProfit })}
        />
      </div>
      <details className="group">
        <summary className="press flex min-h-[44px] cursor-pointer list-none items-center gap-6 text-14 text-interactive [&::-webkit-details-marker]:hidden">
          {t('autoMore')}
          <FoldMark />
        </summary>
        <div className="mt-8 space-y-12">
          <Stop
            label={t('autoStopWin')}
            value={draft.stopWin}
            set={(stopWin) => setDraft({ stopWin })}
          />
          <div className="grid grid-cols-2 gap-8">
            <Percent
              label={t('autoOnWin')}
              value={draft.onWin}
              set={(onWin) => setDraft({ onWin })}
            />
            <Percent
              label={t('autoOnLoss')}
              value={draft.onLoss}
              set={(onLoss) => setDraft({ onLoss })}
            />
          </div>
          <p className="text-12 text-muted">{t('autoBack')}</p>
        </div>
      </details>
      {fault && (
        <p role="alert" className="text-14 text-lose">
          {fault === 'loss' && t('autoNeedsLoss')}
          {fault === 'rounds' && t('autoNeedsRounds', { most: String(MOST_ROUNDS) })}
          {fault === 'range' && t('autoRange')}
        </p>
      )}
    </>
  )
}

function Rounds({ auto: { draft, setDraft } }: { readonly auto: Autobet }) {
  const t = useTranslations('game')
  const id = useId()
  return (
    <Labelled id={id} label={t('autoRounds')}>
      <div className="bet-row flex gap-6">
        <NumberBox
          id={id}
          value={draft.rounds}
          most={MOST_ROUNDS}
          set={(rounds) => setDraft({ rounds })}
        />
        {QUICK_ROUNDS.map((rounds) => (
          <button
            key={rounds}
            type="button"
            aria-pressed={draft.rounds === rounds}
            onClick={() => setDraft({ rounds })}
            className="press figures h-44 min-h-[44px] w-48 shrink-0 rounded-10 bg-raised text-18 text-soft hover:bg-pressed aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
          >
            {rounds}
          </button>
        ))}
      </div>
    </Labelled>
  )
}

type StopProps = {
  readonly label: string
  readonly value: Money
  readonly set: (value: Money) => void
}

function Stop({ label, value, set }: StopProps) {
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-4 block truncate text-12 text-muted">
        {label}
      </span>
      <MoneyInput label={label} value={value} onChange={set} />
    </div>
  )
}

type PercentProps = {
  readonly label: string
  readonly value: number
  readonly set: (value: number) => void
}

function Percent({ label, value, set }: PercentProps) {
  const id = useId()
  return (
    <Labelled id={id} label={`${label} (%)`}>
      <NumberBox id={id} value={value} most={1000} set={set} />
    </Labelled>
  )
}

type LabelledProps = { readonly id: string; readonly label: string; readonly children: ReactNode }

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-4 block text-12 leading-snug text-muted">
        {label}
      </label>
      {children}
    </div>
  )
}

type NumberBoxProps = {
  readonly id: string
  readonly value: number
  readonly most: number
  readonly set: (value: number) => void
}

function NumberBox({ id, value, most, set }: NumberBoxProps) {
  return (
    <input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      value={String(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const digits = event.target.value.replaceAll(/\D/g, '').slice(0, String(most).length)
        set(Number(digits || '0'))
      }}
      className="figures h-44 min-h-[44px] w-full min-w-0 flex-1 rounded-10 border border-line-strong bg-page px-12 text-18 text-fg focus:border-primary focus:outline-none disabled:opacity-60"
    />
  )
}
