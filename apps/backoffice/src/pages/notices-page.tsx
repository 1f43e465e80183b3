import { ops } from '@jogada/contract'
import {
  Badge,
  Button,
  Card,
  Group,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
  Textarea,
} from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { useFields } from '../components/use-fields.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant } from '../components/shown.tsx'
import { instantAt } from '../components/wall-clock.ts'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { noticeState } from './notice-state.ts'

type Level = (typeof ops.care.bannerLevels)[number]

const COLORS = { info: 'blue', warn: 'yellow', critical: 'red' } as const
const STATE_COLORS = { onAir: 'teal', scheduled: 'blue', over: 'gray', off: 'gray' } as const
const PAGE = 50

/** Messages to everybody. */
export function NoticesPage() {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [before, setBefore] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const [leaving, setLeaving] = useState<string | null>(null)
  const query = useCall(ops.care.banners, { query: before ? { before } : {} })
  const withdraw = useChange(ops.care.withdrawBanner, () => setLeaving(null))
  return (
    <Page
      title={t.notices}
      file={{ table: 'notices' }}
      actions={
        me.may('notice.publish') && (
          <Button size="xs" onClick={() => setWriting(true)}>
            {t.newNotice}
          </Button>
        )
      }
    >
      <Loaded query={query} isEmpty={(rows) => rows.length === 0}>
        {(rows) => (
          <Stack>
            {rows.map((one) => (
              <Card key={one.noticeId} withBorder>
                <Group justify="space-between" wrap="nowrap">
                  <Stack gap={4}>
                    <Group gap="xs">
                      <Badge color={COLORS[one.level]}>{t.levels[one.level]}</Badge>
                      <Badge variant="outline" color={STATE_COLORS[noticeState(one, Date.now())]}>
                        {t.noticeStates[noticeState(one, Date.now())]}
                      </Badge>
                    </Group>
                    {Object.entries(one.texts).map(([language, text]) => (
                      <Text key={language}>{text}</Text>
                    ))}
                    <Text size="xs" c="dimmed">
                      <Instant at={one.startsAt} /> –{' '}
                      {one.endsAt === null ? t.noEnd : <Instant at={one.endsAt} />}
                    </Text>
                  </Stack>
                  {one.isOn && me.may('notice.publish') && (
                    <Button
                      size="xs"
                      flex="none"
                      variant="light"
                      color="red"
                      onClick={() => setLeaving(one.noticeId)}
                    >
                      {t.withdraw}
                    </Button>
                  )}
                </Group>
              </Card>
            ))}
            {rows.length === PAGE && (
              <Button variant="default" onClick={() => setBefore(rows.at(-1)!.noticeId)}>
                {common.more}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <NewNotice isOpen={isWriting} onClose={() => setWriting(false)} />
      <ReasonModal
        title={t.withdraw}
        isOpen={leaving !== null}
        isBusy={withdraw.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={(reason) =>
          withdraw.mutate({ params: { noticeId: leaving! }, body: { reason } })
        }
      />
    </Page>
  )
}

const EMPTY = { pt: '', en: '', from: '', until: '' }

function NewNotice({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useArea(careTexts)
  const [level, setLevel] = useState<Level>('info')
  const { form, field, clear } = useFields(EMPTY)
  const publish = useChange(ops.care.publishBanner, () => {
    clear()
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
              texts: { pt_BR: form.pt, ...(form.en ? { en_US: form.en } : {}) },
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
          <Textarea label={t.textPt} required minLength={3} maxLength={300} {...field('pt')} />
          <Textarea label={t.textEn} maxLength={300} {...field('en')} />
          <Group grow>
            <TextInput type="datetime-local" label={t.from} {...field('from')} />
            <TextInput type="datetime-local" label={t.until} {...field('until')} />
          </Group>
          <Group justify="flex-end">
            <Button type="submit" loading={publish.isPending}>
              {t.publish}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
