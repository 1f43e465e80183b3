import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'

/** Suspends something, or opens it again, with a reason. */
export function HoldButton(props: {
  readonly scope: ops.trading.HoldScope
  readonly id: string
  readonly isHeld: boolean
  readonly label?: string
  readonly size?: 'xs' | 'compact-xs'
}) {
  const { scope, id, isHeld } = props
  const t = useArea(tradingTexts)
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const hold = useChange(ops.trading.hold, close)
  const release = useChange(ops.trading.release, close)
  const change = isHeld ? release : hold
  if (!me.may('trading.suspend')) return null
  const title = (isHeld ? t.releaseTitle : t.holdTitle).replace('{what}', t.scopes[scope])
  return (
    <>
      <Button
        size={props.size ?? 'xs'}
        variant={isHeld ? 'default' : 'light'}
        {...(isHeld ? {} : { color: 'red' })}
        onClick={() => setAsking(true)}
      >
        {props.label ?? (isHeld ? t.release : t.hold)}
      </Button>
      <ReasonModal
        title={title}
        lead={isHeld ? id : `${id}: ${t.holdLead}`}
        isOpen={isAsking}
        isBusy={change.isPending}
        {...(isHeld ? {} : { color: 'red' })}
        onClose={close}
        onConfirm={(reason) => change.mutate({ body: { scope, id, reason } })}
      />
    </>
  )
}
