import { ops } from '@jogada/contract'
import { Group, SegmentedControl, Select } from '@mantine/core'
import { SavedViews } from '../../components/saved-views.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { useArea } from '../../i18n/use-area.ts'

type Shown = {
  readonly state: (typeof ops.care.alertStates)[number]
  readonly kind?: string
}

/** Which alerts a filter shows: the open ones of every kind where it says nothing else. */
export const shownOf = ({ state, kind }: Filter): Shown => ({
  state: ops.care.alertStates.find((one) => one === state) ?? 'open',
  ...(kind ? { kind } : {}),
})

/** Which alerts are shown: by kind, by state, or as a filter that was kept says. */
export function AlertFilter(props: {
  readonly shown: Shown
  readonly onChoose: (filter: Filter) => void
}) {
  const { shown, onChoose } = props
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  return (
    <Group gap="xs">
      <SavedViews page="alerts" filter={shown} onChoose={onChoose} />
      <Select
        size="xs"
        w={230}
        clearable
        aria-label={lists.kind}
        placeholder={lists.kind}
        value={shown.kind ?? null}
        onChange={(kind) => onChoose({ ...shown, kind: kind ?? undefined })}
        data={Object.entries(t.alertKinds).map(([value, label]) => ({ value, label }))}
      />
      <SegmentedControl
        value={shown.state}
        onChange={(state) => onChoose({ ...shown, state })}
        data={ops.care.alertStates.map((value) => ({ value, label: t.alertStates[value] }))}
      />
    </Group>
  )
}
