import { Group, SegmentedControl, Select } from '@mantine/core'
import { SavedViews } from '../../components/saved-views.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { STATES, TOPICS } from './ticket-filter.ts'
import type { Shown } from './ticket-filter.ts'

/** Which tickets are shown: a kept view, a topic, a state. */
export function TicketFilters(props: {
  readonly filter: Shown
  readonly onChoose: (next: Filter) => void
}) {
  const { filter, onChoose } = props
  const t = useArea(careTexts)
  return (
    <Group gap="xs">
      <SavedViews page="tickets" filter={filter} onChoose={onChoose} />
      <Select
        size="xs"
        w={130}
        clearable
        aria-label={t.topic}
        placeholder={t.topic}
        value={filter.topic ?? null}
        onChange={(topic) => onChoose({ ...filter, topic: topic ?? undefined })}
        data={TOPICS.map((value) => ({ value, label: t.topics[value] }))}
      />
      <SegmentedControl
        value={filter.state}
        onChange={(state) => onChoose({ ...filter, state })}
        data={STATES.map((value) => ({ value, label: t.ticketStates[value] }))}
      />
    </Group>
  )
}
