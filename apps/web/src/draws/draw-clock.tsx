import type { DrawRound } from '@jogada/contract/draw'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../components/skeleton.tsx'
import { useCalm } from '../game-table/settings.ts'
import { playCue } from '../game-table/sound.ts'
import { serverNow, useSecondsTo } from './server-clock.ts'
import { OwnOutcome } from './own-outcome.tsx'
import type { DrawTable } from './use-draw-table.ts'

type DrawClockProps = {
  readonly table: DrawTable
  /** What came out, in words. */
  readonly result: string
  /** Whether it tells here what the player's bets brought. */
  readonly tells?: boolean
}

/** How long bets are taken, and what happens after that, by the server's clock. */
export function DrawClock({ table, result, tells = false }: DrawClockProps) {
  const t = useTranslations('draws')
  const { round, isOpen } = table
  const toLock = useSecondsTo(round?.lockAt)
  const toDraw = useSecondsTo(round?.drawAt)
  const toEnd = useSecondsTo(round?.endAt)
  const isUntold = round !== null && round.state !== 'settled' && round.state !== 'void'
  const isOverdue = useSecondsTo(round ? after(round.endAt, UNTOLD_MS) : undefined) === 0
  const isStale = isUntold && isOverdue
  // in automatic play nobody has to hurry
  const isAwaited = isOpen && table.auto.run === null
  const hurried = isOpen && toLock <= 5 && toLock > 0 ? toLock : null
  useEffect(() => {
    if (hurried !== null) playCue('tick')
  }, [hurried])
  const text = () => {
    if (!round || isStale) return t('waiting')
    if (isOpen) return t('closesIn')
    if (round.state === 'void') return t('void')
    if (round.state === 'settled') return result
    if (round.state === 'drawn') return t('rolling')
    return toDraw > 0 ? t('drawIn', { seconds: String(toDraw) }) : t('rolling')
  }
  return (
    <div className="space-y-6">
      <div
        className={`flex min-h-44 justify-between gap-12 ${isOpen ? 'items-baseline' : 'items-center'}`}
      >
        {table.current ? (
          <p className="text-16 font-[560] text-soft">{text()}</p>
        ) : (
          <Skeleton className="h-20 w-104 self-center rounded-6!" />
        )}
        {isOpen && (
          <p
            key={hurried}
            className={`figures text-40 leading-none ${toLock <= 5 ? 'draw-hurry text-primary' : 'text-fg'}`}
            role="timer"
            aria-live="off"
          >
            {t('seconds', { seconds: String(toLock) })}
          </p>
        )}
        {round && !isOpen && (round.state === 'settled' || round.state === 'void') && (
          <div className="shrink-0 text-right">
            {tells && (
              <OwnOutcome table={table} roundId={round.roundId} className="draw-own justify-end" />
            )}
            <p className="text-12 text-muted">{t('nextSoon', { seconds: String(toEnd) })}</p>
          </div>
        )}
      </div>
      <TimeBar round={isOpen ? round : null} toLock={toLock} />
      <output className="visually-hidden">
        {isAwaited && toLock === 10 ? t('announceTen') : ''}
        {isAwaited && toLock === 5 ? t('announceFive') : ''}
      </output>
    </div>
  )
}

type TimeBarProps = { readonly round: DrawRound | null; readonly toLock: number }

/** What is left of the time for bets. It runs out by itself: no frame of it is painted anew. */
function TimeBar({ round, toLock }: TimeBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const calm = useCalm()
  const { openAt, lockAt } = round ?? {}
  useEffect(() => {
    if (!openAt || !lockAt || calm) return undefined
    const leftMs = Math.max(0, Date.parse(lockAt) - serverNow())
    const from = { transform: `scaleX(${remaining(openAt, lockAt, leftMs)})` }
    const running = bar.current?.animate?.([from, { transform: 'scaleX(0)' }], leftMs)
    return () => running?.cancel()
  }, [openAt, lockAt, calm])
  const share = openAt && lockAt && calm ? remaining(openAt, lockAt, toLock * 1000) : 0
  return (
    <div aria-hidden="true" className="h-4 overflow-hidden rounded-full bg-pressed/60">
      <div
        ref={bar}
        className="size-full origin-left rounded-full bg-primary will-change-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}

/** Nobody tells how a round ended for so long when the server is out of reach. */
const UNTOLD_MS = 5_000

const after = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

const remaining = (openAt: string, lockAt: string, leftMs: number) =>
  Math.min(1, leftMs / (Date.parse(lockAt) - Date.parse(openAt)))
