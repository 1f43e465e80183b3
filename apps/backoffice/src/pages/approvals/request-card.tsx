import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { request as ask } from '../../api/request.ts'
import { useCallOnce } from '../../api/use-call.ts'
import { Decide } from '../../components/decide.tsx'
import { Instant } from '../../components/shown.tsx'
import { Subject } from '../../components/subject.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { VipPreview } from '../offers/vip-preview.tsx'
import { Trial } from '../withdrawals/trial.tsx'
import { Difference } from './difference.tsx'

export type Request = CallReply<typeof ops.approvals.list>[number]

/** One request: what, why, by whom, the difference, and what whoever looks may decide. */
export function RequestCard(props: {
  readonly request: Request
  readonly isChosen: boolean
  readonly onApprove: (() => void) | false
  readonly onRefuse: (() => void) | false
}) {
  const { request: one, isChosen, onApprove, onRefuse } = props
  const { t } = useTexts()
  const me = useMe()
  const isOpen = one.state === 'open'
  return (
    <Card
      withBorder
      {...(isChosen ? { className: 'chosen', tabIndex: -1, 'aria-current': 'true' } : {})}
    >
      <div className="request">
        <Stack gap={4}>
          <Group gap="xs">
            <Text fw={600}>{word(t.approvalKinds, one.kind)}</Text>
            <Badge color={isOpen ? 'yellow' : 'gray'}>{word(t.states, one.state)}</Badge>
            {one.isMine && <Badge variant="outline">{t.mine}</Badge>}
          </Group>
          <Subject subject={one.subject} />
          <Text size="sm">“{one.reason}”</Text>
          {one.subject === 'setting:vip' && isOpen && <AskedTable approvalId={one.approvalId} />}
          <Who request={one} />
          {one.failure !== null && (
            <Text size="sm" c="red">
              {t.notCarriedOut}: {one.failure}
            </Text>
          )}
        </Stack>
        <Difference request={one} />
        {one.subject === 'setting:withdrawals' && isOpen && me.may('withdrawal.view') && (
          <div className="trial">
            <Trial
              ask={(trial) =>
                ask(ops.settings.tryAskedWithdrawals, {
                  params: { approvalId: one.approvalId },
                  body: trial,
                })
              }
            />
          </div>
        )}
        {onRefuse && <Decide isBusy={false} onApprove={onApprove} onRefuse={onRefuse} />}
      </div>
    </Card>
  )
}

/** Who asked when, and until when or by whom it was decided. */
function Who({ request: one }: { readonly request: Request }) {
  const { t } = useTexts()
  return (
    <Text size="xs" c="dimmed">
      {t.maker}: {one.maker} · <Instant at={one.madeAt} />
      {one.checker === null ? (
        <>
          {' '}
          · {t.expires} <Instant at={one.expiresAt} />
        </>
      ) : (
        <>
          {' '}
          · {t.checker}: {one.checker} · <Instant at={one.decidedAt} /> {one.note}
        </>
      )}
    </Text>
  )
}

/** Whom a VIP table that waits would move, asked for by whoever decides. */
function AskedTable({ approvalId }: { readonly approvalId: string }) {
  const t = useArea(offerTexts)
  const me = useMe()
  const look = useCallOnce(ops.settings.previewAskedVip)
  if (look.data) return <VipPreview preview={look.data} />
  if (!me.may('setting.view')) return null
  return (
    <Group>
      <Button
        size="xs"
        variant="default"
        loading={look.isPending}
        onClick={() => look.mutate({ params: { approvalId } })}
      >
        {t.previewTable}
      </Button>
    </Group>
  )
}
