import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { checkBet } from './place-bet.ts'
import type { Placing } from './placing-store.ts'

export type PlacingNoteProps = { readonly id: string; readonly placing: Placing }

/** Where a bet that was sent stands. */
export function PlacingNote({ id, placing }: PlacingNoteProps) {
  const t = useTranslations('slip')
  switch (placing.state) {
    case 'placing':
      return <p className="mt-6 text-soft">{t('placing')}</p>
    case 'waiting':
      return <Countdown delayMs={placing.delayMs} />
    case 'checking':
      return (
        <p className="mt-6 text-pending">
          <b className="font-[620]">{t('checking')}</b> {t('checkLead')}
        </p>
      )
    case 'unknown':
      return (
        <div className="mt-6">
          <p className="text-pending">{t('checkAgainLead')}</p>
          <Button
            look="outline"
            size="small"
            className="mt-8 min-h-[44px]"
            onClick={() => void checkBet(id)}
          >
            {t('checkAgain')}
          </Button>
        </div>
      )
    case 'rejected':
      break
  }
  return (
    <p className="mt-6 text-lose">
      <b className="font-[620]">{t('failed')}.</b> {reasonText(placing.message, t)}
    </p>
  )
}

type Words = ReturnType<typeof useTranslations<'slip'>>

/** The words of a refusal's code; a message of the server is shown as it came. */
export const reasonText = (reason: string, t: Words): string => {
  if (reason === '') return t('unavailable')
  return t.has(`reason.${reason as 'event_changed'}`)
    ? t(`reason.${reason as 'event_changed'}`)
    : reason
}

const TICK_MS = 200

/** The seconds of the in-play delay, running down around a ring until the bet is decided. */
export function Countdown({ delayMs }: { readonly delayMs: number }) {
  const t = useTranslations('slip')
  const [leftMs, setLeftMs] = useState(delayMs)
  useEffect(() => {
    const endsAt = performance.now() + delayMs
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - performance.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [delayMs])
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <p className="mt-6 flex items-center gap-10 text-pending">
      <svg viewBox="0 0 36 36" className="size-36 shrink-0 -rotate-90" aria-hidden="true">
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="4" className="stroke-pressed" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={delayMs > 0 ? 1 - leftMs / delayMs : 1}
          className="stroke-current transition-[stroke-dashoffset] duration-200 ease-linear"
        />
      </svg>
      <span>
        <b className="block font-[620]">
          {seconds > 0 ? t('waiting', { seconds: String(seconds) }) : t('deciding')}
        </b>
        <span className="text-12 text-soft">{t('waitingLead')}</span>
      </span>
    </p>
  )
}
