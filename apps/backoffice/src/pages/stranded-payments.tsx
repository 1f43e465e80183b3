import { ops } from '@jogada/contract'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded } from '../components/page.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { strandedTexts } from '../i18n/areas/stranded.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

const PAGE = 100

/** Pix that only a person can bring to its end, and the note of what was done with each. */
export function StrandedPayments() {
  const { t } = useTexts()
  const texts = useArea(strandedTexts)
  const me = useMe()
  const [after, setAfter] = useState<string>()
  const [acting, setActing] = useState<string | null>(null)
  const close = () => setActing(null)
  const query = useCall(ops.queues.stranded, { query: after ? { after } : {} })
  const handle = useChange(ops.queues.handleStranded, close)
  return (
    <Stack gap="xs">
      <Text fw={600}>{texts.title}</Text>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            list="stranded"
            rows={found}
            rowKey={(row) => row.endToEndId}
            columns={[
              { head: texts.why, render: (row) => word(texts.whys, row.why) },
              { head: 'endToEndId', kind: 'code', render: (row) => row.endToEndId },
              {
                head: t.player,
                render: (row) => row.playerId && <PlayerLink playerId={row.playerId} />,
              },
              { head: t.amount, kind: 'money', render: (row) => <Money amount={row.amount} /> },
              { head: texts.paidAt, render: (row) => <Instant at={row.paidAt} /> },
              {
                render: (row) =>
                  me.may('deposit.decide') && (
                    <Button size="xs" variant="default" onClick={() => setActing(row.endToEndId)}>
                      {texts.handle}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Pager
        nextLabel={t.next}
        first={after && (() => setAfter(undefined))}
        next={
          query.data?.length === PAGE &&
          (() => {
            const last = query.data!.at(-1)!
            setAfter(`${last.strandedAt} ${last.endToEndId}`)
          })
        }
      />
      <ReasonModal
        title={texts.handle}
        isOpen={acting !== null}
        isBusy={handle.isPending}
        onClose={close}
        onConfirm={(reason) => handle.mutate({ params: { endToEndId: acting! }, body: { reason } })}
      />
    </Stack>
  )
}
