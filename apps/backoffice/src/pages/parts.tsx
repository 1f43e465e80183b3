import type { ops } from '@jogada/contract'
import { parts } from '@jogada/core/parts/parts'
import type { Part } from '@jogada/core/parts/parts'
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { AudienceTags, FromLevel } from '../components/audience-fields.tsx'
import { today } from '../components/days.ts'
import { NumberField } from '../components/number-field.tsx'
import { LAST_DAY } from '../components/wall-clock.ts'
import { partTexts } from '../i18n/areas/parts.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'
import { DocumentForm } from './offers/document-form.tsx'

type Audience = NonNullable<ops.settings.Documents['parts']['closed'][Part]>

/** For whom the parts of the product are open that operators may close for some. */
export function Parts() {
  const t = useArea(partTexts)
  return (
    <section aria-label={t.title}>
      <Title order={2} size="h4" mt="xl" mb="sm">
        {t.title}
      </Title>
      <DocumentForm name="parts" lead={t.lead}>
        {({ closed }, change, isFixed) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm" style={{ alignItems: 'start' }}>
            {parts.map((part) => {
              const { [part]: audience, ...others } = closed
              return (
                <PartCard
                  key={part}
                  part={part}
                  audience={audience}
                  isFixed={isFixed}
                  onChange={(next) =>
                    change({ closed: next ? { ...others, [part]: next } : others })
                  }
                />
              )
            })}
          </SimpleGrid>
        )}
      </DocumentForm>
    </section>
  )
}

type CardProps = {
  readonly part: Part
  readonly audience: Audience | undefined
  readonly isFixed: boolean
  readonly onChange: (audience: Audience | undefined) => void
}

const isForNobody = ({ playersPercent, fromLevel, testPlayers, tagIds }: Audience) =>
  playersPercent === 0 && fromLevel === null && !testPlayers && tagIds.length === 0

function PartCard({ part, audience, isFixed, onChange }: CardProps) {
  const t = useArea(partTexts)
  const { email } = useMe()
  const close = () =>
    onChange({
      playersPercent: 0,
      fromLevel: null,
      testPlayers: false,
      tagIds: [],
      owner: email,
      until: null,
    })
  return (
    <Card withBorder padding="sm" component="section" aria-label={t.parts[part]}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="start">
          <Stack gap={4} align="start">
            <Text fw={600}>{t.parts[part]}</Text>
            <Group gap={4}>
              <State audience={audience} />
              {audience?.until && audience.until < today() && (
                <Badge color="orange">{t.overdue}</Badge>
              )}
            </Group>
          </Stack>
          {!isFixed &&
            (audience ? (
              <Button size="xs" variant="default" flex="none" onClick={() => onChange(undefined)}>
                {t.open}
              </Button>
            ) : (
              <Button size="xs" color="red" variant="light" flex="none" onClick={close}>
                {t.close}
              </Button>
            ))}
        </Group>
        {audience && <Fields audience={audience} isFixed={isFixed} onChange={onChange} />}
      </Stack>
    </Card>
  )
}

function State({ audience }: { readonly audience: Audience | undefined }) {
  const t = useArea(partTexts)
  if (!audience) return <Badge color="teal">{t.everybody}</Badge>
  return isForNobody(audience) ? (
    <Badge color="red">{t.nobody}</Badge>
  ) : (
    <Badge color="yellow">{t.some}</Badge>
  )
}

function Fields(props: {
  readonly audience: Audience
  readonly isFixed: boolean
  readonly onChange: (audience: Audience) => void
}) {
  const { audience, isFixed } = props
  const t = useArea(partTexts)
  const set = (some: Partial<Audience>) => props.onChange({ ...audience, ...some })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <NumberField
        label={t.percent}
        unit="%"
        max={100}
        readOnly={isFixed}
        value={audience.playersPercent}
        onChange={(playersPercent) => set({ playersPercent })}
      />
      <FromLevel
        value={audience.fromLevel}
        isFixed={isFixed}
        onChange={(fromLevel) => set({ fromLevel })}
      />
      <AudienceTags
        chosen={audience.tagIds}
        isFixed={isFixed}
        onChange={(tagIds) => set({ tagIds })}
      />
      <Checkbox
        mt={{ xs: 30 }}
        label={t.testPlayers}
        disabled={isFixed}
        checked={audience.testPlayers}
        onChange={(event) => set({ testPlayers: event.currentTarget.checked })}
      />
      <TextInput
        required
        label={t.owner}
        readOnly={isFixed}
        minLength={3}
        maxLength={120}
        value={audience.owner}
        onChange={(event) => set({ owner: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        max={LAST_DAY}
        label={t.until}
        readOnly={isFixed}
        value={audience.until ?? ''}
        onChange={(event) => set({ until: event.currentTarget.value || null })}
      />
    </SimpleGrid>
  )
}
