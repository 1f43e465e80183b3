import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { DayChart } from '../../components/day-chart.tsx'
import { Loaded } from '../../components/page.tsx'
import { dayText, signedText, Money, timeText } from '../../components/shown.tsx'
import { homeTexts } from '../../i18n/areas/home.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Figure, Followed } from '../reports/behind.tsx'

type Business = CallReply<typeof ops.overview.business>
type Day = Business['days'][number]

const REFRESH_MS = 60_000

/** Today as far as it has come beside the two days before it, and how the fortnight went. */
export function BusinessToday() {
  const { t } = useTexts()
  const query = useCall(ops.overview.business, {}, { refreshMs: REFRESH_MS })
  return (
    <Loaded query={query}>
      {(business) => (
        <Stack gap="xs">
          <Followed>
            <Compared {...business} />
          </Followed>
          <DayChart
            title={t.lastDays}
            days={business.course.map(({ day, ggr }) => ({ day, amount: ggr }))}
          />
        </Stack>
      )}
    </Loaded>
  )
}

type Line = {
  readonly name: string
  readonly render: (day: Day) => ReactNode
}

function Compared({ at, passed, days }: Business) {
  const { lang } = useTexts()
  const area = useArea(homeTexts)
  const lines = useLines()
  const heads = [
    [
      area.todayUntil.replace('{time}', timeText(at, lang)),
      area.ofDay.replace('{n}', String(passed)),
    ],
    [area.yesterday, area.wholeDay],
    [area.dayBefore, area.wholeDay],
  ] as const
  return (
    <section aria-label={area.business}>
      <Table.ScrollContainer minWidth={0} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table className="compared" verticalSpacing={5}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th className="day">
                <span className="unseen">{area.figure}</span>
              </Table.Th>
              {days.map(({ day }, place) => (
                <Table.Th key={day} className="money" title={dayText(day, lang)}>
                  {heads[place]?.[0]}
                  <Text size="xs" c="dimmed" fw={400}>
                    {heads[place]?.[1]}
                  </Text>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(({ name, render }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" className="day">
                  <Link to="/relatorios" className="plain">
                    {name}
                  </Link>
                </Table.Th>
                {days.map((day) => (
                  <Table.Td key={day.day} className="money">
                    {render(day)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed">
        {area.businessLead}
      </Text>
    </section>
  )
}

function useLines(): readonly Line[] {
  const { t, lang } = useTexts()
  const area = useArea(homeTexts)
  const count = (number: number) => number.toLocaleString(lang.replace('_', '-'))
  const followed = (figure: 'ggr' | 'deposits' | 'withdrawals'): Line => ({
    name: t[figure],
    render: (day) => (
      <Figure figure={figure} day={day.day} label={t[figure]} amount={day[figure]} />
    ),
  })
  return [
    followed('ggr'),
    { name: t.ngr, render: ({ ngr }) => <Money amount={ngr} /> },
    { name: t.hold, render: ({ hold }) => (hold === null ? '–' : signedText(hold, lang)) },
    { name: t.actives, render: ({ actives }) => count(actives) },
    followed('deposits'),
    followed('withdrawals'),
    { name: t.depositors, render: ({ depositors }) => count(depositors) },
    {
      name: area.conversion,
      render: ({ registered, converted }) => (
        <>
          {registered === 0 ? '–' : `${Math.round((converted / registered) * 100)} %`}
          <Text size="xs" c="dimmed">
            {area.converted.replace('{n}', count(converted)).replace('{m}', count(registered))}
          </Text>
        </>
      ),
    },
  ]
}
