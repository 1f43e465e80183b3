import type { ops } from '@jogada/contract'
import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { AmountField } from '../../components/amount-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from './document-form.tsx'

type Referral = ops.settings.Documents['referral']
type Step = Referral['steps'][number]

type FieldsProps = {
  readonly value: Referral
  readonly isFixed: boolean
  readonly onChange: (value: Referral) => void
}

/** Commission is kept in hundred-thousandths of the stakes. */
const PARTS_OF_PERCENT = 1000

/** Commission of the three levels, who counts as invited, and the ladder. */
export function ReferralForm() {
  const t = useArea(offerTexts)
  return (
    <DocumentForm name="referral" lead={t.referralLead}>
      {(value, change, isFixed) => (
        <Stack>
          <TermFields value={value} isFixed={isFixed} onChange={change} />
          <Ladder value={value} isFixed={isFixed} onChange={change} />
        </Stack>
      )}
    </DocumentForm>
  )
}

/** The rates of the levels, and what somebody must have done to count as invited. */
function TermFields({ value, isFixed, onChange }: FieldsProps) {
  const t = useArea(offerTexts)
  const amount = (name: 'minimumDeposit' | 'minimumPlay') => (
    <AmountField
      label={t[name]}
      readOnly={isFixed}
      value={value[name]}
      onChange={(typed) => onChange({ ...value, [name]: typed })}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {value.rates.map((rate, place) => (
        <NumberField
          key={place}
          label={t.rate.replace('{n}', String(place + 1))}
          parts={PARTS_OF_PERCENT}
          unit="%"
          readOnly={isFixed}
          value={rate}
          onChange={(typed) => onChange({ ...value, rates: value.rates.with(place, typed) })}
        />
      ))}
      {amount('minimumDeposit')}
      {amount('minimumPlay')}
      <NumberField
        label={t.wagerTimes}
        readOnly={isFixed}
        value={value.wagerTimes}
        onChange={(wagerTimes) => onChange({ ...value, wagerTimes })}
      />
    </SimpleGrid>
  )
}

/** How many people bring which bonus, step by step; only the last one can be taken away. */
function Ladder({ value, isFixed, onChange }: FieldsProps) {
  const t = useArea(offerTexts)
  const { steps } = value
  const setSteps = (next: Step[]) => onChange({ ...value, steps: next })
  return (
    <>
      {steps.map((step, place) => (
        <Group key={place} align="flex-end" gap="xs">
          <NumberField
            label={`${place + 1}. ${t.people}`}
            w={160}
            min={1}
            readOnly={isFixed}
            value={step.people}
            onChange={(people) => setSteps(steps.with(place, { ...step, people }))}
          />
          <AmountField
            label={t.bonus}
            w={160}
            readOnly={isFixed}
            value={step.bonus}
            onChange={(bonus) => setSteps(steps.with(place, { ...step, bonus }))}
          />
          {!isFixed && steps.length > 1 && place === steps.length - 1 && (
            <Button variant="light" color="red" onClick={() => setSteps(steps.slice(0, -1))}>
              {t.removeStep}
            </Button>
          )}
        </Group>
      ))}
      {!isFixed && (
        <Group>
          <Button
            variant="default"
            onClick={() =>
              setSteps([...steps, { people: (steps.at(-1)?.people ?? 0) + 1, bonus: '1.00' }])
            }
          >
            {t.addStep}
          </Button>
        </Group>
      )}
    </>
  )
}
