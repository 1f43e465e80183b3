import { ops } from '@jogada/contract'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { NewNotice } from './new-notice.tsx'
import { NoticeCard } from './notice-card.tsx'
import { noticeState } from './notice-state.ts'

const PAGE = 50

/** Messages to everybody, or to some. */
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
              <NoticeCard
                key={one.noticeId}
                notice={one}
                state={noticeState(one, Date.now())}
                onWithdraw={() => setLeaving(one.noticeId)}
              />
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
