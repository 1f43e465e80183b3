import { Button, Group } from '@mantine/core'
import { today } from '../../components/days.ts'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { periodNames, periodsAt } from './periods.ts'
import type { Period } from './periods.ts'

/** The periods that are asked for most, one click each; the one that is shown is marked. */
export function PeriodChoice(props: Period & { readonly onChoose: (period: Period) => void }) {
  const { from, to, onChoose } = props
  const t = useArea(reportTexts)
  const periods = periodsAt(today())
  return (
    <Group gap="xs" mb="md">
      {periodNames.map((name) => {
        const period = periods[name]
        const isShown = period.from === from && period.to === to
        return (
          <Button
            key={name}
            size="xs"
            variant={isShown ? 'light' : 'default'}
            aria-pressed={isShown}
            onClick={() => onChoose(period)}
          >
            {t.periods[name]}
          </Button>
        )
      })}
    </Group>
  )
}
