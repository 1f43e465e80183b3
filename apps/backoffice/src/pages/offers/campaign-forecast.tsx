import type { CallReply, ops } from '@jogada/contract'
import { Card, SimpleGrid, Stack, Text } from '@mantine/core'
import { dayText, instantText, reaisText } from '../../components/shown.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

type Answer = CallReply<typeof ops.offers.forecastCampaign>
type Forecast = NonNullable<Answer['forecast']>

/** What a campaign would have cost, or why that cannot be said. */
export function CampaignForecast(props: {
  readonly answer: Answer
  readonly window: 'day' | 'month' | 'total'
}) {
  const { from, to, gap, forecast } = props.answer
  const t = useArea(offerTexts)
  const { lang } = useTexts()
  return (
    <Card withBorder className="waiting">
      <Stack gap="sm">
        {gap !== null && <Text size="sm">{word(t.gaps, gap)}</Text>}
        {forecast && (
          <>
            <Text size="sm">
              {t.forecastLead
                .replace('{from}', instantText(from, lang))
                .replace('{to}', instantText(to, lang))}{' '}
              {!forecast.isWhole && t.forecastPart.replace('{n}', String(forecast.looked))}
            </Text>
            <Sums forecast={forecast} window={props.window} />
            <Text size="sm">
              <Budget forecast={forecast} />
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

function Sums(props: { readonly forecast: Forecast; readonly window: string }) {
  const { given, budget, bonuses } = props.forecast
  const t = useArea(offerTexts)
  const { lang } = useTexts()
  const counted = (text: string, count: number) => text.replace('{n}', String(count))
  const ends = bonuses
    ? ([
        [t.released, bonuses.released],
        [t.expired, bonuses.expired],
        [t.stillOpen, bonuses.open],
      ] as const)
    : []
  const figures: readonly (readonly [string, string | number, string])[] = [
    [t.takers, given.players, counted(t.takersMore, given.deposits)],
    [t.promised, reaisText(given.amount, lang), ''],
    ...ends.map(
      ([name, { amount, bonuses: count }]) =>
        [name, reaisText(amount, lang), counted(t.bonusCount, count)] as const,
    ),
    [
      t.mostSpent.replace('{window}', word(t.windows, props.window)),
      reaisText(budget.most, lang),
      '',
    ],
  ]
  return (
    <SimpleGrid cols={{ base: 2, md: 3 }}>
      {figures.map(([name, figure, more]) => (
        <div key={name}>
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <div className="figure">{figure}</div>
          <Text size="xs">{more}</Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

function Budget({ forecast }: { readonly forecast: Forecast }) {
  const { budget, leftOut } = forecast
  const t = useArea(offerTexts)
  const { lang } = useTexts()
  if (budget.firstEmptyDay === null) return <>{t.budgetLasts}</>
  return (
    <>
      {t.budgetEnds
        .replace('{day}', dayText(budget.firstEmptyDay, lang))
        .replace('{days}', String(budget.emptyDays))
        .replace('{players}', String(leftOut.players))
        .replace('{amount}', () => reaisText(leftOut.amount, lang))}
    </>
  )
}
