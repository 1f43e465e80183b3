import { ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { Pager } from '../../components/rows.tsx'
import { regulatorTexts } from '../../i18n/areas/regulator.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DayOfFiles } from './day-of-files.tsx'

const REFRESH_MS = 30_000

/** The regulator's files by day, and what became of each. */
export function RegulatorPage() {
  const t = useArea(regulatorTexts)
  const [before, setBefore] = useState<string>()
  const query = useCall(
    ops.regulator.days,
    { query: before === undefined ? {} : { before } },
    { refreshMs: REFRESH_MS },
  )
  return (
    <Page title={t.title}>
      <Text size="sm" c="dimmed">
        {query.data?.isAsked === false ? t.notAsked : t.lead}
      </Text>
      <Loaded query={query} isEmpty={({ days }) => days.length === 0}>
        {({ days, next }) => (
          <>
            {days.map((one) => (
              <DayOfFiles key={one.day} of={one} />
            ))}
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
