import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { DelayCountdown } from '../../sports/delay-countdown.tsx'
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
    case 'elsewhere':
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
            onClick={() => void checkBet(id, Date.now())}
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

/** The seconds of the in-play delay, running down until the bet is decided. */
export function Countdown({ delayMs }: { readonly delayMs: number }) {
  const t = useTranslations('slip')
  return (
    <div className="mt-6">
      <DelayCountdown delayMs={delayMs}>
        {(seconds) => (
          <span>
            <b className="block font-[620]">
              {seconds > 0 ? t('waiting', { seconds: String(seconds) }) : t('deciding')}
            </b>
            <span className="text-12 text-soft">{t('waitingLead')}</span>
          </span>
        )}
      </DelayCountdown>
    </div>
  )
}
