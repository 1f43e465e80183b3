import { ops } from '@jogada/contract'
import { Group, SegmentedControl, Select } from '@mantine/core'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { HoldButton } from './hold-button.tsx'
import { sportNames } from './sport-names.ts'
import type { EventFilter } from './use-events.ts'

/** Which events are shown; a sport that is chosen can be suspended whole. */
export function EventFilters(props: {
  readonly filter: EventFilter
  readonly onChange: (part: Partial<EventFilter>) => void
}) {
  const { filter, onChange } = props
  const { state, sport } = filter
  const t = useArea(tradingTexts)
  const sports = useArea(sportNames)
  return (
    <Group justify="space-between">
      <SegmentedControl
        value={state}
        onChange={(value) => onChange({ state: value })}
        data={ops.trading.eventStates.map((value) => ({ value, label: t.tabs[value] }))}
      />
      <Group gap="xs">
        <Select
          aria-label={t.sport}
          placeholder={t.allSports}
          clearable
          size="sm"
          w={190}
          value={sport ?? null}
          data={Object.entries(sports).map(([value, label]) => ({ value, label }))}
          onChange={(value) => onChange({ sport: value ?? undefined })}
        />
        {sport && (
          <HoldButton
            scope="sport"
            id={sport}
            isHeld={false}
            label={t.holdSport.replace('{name}', sports[sport] ?? sport)}
          />
        )}
      </Group>
    </Group>
  )
}
