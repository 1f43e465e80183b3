import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { AmountField } from '../../components/amount-field.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from './document-form.tsx'

/** Commission is kept in hundred-thousandths of the stakes. */
const PARTS_OF_PERCENT = 1000

/** Commission of the three levels, who counts as invited, and the ladder. */
export function ReferralForm() {
  const t = useArea(offerTexts)
  return (
    <DocumentForm name="referral" lead={t.referralLead}>
      {(value, change, isFixed) => {
        const setStep = (place: number, step: object) =>
          change({
            ...value,
            steps: value.steps.map((one, index) => (index === place ? { ...one, ...step } : one)),
          })
        const text = (name: 'minimumDeposit' | 'minimumPlay') => (
          <AmountField
            label={t[name]}
            readOnly={isFixed}
            value={value[name]}
            onChange={(amount) => change({ ...value, [name]: amount })}
          />
        )
        return (
          <Stack>
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              {value.rates.map((rate, place) => (
                <NumberField
                  key={place}
                  label={t.rate.replace('{n}', String(place + 1))}
                  parts={PARTS_OF_PERCENT}
                  unit="%"
                  readOnly={isFixed}
                  value={rate}
                  onChange={(typed) =>
                    change({
                      ...value,
                      rates: value.rates.map((one, index) => (index === place ? typed : one)),
                    })
                  }
                />
              ))}
              {text('minimumDeposit')}
              {text('minimumPlay')}
              <NumberField
                label={t.wagerTimes}
                readOnly={isFixed}
                value={value.wagerTimes}
                onChange={(wagerTimes) => change({ ...value, wagerTimes })}
              />
            </SimpleGrid>
            {value.steps.map(({ people, bonus }, place) => (
              <Group key={place} align="flex-end" gap="xs">
                <NumberField
                  label={`${place + 1}. ${t.people}`}
                  w={160}
                  min={1}
                  readOnly={isFixed}
                  value={people}
                  onChange={(typed) => setStep(place, { people: typed })}
                />
                <AmountField
                  label={t.bonus}
                  w={160}
                  readOnly={isFixed}
                  value={bonus}
                  onChange={(typed) => setStep(place, { bonus: typed })}
                />
                {!isFixed && value.steps.length > 1 && place === value.steps.length - 1 && (
                  <Button
                    variant="light"
                    color="red"
                    onClick={() => change({ ...value, steps: value.steps.slice(0, -1) })}
                  >
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
                    change({
                      ...value,
                      steps: [
                        ...value.steps,
                        { people: (value.steps.at(-1)?.people ?? 0) + 1, bonus: '1.00' },
                      ],
                    })
                  }
                >
                  {t.addStep}
                </Button>
              </Group>
            )}
          </Stack>
        )
      }}
    </DocumentForm>
  )
}
