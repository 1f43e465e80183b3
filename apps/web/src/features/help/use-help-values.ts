import type { HelpFacts } from '@jogada/contract/help'
import { useFormatter } from 'use-intl'
import { helpValues } from '../../help/help-values.ts'

const HOUR_MINUTES = 60

/** The figures of the help as the language of the app writes them. */
export function useHelpValues(facts: HelpFacts) {
  const format = useFormatter()
  const unit = (value: number, name: 'hour' | 'minute') =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'long' })
  return helpValues(facts, {
    percent: (share) => format.number(share, { style: 'percent', maximumFractionDigits: 3 }),
    number: (value) => format.number(value),
    minutes: (minutes) =>
      minutes % HOUR_MINUTES === 0 ? unit(minutes / HOUR_MINUTES, 'hour') : unit(minutes, 'minute'),
  })
}
