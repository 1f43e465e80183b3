import { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { NewNotice } from './new-notice.tsx'
import { noticeState } from './notice-state.ts'

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
                      {one.advertises && <Badge variant="light">{t.advertisement}</Badge>}
                    </Group>
                    {languages
                      .filter(({ key }) => key in one.texts)
                      .map(({ key, name }) => (
                        <Text key={key} style={{ overflowWrap: 'anywhere' }}>
                          <Text span size="xs" c="dimmed" mr="xs">
                            {name}
                          </Text>
                          <span lang={key.slice(0, 2)}>{one.texts[key]}</span>
                        </Text>
                      ))}
                    <Text size="xs" c="dimmed">
                      <Instant at={one.startsAt} /> –{' '}
                      {one.endsAt === null ? t.noEnd : <Instant at={one.endsAt} />}
                      {one.until !== null && (
                        <>
                          {' · '}
                          {t.countingTo} <Instant at={one.until} />
                        </>
                      )}
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
