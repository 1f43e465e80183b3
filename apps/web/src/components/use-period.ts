import { useEffect, useState } from 'react'
import { useDay } from '../platform/use-day.ts'
import { dayOf, periodOf } from './period.ts'
import type { ChosenDays, PeriodChoice } from './period.ts'

/**
 * The choice of a period by the days that are chosen already, and the way to another; none is all
 * time. A period that ends today goes on to the day that begins while it is shown.
 */
export function usePeriod(
  { from, to }: ChosenDays,
  choose: (days: ChosenDays) => void,
): readonly [PeriodChoice | '', (choice: PeriodChoice | '') => void] {
  const [period, setPeriod] = useState<PeriodChoice | ''>(() =>
    from === undefined && to === undefined ? '' : 'own',
  )
  const today = useDay(dayOf)
  const choosePeriod = (chosen: PeriodChoice | '') => {
    setPeriod(chosen)
    if (chosen === '') choose({})
    else if (chosen !== 'own') choose(periodOf(chosen, today))
  }
  useEffect(() => {
    if (period !== '') choosePeriod(period)
    // oxlint-disable-next-line react/exhaustive-deps -- only a day that begins moves a period
  }, [today])
  return [period, choosePeriod]
}
