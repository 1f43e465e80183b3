import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Stack, Tabs, Text } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { Rows } from '../../components/rows.tsx'
import { dayText } from '../../components/shown.tsx'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Cases } from './cases.tsx'
import { Ratings } from './ratings.tsx'

type Summary = CallReply<typeof ops.aml.summary>

/** The officer's register against money laundering, with what is due at its head. */
export function AmlPage() {
  const t = useArea(amlTexts)
  const query = useCall(ops.aml.summary, {})
  return (
    <Page title={t.title}>
      <Text size="sm" c="dimmed">
        {t.lead}
      </Text>
      <Loaded query={query}>{(summary) => <WhatIsDue summary={summary} />}</Loaded>
      <Tabs defaultValue="cases" keepMounted={false}>
        <Tabs.List mb="md">
          {(['cases', 'ratings', 'years'] as const).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="cases">
          <Cases />
        </Tabs.Panel>
        <Tabs.Panel value="ratings">
          <Ratings />
        </Tabs.Panel>
        <Tabs.Panel value="years">
          <Loaded query={query}>{({ years }) => <Years years={years} />}</Loaded>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

/** What the officer must do and by when: reports that are late, reviews, and the yearly report. */
export function WhatIsDue({ summary }: { readonly summary: Summary }) {
  const t = useArea(amlTexts)
  const { lang } = useTexts()
  const { yearly, years, open, overdue, reviewsDue } = summary
  const counts = years.find(({ year }) => year === yearly.year)
  return (
    <Alert color={overdue > 0 ? 'red' : reviewsDue > 0 ? 'orange' : 'gray'}>
      <Stack gap={4}>
        <Text size="sm">
          {t.due
            .replace('{open}', String(open))
            .replace('{overdue}', String(overdue))
            .replace('{reviews}', String(reviewsDue))}
        </Text>
        <Text size="sm">
          {t.yearly
            .replace('{year}', String(yearly.year))
            .replace('{due}', dayText(yearly.dueOn, lang))
            .replace('{opened}', String(counts?.opened ?? 0))
            .replace('{reported}', String(counts?.reported ?? 0))
            .replace('{archived}', String(counts?.archived ?? 0))}
        </Text>
      </Stack>
    </Alert>
  )
}

function Years({ years }: { readonly years: Summary['years'] }) {
  const t = useArea(amlTexts)
  return (
    <Rows
      rows={years}
      rowKey={({ year }) => String(year)}
      columns={[
        { head: t.year, render: ({ year }) => year },
        { head: t.opened, kind: 'money', render: ({ opened }) => opened },
        { head: t.reported, kind: 'money', render: ({ reported }) => reported },
        { head: t.archived, kind: 'money', render: ({ archived }) => archived },
      ]}
    />
  )
}
