import { Button, Group, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from './document-form.tsx'

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
          <TextInput
            label={t[name]}
            leftSection="R$"
            readOnly={isFixed}
            value={value[name]}
            onChange={(event) => change({ ...value, [name]: event.currentTarget.value })}
          />
        )
        return (
          <Stack>
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              {value.rates.map((rate, place) => (
                <NumberInput
                  key={place}
                  label={t.rate.replace('{n}', String(place + 1))}
                  min={0}
                  readOnly={isFixed}
                  value={rate}
                  onChange={(typed) =>
                    change({
                      ...value,
                      rates: value.rates.map((one, index) =>
                        index === place ? Number(typed) : one,
                      ),
                    })
                  }
                />
              ))}
              {text('minimumDeposit')}
              {text('minimumPlay')}
              <NumberInput
                label={t.wagerTimes}
                min={0}
                readOnly={isFixed}
                value={value.wagerTimes}
                onChange={(typed) => change({ ...value, wagerTimes: Number(typed) })}
              />
            </SimpleGrid>
            {value.steps.map(({ people, bonus }, place) => (
              <Group key={place} align="flex-end" gap="xs">
                <NumberInput
                  label={`${place + 1}. ${t.people}`}
                  w={160}
                  min={1}
                  readOnly={isFixed}
                  value={people}
                  onChange={(typed) => setStep(place, { people: Number(typed) })}
                />
                <TextInput
                  label={t.bonus}
                  w={160}
                  leftSection="R$"
                  readOnly={isFixed}
                  value={bonus}
                  onChange={(event) => setStep(place, { bonus: event.currentTarget.value })}
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
