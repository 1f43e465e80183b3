import { Button, Checkbox, Group, SegmentedControl, Select, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SavedViews } from '../../components/saved-views.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { listTexts } from '../../i18n/areas/lists.ts'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { filterOf, TABS, TYPES } from './withdrawal-filter.ts'

/** The filters as they were typed. */
type FiltersProps = { readonly typed: Filter; readonly onChange: (filter: Filter) => void }

/** The rules that withdrawals go by, kept views, and the state whose withdrawals are shown. */
export function WithdrawalViews({ typed, onChange }: FiltersProps) {
  const { t } = useTexts()
  const texts = useArea(withdrawalTexts)
  const me = useMe()
  const filter = filterOf(typed)
  return (
    <Group gap="xs">
      {me.may('setting.view') && (
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/saques/regras" {...props} />}
        >
          {texts.rules}
        </Button>
      )}
      <SavedViews page="withdrawals" filter={filter} onChoose={onChange} />
      <SegmentedControl
        value={filter.state}
        onChange={(state) => onChange({ ...typed, state })}
        data={TABS.map((value) => ({ value, label: word(t.states, value) }))}
      />
    </Group>
  )
}

/** What else withdrawals are filtered by: type, sign, amount, lateness and money that came back. */
export function WithdrawalFilters({ typed, onChange }: FiltersProps) {
  const { t } = useTexts()
  const lists = useArea(listTexts)
  const amount = (name: 'from' | 'to') => (
    <TextInput
      size="xs"
      w={110}
      aria-label={lists[name]}
      placeholder={lists[name]}
      inputMode="decimal"
      value={typed[name] ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value
        if (/^\d{0,9}([.,]\d{0,2})?$/.test(text)) onChange({ ...typed, [name]: text })
      }}
    />
  )
  const check = (name: 'late' | 'returned') => (
    <Checkbox
      size="xs"
      label={lists[name]}
      checked={typed[name] === '1'}
      onChange={(event) =>
        onChange({ ...typed, [name]: event.currentTarget.checked ? '1' : undefined })
      }
    />
  )
  return (
    <Group gap="xs">
      <Select
        size="xs"
        w={130}
        clearable
        aria-label={lists.type}
        placeholder={lists.type}
        value={typed.type ?? null}
        onChange={(type) => onChange({ ...typed, type: type ?? undefined })}
        data={[...TYPES]}
      />
      <Select
        size="xs"
        w={190}
        clearable
        searchable
        aria-label={lists.flag}
        placeholder={lists.flag}
        value={typed.flag ?? null}
        onChange={(flag) => onChange({ ...typed, flag: flag ?? undefined })}
        data={Object.entries(t.riskFlags).map(([value, label]) => ({ value, label }))}
      />
      {amount('from')}
      {amount('to')}
      {check('late')}
      {check('returned')}
    </Group>
  )
}
