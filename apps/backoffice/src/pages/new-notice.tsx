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
import { ClockInput } from '../components/clock-input.tsx'
import { useFields } from '../components/use-fields.ts'
import { instantAt, isNoClock } from '../components/wall-clock.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { writtenTexts } from './written-texts.ts'

type Level = (typeof ops.care.bannerLevels)[number]

const BASE = 'pt_BR'
const EMPTY = { from: '', until: '', countsTo: '' }
const NO_TEXTS: Readonly<Partial<Record<LanguageKey, string>>> = {}

/** The form of a message to everybody, in as many of the product's languages as it is written in. */
export function NewNotice({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useArea(careTexts)
  const [level, setLevel] = useState<Level>('info')
  const [advertises, setAdvertises] = useState(false)
  const [texts, setTexts] = useState(NO_TEXTS)
  const { form, field, clear } = useFields(EMPTY)
  const publish = useChange(ops.care.publishBanner, () => {
    clear()
    setTexts(NO_TEXTS)
    setAdvertises(false)
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
            onChange={setLevel}
            data={ops.care.bannerLevels.map((value) => ({ value, label: t.levels[value] }))}
          />
          <Texts texts={texts} onChange={setTexts} />
          <Switch
            label={t.advertises}
            description={t.advertisesHint}
            checked={advertises}
            onChange={({ currentTarget }) => setAdvertises(currentTarget.checked)}
          />
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
