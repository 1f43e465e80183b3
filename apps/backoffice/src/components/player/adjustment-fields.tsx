import { Group, SegmentedControl } from '@mantine/core'
import { useTexts } from '../../i18n/use-texts.tsx'
import { AmountField } from '../amount-field.tsx'
import type { Adjustment } from './use-account-change.ts'

/** Which way an adjustment goes, and how much it is of. */
export function AdjustmentFields(props: {
  readonly adjustment: Adjustment
  readonly onChange: (adjustment: Adjustment) => void
}) {
  const { adjustment, onChange } = props
  const { t } = useTexts()
  return (
    <Group align="flex-end">
      <SegmentedControl
        value={adjustment.direction}
        onChange={(value) =>
          onChange({ ...adjustment, direction: value === 'debit' ? 'debit' : 'credit' })
        }
        data={[
          { value: 'credit', label: t.credit },
          { value: 'debit', label: t.debit },
        ]}
      />
      <AmountField
        label={t.amount}
        required
        value={adjustment.amount}
        onChange={(amount) => onChange({ ...adjustment, amount })}
      />
    </Group>
  )
}
