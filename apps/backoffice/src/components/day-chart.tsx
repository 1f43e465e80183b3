import { Card, Group, Text } from '@mantine/core'
import { useTexts } from '../i18n/use-texts.tsx'
import { extremeDays } from './extreme-days.ts'
import { dayText, Money, reaisText } from './shown.tsx'

const HEIGHT = 120
const STEP = 24
const BAR = 14

export type DayChartProps = {
  readonly title: string
  /** The oldest first; amounts in reais. */
  readonly days: readonly { readonly day: string; readonly amount: string }[]
}

/** A bar a day, gains above the line and losses below it. */
export function DayChart({ title, days }: DayChartProps) {
  const { t, lang } = useTexts()
  const values = days.map(({ amount }) => Number(amount))
  const low = Math.min(0, ...values)
  // where nothing happened the line lies at the bottom
  const top = Math.max(low === 0 ? 0.01 : 0, ...values)
  const span = top - low
  const scale = (value: number) => (value / span) * (HEIGHT - 4)
  const zero = 2 + scale(top)
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return null
  const { highest, lowest } = extremeDays(days)
  const said = `${title}: ${days.map(({ day, amount }) => `${dayText(day, lang)} ${reaisText(amount, lang)}`).join(', ')}`
  return (
    <Card withBorder>
      <Group justify="space-between" align="baseline">
        <Text size="sm" c="dimmed">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {highest !== null && (
            <>
              {t.highest} <Money amount={highest} />
            </>
          )}
          {highest !== null && lowest !== null && ' · '}
          {lowest !== null && (
            <>
              {t.lowest} <Money amount={lowest} />
            </>
          )}
        </Text>
      </Group>
      <figure className="day-chart" aria-label={said}>
        <svg
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <line x1="0" x2={days.length * STEP} y1={zero} y2={zero} />
          {days.map(({ day, amount }, place) => {
            const value = Number(amount)
            const height = Math.max(Math.abs(scale(value)), value === 0 ? 0 : 2)
            return (
              <rect
                key={day}
                x={place * STEP + (STEP - BAR) / 2}
                y={value < 0 ? zero : zero - height}
                width={BAR}
                height={height}
                className={value < 0 ? 'loss' : 'gain'}
              >
                <title>{`${dayText(day, lang)}: ${reaisText(amount, lang)}`}</title>
              </rect>
            )
          })}
        </svg>
      </figure>
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {dayText(first.day, lang)}
        </Text>
        <Text size="xs" c="dimmed">
          {dayText(last.day, lang)}
        </Text>
      </Group>
    </Card>
  )
}
