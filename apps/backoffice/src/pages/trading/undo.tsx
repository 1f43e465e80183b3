import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Instant } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { GiveBack } from './give-back.tsx'
import type { GiveBackProps } from './give-back.tsx'
import { useWordsOfId } from './market-words.ts'

type Detail = CallReply<typeof ops.trading.event>
type Cancellation = Detail['cancellations'][number]

/** Taking a result back, giving bets back, and undoing that. */
export function Undo({ detail, late }: Pick<GiveBackProps, 'detail' | 'late'>) {
  const t = useArea(tradingTexts)
  const { eventId, status } = detail.event
  const params = { eventId }
  const [asking, setAsking] = useState<'rollback' | 'cancel' | null>(late ? 'cancel' : null)
  const [restoring, setRestoring] = useState<string | null>(null)
  const done = () => {
    setAsking(null)
    setRestoring(null)
  }
  const rollback = useChange(ops.trading.askRollback, done)
  const restore = useChange(ops.trading.askRestore, done)
  return (
    <Stack gap={4}>
      <Group gap="xs">
        {status === 'finished' && (
          <Button size="xs" variant="light" color="red" onClick={() => setAsking('rollback')}>
            {t.rollback}
          </Button>
        )}
        <Button size="xs" variant="light" color="red" onClick={() => setAsking('cancel')}>
          {t.cancel}
        </Button>
      </Group>
      {detail.cancellations.map((one) => (
        <GivenBack
          key={one.cancellationId}
          one={one}
          event={detail.event}
          onRestore={() => setRestoring(one.cancellationId)}
        />
      ))}
      <ReasonModal
        title={t.rollback}
        lead={t.rollbackLead}
        isOpen={asking === 'rollback'}
        isBusy={rollback.isPending}
        color="red"
        onClose={() => setAsking(null)}
        onConfirm={(reason) => rollback.mutate({ params, body: { reason } })}
      />
      <ReasonModal
        title={t.restore}
        lead={t.restoreLead}
        isOpen={restoring !== null}
        isBusy={restore.isPending}
        color="red"
        onClose={() => setRestoring(null)}
        onConfirm={(reason) =>
          restoring && restore.mutate({ params, body: { cancellationId: restoring, reason } })
        }
      />
      <GiveBack
        key={asking === 'cancel' ? 'asking' : 'closed'}
        detail={detail}
        late={late}
        isOpen={asking === 'cancel'}
        onClose={() => setAsking(null)}
      />
    </Stack>
  )
}

function GivenBack(props: {
  readonly one: Cancellation
  readonly event: Detail['event']
  readonly onRestore: () => void
}) {
  const t = useArea(tradingTexts)
  const wordsOf = useWordsOfId(props.event)
  const { marketId, from, to, reason, isLate, withdrawnAt } = props.one
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" td={withdrawnAt ? 'line-through' : undefined}>
        {t.cancellations}: {marketId === null ? t.wholeEvent : wordsOf(marketId)}
        {from && (
          <>
            {' · '}
            {t.from} <Instant at={from} />
          </>
        )}
        {to && (
          <>
            {' · '}
            {t.to} <Instant at={to} />
          </>
        )}{' '}
        “{reason}”
      </Text>
      {isLate && <Badge color="yellow">{t.late}</Badge>}
      {withdrawnAt ? (
        <Badge color="gray">{t.restored}</Badge>
      ) : (
        <Button size="compact-xs" variant="default" onClick={props.onRestore}>
          {t.restore}
        </Button>
      )}
    </Group>
  )
}
