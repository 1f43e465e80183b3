import { ops } from '@jogada/contract'
import { Group, Tabs } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { today } from '../../components/days.ts'
import { DayInput } from '../../components/day-input.tsx'
import { Page } from '../../components/page.tsx'
import { reportTexts } from '../../i18n/areas/reports.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Cohorts, Liability } from './cohorts.tsx'
import { Daily } from './daily.tsx'
import { Funnel } from './funnel.tsx'
import { Levy } from './levy.tsx'
import { ReportMail } from './report-mail.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { Prizes } from './prizes.tsx'
import { YearlyOfAll } from './yearly.tsx'
import { Wagers } from './wagers.tsx'

const DAYS_SHOWN = 30

const tabs = [
  'days',
  'products',
  'costs',
  'wagers',
  'prizes',
  'levy',
  'funnel',
  'cohorts',
  'liability',
  'yearly',
] as const

/**
 * GGR, NGR, hold and cash by day and by product, straight from the ledger; the address keeps which,
 * so that whoever follows a figure comes back to it.
 */
export function ReportsPage() {
  const { t } = useTexts()
  const area = useArea(reportTexts)
  const [kept, keep] = useAddressFilter()
  const tab = tabs.find((name) => name === kept['tab']) ?? 'days'
  const { from = today(DAYS_SHOWN), to = today() } = kept
  const isDaily = tab === 'days' || tab === 'products' || tab === 'costs'
  const hasPeriod =
    isDaily || tab === 'wagers' || tab === 'prizes' || tab === 'levy' || tab === 'funnel'
  const query = useCall(ops.books.report, { query: { from, to } })
  return (
    <Page
      title={t.reports}
      {...(tab !== 'yearly' && {
        file: { table: isDaily ? 'daily' : tab, ...(hasPeriod ? { filter: { from, to } } : {}) },
      })}
      actions={
        <Group align="flex-end">
          <DayInput label={t.from} value={from} onChange={(day) => keep({ ...kept, from: day })} />
          <DayInput label={t.to} value={to} onChange={(day) => keep({ ...kept, to: day })} />
        </Group>
      }
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => keep({ ...kept, tab: chosen ?? 'days' })}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {area.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {hasPeriod && (
          <PeriodChoice from={from} to={to} onChoose={(period) => keep({ ...kept, ...period })} />
        )}
        <Tabs.Panel value="wagers">
          <Wagers key={`${from} ${to}`} from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="prizes">
          <Prizes from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="levy">
          <Levy from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="funnel">
          <Funnel from={from} to={to} />
        </Tabs.Panel>
        <Tabs.Panel value="cohorts">
          <Cohorts />
        </Tabs.Panel>
        <Tabs.Panel value="yearly">
          <YearlyOfAll />
        </Tabs.Panel>
        <Tabs.Panel value="liability">
          <Liability />
        </Tabs.Panel>
        {tab === 'days' && <ReportMail />}
        {isDaily && <Daily query={query} />}
      </Tabs>
    </Page>
  )
}
