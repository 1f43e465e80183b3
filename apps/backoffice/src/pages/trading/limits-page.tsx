import type { ops } from '@jogada/contract'
import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { AmountField } from '../../components/amount-field.tsx'
import { Page } from '../../components/page.tsx'
import { stakeLimitTexts } from '../../i18n/areas/stake-limits.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from '../offers/document-form.tsx'
import { StakeRules } from './stake-rules.tsx'

type Amounts = ops.settings.Documents['sports']['priced']

/** What bets on sports may stake and win, and which of them only a part of it. */
export function LimitsPage() {
  const t = useArea(stakeLimitTexts)
  const trading = useArea(tradingTexts)
  return (
    <Page
      title={t.title}
      actions={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/mercados" {...props} />}
        >
          {trading.title}
        </Button>
      }
    >
      <DocumentForm name="sports" lead={t.lead}>
        {(value, change, isFixed) => (
          <Stack>
            {(['priced', 'replayed'] as const).map((kind) => (
              <Stack key={kind} gap="xs">
                <Text fw={600}>{t[kind]}</Text>
                <AmountFields
                  of={t[kind]}
                  amounts={value[kind]}
                  isFixed={isFixed}
                  onChange={(amounts) => change({ ...value, [kind]: amounts })}
                />
              </Stack>
            ))}
            <StakeRules
              rules={value.shares}
              isFixed={isFixed}
              onChange={(shares) => change({ ...value, shares })}
            />
          </Stack>
        )}
      </DocumentForm>
    </Page>
  )
}

function AmountFields(props: {
  readonly of: string
  readonly amounts: Amounts
  readonly isFixed: boolean
  readonly onChange: (amounts: Amounts) => void
}) {
  const t = useArea(stakeLimitTexts)
  const { amounts } = props
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
      {(Object.keys(t.limits) as (keyof Amounts)[]).map((name) => (
        <AmountField
          key={name}
          label={t.limits[name]}
          aria-label={`${props.of}: ${t.limits[name]}`}
          readOnly={props.isFixed}
          value={amounts[name]}
          onChange={(amount) => props.onChange({ ...amounts, [name]: amount })}
        />
      ))}
    </SimpleGrid>
  )
}
