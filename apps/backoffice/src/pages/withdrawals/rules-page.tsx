import { ops } from '@jogada/contract'
import { riskBounds, riskFlags } from '@jogada/core/withdrawal/risk'
import type { RiskBoundName } from '@jogada/core/withdrawal/risk'
import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { request } from '../../api/request.ts'
import { Page } from '../../components/page.tsx'
import { AmountField } from '../../components/amount-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { DocumentForm } from '../offers/document-form.tsx'
import { Trial } from './trial.tsx'

type Document = ops.settings.Documents['withdrawals']
type FieldsProps = {
  readonly value: Document
  readonly change: (value: Document) => void
  readonly isFixed: boolean
}

const bounds = Object.keys(riskBounds) as RiskBoundName[]

const trialOf = (value: Document) => (
  <Trial
    key={JSON.stringify(value)}
    ask={(trial) => request(ops.settings.tryWithdrawals, { body: { value, ...trial } })}
  />
)

/** When a person looks at a withdrawal first, and what a change would have done. */
export function RulesPage() {
  const t = useArea(withdrawalTexts)
  return (
    <Page
      title={t.rulesTitle}
      actions={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/saques" {...props} />}
        >
          {t.back}
        </Button>
      }
    >
      <DocumentForm name="withdrawals" lead={t.lead} preview={trialOf}>
        {(value, change, isFixed) => (
          <Stack>
            <Amounts value={value} change={change} isFixed={isFixed} />
            <Weights value={value} change={change} isFixed={isFixed} />
            <Bounds value={value} change={change} isFixed={isFixed} />
          </Stack>
        )}
      </DocumentForm>
    </Page>
  )
}

function Amounts({ value, change, isFixed }: FieldsProps) {
  const t = useArea(withdrawalTexts)
  const amount = (name: 'automaticBelow' | 'twoOperatorsFrom') => (
    <AmountField
      label={t[name]}
      readOnly={isFixed}
      value={value[name]}
      onChange={(typed) => change({ ...value, [name]: typed })}
    />
  )
  const whole = (name: 'reviewFromScore' | 'reviewHours', max: number) => (
    <NumberField
      label={t[name]}
      min={1}
      max={max}
      readOnly={isFixed}
      value={value[name]}
      onChange={(typed) => change({ ...value, [name]: typed })}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {amount('automaticBelow')}
      {amount('twoOperatorsFrom')}
      {whole('reviewFromScore', 100)}
      {whole('reviewHours', 168)}
    </SimpleGrid>
  )
}

function Weights({ value, change, isFixed }: FieldsProps) {
  const { t: general } = useTexts()
  const t = useArea(withdrawalTexts)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.weight}</Text>
      <Text size="sm" c="dimmed">
        {t.weightHint} {t.careLead}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {riskFlags.map((flag) => (
          <NumberField
            key={flag}
            label={word(general.riskFlags, flag)}
            min={0}
            max={100}
            readOnly={isFixed}
            value={value.weights[flag]}
            {...(value.weights[flag] === 0 ? { description: t.off } : {})}
            inputWrapperOrder={['label', 'input', 'description']}
            onChange={(typed) => change({ ...value, weights: { ...value.weights, [flag]: typed } })}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function Bounds({ value, change, isFixed }: FieldsProps) {
  const t = useArea(withdrawalTexts)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.bounds}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {bounds.map((name) => (
          <NumberField
            key={name}
            label={t.boundNames[name]}
            min={riskBounds[name].min}
            max={riskBounds[name].max}
            readOnly={isFixed}
            value={value.bounds[name]}
            onChange={(typed) => change({ ...value, bounds: { ...value.bounds, [name]: typed } })}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
