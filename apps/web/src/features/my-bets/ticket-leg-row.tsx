import type { SportEvent } from '@jogada/contract/sport'
import type { TicketLeg } from '@jogada/contract/ticket'
import { useTranslations } from 'use-intl'
import { useOddsText } from '../../sports/odds-format.ts'
import { isToCome, phaseKey } from '../../sports/phase.ts'
import { useEventName } from '../../sports/use-event-name.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { legStatusOf } from './bet-status.ts'
import type { StatusKey } from './bet-status.ts'
import { LegMark } from './status-mark.tsx'

export type TicketLegRowProps = {
  readonly leg: TicketLeg
  /** The match as it stands, while it is live. */
  readonly event: SportEvent | undefined
  /** The only leg: the ticket's own mark says how it stands. */
  readonly isAlone: boolean
}

const PARTLY: ReadonlySet<StatusKey> = new Set(['halfWon', 'refunded', 'halfLost'])

/** One leg: what was backed at which price, and the score that it hangs on. */
export function TicketLegRow({ leg, event, isAlone }: TicketLegRowProps) {
  const t = useTranslations()
  const words = useMarketWords()
  const nameOf = useEventName()
  const text = useOddsText()
  const status = legStatusOf(leg.result)
  // the sign alone does not tell a half from a whole, nor what was lost of it
  const isPartly = PARTLY.has(status.key) && !leg.givenBack
  return (
    <li className="flex gap-8">
      {!isAlone && <LegMark look={status} isSaid={isPartly} />}
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-8">
          <span className="text-16 leading-tight font-[600]">
            {words.outcome({ ...leg, marketKey: leg.market })}
          </span>
          <span className="figures shrink-0 text-18 text-soft">{text(leg.odds)}</span>
        </p>
        <p className="mt-2 text-12 text-soft">
          {words.market(leg.market, leg.sport, leg.specifiers)}
          {leg.banker && ` · ${t('bets.banker')}`}
        </p>
        <p className="text-12 text-muted">
          {nameOf(leg)}
          {leg.replay && ` · ${t('sport.replay')}`}
        </p>
        <Score leg={leg} event={event} />
        {!isAlone && isPartly && (
          <p className="mt-4 text-12 text-soft">{t(`bets.status.${status.key}`)}</p>
        )}
        {leg.givenBack && (
          <p className="mt-4 text-12 text-pending">{t(`bets.givenBack.${leg.givenBack}`)}</p>
        )}
      </div>
    </li>
  )
}

function Score({ leg, event }: Pick<TicketLegRowProps, 'leg' | 'event'>) {
  const t = useTranslations()
  const phase = event?.phase ?? leg.phase
  const score = event?.score ?? leg.score
  if (phase === null || isToCome({ phase })) return null
  const isOpen = leg.result === null
  const isLive = isOpen && phase > 0
  if (!score && !isOpen) return null
  const goals = score && { home: String(score.home), away: String(score.away) }
  const minute = event?.minute ?? leg.minute
  return (
    <p
      className={`mt-4 flex flex-wrap items-center gap-x-6 text-12 ${isLive ? 'text-fg' : 'text-muted'}`}
    >
      {isLive && <span className="live-dot" aria-hidden="true" />}
      {goals && (isLive ? t('bets.liveScore', goals) : t('bets.finalScore', goals))}
      {isLive && minute !== null && (
        <span className="figures text-14">{t('sport.minute', { minute: String(minute) })}</span>
      )}
      {isOpen && (
        <span className="text-muted">{t(`sport.phase.${phaseKey(phase, leg.sport)}`)}</span>
      )}
      {leg.placedAtScore && (
        <span className="basis-full text-muted">
          {t('bets.placedAt', {
            home: String(leg.placedAtScore.home),
            away: String(leg.placedAtScore.away),
          })}
        </span>
      )}
    </p>
  )
}
