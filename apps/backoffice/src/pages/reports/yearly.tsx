import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { today } from '../../components/days.ts'
import { ExportButton } from '../../components/export-button.tsx'
import { yearlyTexts } from '../../i18n/areas/yearly.ts'
import { useArea } from '../../i18n/use-area.ts'

const YEARS_OFFERED = 6

/** The file of a year with all players. */
export function YearlyOfAll() {
  const area = useArea(yearlyTexts)
  const last = Number(today().slice(0, 4))
  const years = Array.from({ length: YEARS_OFFERED }, (_, ago) => String(last - ago))
  const [year, setYear] = useState(years[1]!)
  return (
    <Stack>
      <Text fw={600}>{area.ofAll}</Text>
      <Text size="sm" c="dimmed">
        {area.ofAllLead}
      </Text>
      <Group>
        <SegmentedControl aria-label={area.year} value={year} data={years} onChange={setYear} />
        <ExportButton table="yearly" filter={{ year }} />
      </Group>
    </Stack>
  )
}
