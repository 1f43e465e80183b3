import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { useState } from 'react'
import { useEach, useSelection } from '../../components/selection.tsx'
import type { Selection } from '../../components/selection.tsx'

export type Alert = CallReply<typeof ops.care.alerts>[number]

/** The closing of alerts of a list: one by itself, or several that were chosen. */
export type Closing = {
  readonly mayClose: boolean
  readonly canClose: (alert: Alert) => boolean
  readonly selection: Selection<Alert>
  /** Those that wait for the words with which they are closed, by their numbers. */
  readonly asked: readonly string[]
  readonly ask: (alerts: readonly Alert[]) => void
  readonly cancel: () => void
  readonly close: (note: string) => void
  readonly isBusy: boolean
}

/** Closes alerts of a list; where that is cut off, what is left stays chosen and asked for. */
export function useClosing(alerts: readonly Alert[]): Closing {
  const [asked, setAsked] = useState<readonly string[]>([])
  const mayClose = alerts.some((alert) => alert.mayClose)
  const canClose = (alert: Alert) => alert.mayClose && alert.state === 'open'
  const selection = useSelection(alerts, ({ alertId }) => alertId, canClose)
  const each = useEach(
    ops.care.closeAlert,
    () => {
      setAsked([])
      selection.clear()
    },
    (inputs) => {
      const left = inputs.map(({ params }) => params.alertId)
      setAsked((now) => now.filter((alertId) => left.includes(alertId)))
      selection.only(left)
    },
  )
  return {
    mayClose,
    canClose,
    selection,
    asked,
    ask: (chosen) => setAsked(chosen.map(({ alertId }) => alertId)),
    cancel: () => setAsked([]),
    close: (note) => each.mutate(asked.map((alertId) => ({ params: { alertId }, body: { note } }))),
    isBusy: each.isPending,
  }
}
