import type { SportEvent } from '@jogada/contract/sport'
import { useFormatter, useTranslations } from 'use-intl'
import { useDay } from '../platform/use-day.ts'
import { isTimeOpen } from './phase.ts'

const DAY_MS = 86_400_000

export type KickOff = {
  readonly day: string
  readonly time: string
  /** Whether `time` is words instead of a time. */
  readonly isTimeOpen: boolean
}

/**
 * A start as day and time of the player's own time zone, with today and tomorrow by name. A time
 * that is not announced yet is said to be open, never guessed.
 */
export function useKickOff(event: SportEvent): KickOff {
  const t = useTranslations('sport')
  const format = useFormatter()
  const start = new Date(event.startsAt)
  const today = useDay(midnight)
  const inDays = Math.round((midnight(start) - today) / DAY_MS)
  const named = inDays === 0 ? t('today') : inDays === 1 ? t('tomorrow') : null
  return {
    day: named ?? format.dateTime(start, { weekday: 'short', day: 'numeric', month: 'short' }),
    isTimeOpen: isTimeOpen(event),
    time: isTimeOpen(event)
      ? t('timeOpen')
      : format.dateTime(start, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
