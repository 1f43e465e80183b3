import { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import type { LanguageKey } from '@jogada/contract/languages'
import {
  Button,
  Group,
  Modal,
  Pill,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
} from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { AudienceTags, FromLevel } from '../components/audience-fields.tsx'
import { ClockInput } from '../components/clock-input.tsx'
import { useFields } from '../components/use-fields.ts'
import { instantAt, isNoClock } from '../components/wall-clock.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { writtenTexts } from './written-texts.ts'

type Audience = { readonly fromLevel: number | null; readonly tagIds: string[] }
type Level = (typeof ops.care.bannerLevels)[number]

const BASE = 'pt_BR'
const EMPTY = { from: '', until: '', countsTo: '' }
const EVERYBODY: Audience = { fromLevel: null, tagIds: [] }
const NO_TEXTS: Readonly<Partial<Record<LanguageKey, string>>> = {}

const BLANK = {
  level: 'info' as Level,
  advertises: false,
  texts: NO_TEXTS,
  audience: EVERYBODY,
}

/** The form of a message, in as many of the product's languages as it is written in. */
export function NewNotice({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useArea(careTexts)
  const [notice, setNotice] = useState(BLANK)
  const set = (some: Partial<typeof BLANK>) => setNotice((before) => ({ ...before, ...some }))
  const { level, advertises, texts, audience } = notice
  const { form, field, clear } = useFields(EMPTY)
  const publish = useChange(ops.care.publishBanner, () => {
    clear()
    setNotice((before) => ({ ...BLANK, level: before.level }))
    onClose()
  })
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.newNotice} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          publish.mutate({
            body: {
              level,
              advertises,
              audience,
              texts: { ...writtenTexts(texts), [BASE]: texts[BASE] ?? '' },
              until: instantAt(form.countsTo),
              startsAt: instantAt(form.from),
              endsAt: instantAt(form.until),
            },
          })
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label={t.level}
            value={level}
            onChange={(chosen) => set({ level: chosen })}
            data={ops.care.bannerLevels.map((value) => ({ value, label: t.levels[value] }))}
          />
          <Texts texts={texts} onChange={(written) => set({ texts: written })} />
          <Switch
            label={t.advertises}
            description={t.advertisesHint}
            checked={advertises}
            onChange={({ currentTarget }) => set({ advertises: currentTarget.checked })}
          />
          <AudienceChoice audience={audience} onChange={(chosen) => set({ audience: chosen })} />
          <Group grow>
            <ClockInput label={t.from} {...field('from')} />
            <ClockInput label={t.until} {...field('until')} />
          </Group>
          <ClockInput label={t.countsTo} {...field('countsTo')} />
          <Group justify="flex-end">
            <Button
              type="submit"
              disabled={Object.values(form).some(isNoClock)}
              loading={publish.isPending}
            >
              {t.publish}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

type AudienceProps = {
  readonly audience: Audience
  readonly onChange: (audience: Audience) => void
}

/** Whom the message is for: everybody, as long as neither level nor tag is chosen. */
function AudienceChoice({ audience, onChange }: AudienceProps) {
  const t = useArea(careTexts)
  return (
    <Stack gap={4}>
      <Group grow align="start">
        <FromLevel
          value={audience.fromLevel}
          onChange={(fromLevel) => onChange({ ...audience, fromLevel })}
        />
        <AudienceTags
          chosen={audience.tagIds}
          onChange={(tagIds) => onChange({ ...audience, tagIds })}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t.audienceHint}
      </Text>
    </Stack>
  )
}

type TextsProps = {
  readonly texts: typeof NO_TEXTS
  readonly onChange: (texts: typeof NO_TEXTS) => void
}

/** Portuguese, which every notice has, and one other language at a time. */
function Texts({ texts, onChange }: TextsProps) {
  const t = useArea(careTexts)
  const [other, setOther] = useState<LanguageKey>('en_US')
  const [base, ...others] = languages
  const box = (key: LanguageKey, name: string) => ({
    label: t.noticeText.replace('{language}', name),
    lang: key.slice(0, 2),
    maxLength: 300,
    autosize: true,
    minRows: 2,
    value: texts[key] ?? '',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...texts, [key]: currentTarget.value }),
  })
  const chosen = others.find(({ key }) => key === other)!
  const written = others.filter(({ key }) => key in writtenTexts(texts))
  return (
    <>
      <Textarea {...box(base.key, base.name)} required minLength={3} />
      <Select
        label={t.language}
        allowDeselect={false}
        data={others.map(({ key, name }) => ({ value: key, label: name }))}
        value={other}
        onChange={(key) => key && setOther(key)}
      />
      <Textarea {...box(chosen.key, chosen.name)} description={t.noticeFallback} />
      {written.length > 0 && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {t.written}
          </Text>
          {written.map(({ key, name }) => (
            <Pill key={key}>{name}</Pill>
          ))}
        </Group>
      )}
    </>
  )
}
