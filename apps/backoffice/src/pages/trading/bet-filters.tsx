import { ops } from '@jogada/contract'
import { Group, Select } from '@mantine/core'
import { AmountField } from '../../components/amount-field.tsx'
import type { Filter } from '../../components/saved-views.tsx'
import { betBoardTexts } from '../../i18n/areas/bet-board.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { sportNames } from './sport-names.ts'

/** Which bets are shown: how they stand, of what kind and sport, and from what amounts on. */
export function BetFilters(props: {
  readonly filter: Filter
  readonly onChange: (part: Filter) => void
}) {
  const { filter, onChange } = props
  const t = useArea(betBoardTexts)
  const trading = useArea(tradingTexts)
  const sports = useArea(sportNames)
  const choices = {
    state: ops.trading.betBoardStates.map((value) => ({ value, label: t.states[value] })),
    kind: ops.trading.betKinds.map((value) => ({ value, label: trading.kinds[value] })),
    sport: Object.entries(sports).map(([value, label]) => ({ value, label })),
  }
  const labels = { state: trading.betState, kind: t.kind, sport: trading.sport }
  return (
    <Group gap="xs" align="flex-end">
      {(['state', 'kind', 'sport'] as const).map((name) => (
        <Select
          key={name}
          size="xs"
          w={150}
          clearable
          label={labels[name]}
          value={filter[name] ?? null}
          data={choices[name]}
          onChange={(value) => onChange({ [name]: value ?? undefined })}
        />
      ))}
      {(['minStake', 'minReturn'] as const).map((name) => (
        <AmountField
          key={name}
          size="xs"
          w={150}
          label={t[name]}
          value={filter[name] ?? ''}
          onChange={(value) => onChange({ [name]: value === '0.00' ? undefined : value })}
        />
      ))}
    </Group>
  )
}
