import type { CallReply, ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useAudienceWords } from '../components/audience-fields.tsx'
import { Instant } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'
import type { NoticeState } from './notice-state.ts'

type Notice = CallReply<typeof ops.care.banners>[number]

const COLORS = { info: 'blue', warn: 'yellow', critical: 'red' } as const
const STATE_COLORS = { onAir: 'teal', scheduled: 'blue', over: 'gray', off: 'gray' } as const

/** One message in all its languages, and the way to take it back while it is on. */
export function NoticeCard(props: {
  readonly notice: Notice
  readonly state: NoticeState
  readonly onWithdraw: () => void
}) {
  const { notice, state, onWithdraw } = props
  const t = useArea(careTexts)
  const me = useMe()
  return (
    <Card withBorder>
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={4}>
          <Marks notice={notice} state={state} />
          {languages
            .filter(({ key }) => key in notice.texts)
            .map(({ key, name }) => (
              <Text key={key} style={{ overflowWrap: 'anywhere' }}>
                <Text span size="xs" c="dimmed" mr="xs">
                  {name}
                </Text>
                <span lang={key.slice(0, 2)}>{notice.texts[key]}</span>
              </Text>
            ))}
          <Times notice={notice} />
        </Stack>
        {notice.isOn && me.may('notice.publish') && (
          <Button size="xs" flex="none" variant="light" color="red" onClick={onWithdraw}>
            {t.withdraw}
          </Button>
        )}
      </Group>
    </Card>
  )
}

function Marks({ notice, state }: { readonly notice: Notice; readonly state: NoticeState }) {
  const t = useArea(careTexts)
  const wordsOf = useAudienceWords()
  return (
    <Group gap="xs">
      <Badge color={COLORS[notice.level]}>{t.levels[notice.level]}</Badge>
      <Badge variant="outline" color={STATE_COLORS[state]}>
        {t.noticeStates[state]}
      </Badge>
      {notice.advertises && <Badge variant="light">{t.advertisement}</Badge>}
      {wordsOf(notice.audience).map((word) => (
        <Badge key={word} variant="default">
          {word}
        </Badge>
      ))}
    </Group>
  )
}

function Times({ notice: { startsAt, endsAt, until } }: { readonly notice: Notice }) {
  const t = useArea(careTexts)
  return (
    <Text size="xs" c="dimmed">
      <Instant at={startsAt} /> – {endsAt === null ? t.noEnd : <Instant at={endsAt} />}
      {until !== null && (
        <>
          {' · '}
          {t.countingTo} <Instant at={until} />
        </>
      )}
    </Text>
  )
}
