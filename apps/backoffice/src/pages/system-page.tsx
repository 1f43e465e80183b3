import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Stack, Text } from '@mantine/core'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Rows } from '../components/rows.tsx'
import { systemTexts } from '../i18n/areas/system.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { HealthNow } from './home/health.tsx'

const REFRESH_MS = 5000
/** As the alert about a reader that does not keep up. */
const FAR_BEHIND = 5000

type System = CallReply<typeof ops.overview.system>

/** Whether every job of the product is done by some process, and what it lives by. */
export function SystemPage() {
  const { t: common } = useTexts()
  const t = useArea(systemTexts)
  const query = useCall(ops.overview.system, {}, { refreshMs: REFRESH_MS })
  return (
    <Page title={common.system}>
      <Text size="sm" c="dimmed">
        {t.lead}
      </Text>
      <div className="desk">
        <Stack gap="lg">
          <Loaded query={query}>{({ jobs }) => <Jobs jobs={jobs} />}</Loaded>
        </Stack>
        <Stack gap="lg">
          <HealthNow />
          <Loaded query={query}>{({ readers }) => <Readers readers={readers} />}</Loaded>
        </Stack>
      </div>
    </Page>
  )
}

function Jobs({ jobs }: Pick<System, 'jobs'>) {
  const t = useArea(systemTexts)
  return (
    <Rows
      // what nobody does comes first
      rows={jobs.toSorted((a, b) => Number(a.isLed) - Number(b.isLed))}
      rowKey={({ job }) => job}
      minWidth={320}
      columns={[
        { head: t.job, render: ({ job }) => t.jobs[job] },
        {
          head: t.state,
          render: ({ isLed }) => (
            <Badge variant="light" color={isLed ? 'teal' : 'red'}>
              {isLed ? t.led : t.notLed}
            </Badge>
          ),
        },
      ]}
    />
  )
}

function Readers({ readers }: Pick<System, 'readers'>) {
  const t = useArea(systemTexts)
  return (
    <Rows
      rows={readers}
      rowKey={({ reader }) => reader}
      minWidth={280}
      columns={[
        { head: t.reader, render: ({ reader }) => word(t.readers, reader) },
        {
          head: t.behind,
          kind: 'money',
          render: ({ behind }) => (
            <Text span inherit {...(behind > FAR_BEHIND ? { c: 'red' } : {})}>
              {behind}
            </Text>
          ),
        },
      ]}
    />
  )
}
