import { Button, Text } from '@mantine/core'
import { Facts } from '../../components/facts.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant } from '../../components/shown.tsx'
import { Subject } from '../../components/subject.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import type { Alert, Closing } from './use-closing.ts'

const timeOf = ({ from, to }: Alert['detail']) =>
  typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined

/** Alerts, each with who closed it and why, or with the way to close it. */
export function AlertRows(props: {
  readonly alerts: readonly Alert[]
  /** The one that the keys are on. */
  readonly chosen: Alert | undefined
  readonly closing: Closing
  readonly canSelect: boolean
}) {
  const { alerts, chosen, closing, canSelect } = props
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  return (
    <Rows
      list="alerts"
      rows={alerts}
      rowKey={(row) => row.alertId}
      chosen={chosen}
      selection={canSelect ? closing.selection : undefined}
      minWidth={820}
      columns={[
        { head: t.kind, render: ({ kind }) => <b>{word(t.alertKinds, kind)}</b> },
        {
          head: common.subject,
          render: ({ subject, kind, detail }) => (
            <Subject subject={subject} late={kind === 'late_bets' ? timeOf(detail) : undefined} />
          ),
        },
        { head: t.raised, render: ({ raisedAt }) => <Instant at={raisedAt} /> },
        { head: t.detail, render: ({ detail }) => <Facts facts={detail} /> },
        {
          render: (row) =>
            row.closedBy ? (
              <Text size="xs" c="dimmed">
                {t.closedBy} {row.closedBy} · <Instant at={row.closedAt} /> “{row.note}”
              </Text>
            ) : (
              closing.canClose(row) && (
                <Button size="xs" variant="default" onClick={() => closing.ask([row])}>
                  {t.closeAlert}
                </Button>
              )
            ),
        },
      ]}
    />
  )
}
