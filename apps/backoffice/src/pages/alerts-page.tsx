import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { useAddressFilter } from '../components/address-filter.ts'
import { useRowKeys } from '../components/row-keys.ts'
import { Pager, Rows } from '../components/rows.tsx'
import { SavedViews } from '../components/saved-views.tsx'
import type { Filter } from '../components/saved-views.tsx'
import { SelectionBar, useEach, useSelection } from '../components/selection.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Facts } from '../components/facts.tsx'
import { Instant } from '../components/shown.tsx'
import { Subject } from '../components/subject.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Row = CallReply<typeof ops.care.alerts>[number]

const REFRESH_MS = 10_000
const PAGE = 50

const timeOf = ({ from, to }: Row['detail']) =>
  typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined

const filterOf = ({ state, kind }: Filter) => ({
  state: ops.care.alertStates.find((one) => one === state) ?? ('open' as const),
  ...(kind ? { kind } : {}),
})

/** What the product noticed by itself. */
export function AlertsPage() {
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [kept, setKept] = useAddressFilter()
  const filter = filterOf(kept)
  const [before, setBefore] = useState<string>()
  const [closing, setClosing] = useState<readonly string[]>([])
  const query = useCall(
    ops.care.alerts,
    { query: { ...filter, ...(before ? { before } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data ?? []
  const mayClose = me.may('alert.close')
  const canClose = ({ state, isHidden }: Row) => mayClose && state === 'open' && !isHidden
  const selection = useSelection(rows, ({ alertId }) => alertId, canClose)
  const close = useEach(
    ops.care.closeAlert,
    () => {
      setClosing([])
      selection.clear()
    },
    (inputs) => {
      const left = inputs.map(({ params }) => params.alertId)
      setClosing((now) => now.filter((alertId) => left.includes(alertId)))
      selection.only(left)
    },
  )
  const ask = (row: Row) => canClose(row) && setClosing([row.alertId])
  const { chosen, restart } = useRowKeys(rows, ({ alertId }) => alertId, ask, {
    x: selection.toggle,
  })
  const choose = (next: Filter) => {
    setKept(next)
    setBefore(undefined)
    selection.clear()
    restart()
  }
  return (
    <Page
      title={t.alerts}
      file={{ table: 'alerts', filter }}
      actions={
        <Group gap="xs">
          <SavedViews page="alerts" filter={filter} onChoose={choose} />
          <Select
            size="xs"
            w={230}
            clearable
            aria-label={lists.kind}
            placeholder={lists.kind}
            value={filter.kind ?? null}
            onChange={(kind) => choose({ ...filter, kind: kind ?? undefined })}
            data={Object.entries(t.alertKinds).map(([value, label]) => ({ value, label }))}
          />
          <SegmentedControl
            value={filter.state}
            onChange={(state) => choose({ ...filter, state })}
            data={ops.care.alertStates.map((value) => ({ value, label: t.alertStates[value] }))}
          />
        </Group>
      }
    >
      <SelectionBar selection={selection}>
        <Button size="xs" onClick={() => setClosing(selection.rows.map(({ alertId }) => alertId))}>
          {t.closeAlert}
        </Button>
      </SelectionBar>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Rows
            list="alerts"
            rows={found}
            rowKey={(row) => row.alertId}
            chosen={chosen}
            selection={mayClose && filter.state === 'open' ? selection : undefined}
            minWidth={820}
            columns={[
              { head: t.kind, render: ({ kind }) => <b>{word(t.alertKinds, kind)}</b> },
              {
                head: common.subject,
                render: ({ subject, kind, detail }) => (
                  <Subject
                    subject={subject}
                    late={kind === 'late_bets' ? timeOf(detail) : undefined}
                  />
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
                    canClose(row) && (
                      <Button size="xs" variant="default" onClick={() => ask(row)}>
                        {t.closeAlert}
                      </Button>
                    )
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Pager
        keys={rows.length > 0 ? lists.keys : ''}
        first={before && (() => setBefore(undefined))}
        next={rows.length === PAGE && (() => setBefore(rows.at(-1)!.alertId))}
      />
      <ReasonModal
        title={
          closing.length > 1 ? lists.bulkClose.replace('{n}', String(closing.length)) : t.closeAlert
        }
        lead={t.closeLead}
        isOpen={closing.length > 0}
        isBusy={close.isPending}
        onClose={() => setClosing([])}
        onConfirm={(note) =>
          close.mutate(closing.map((alertId) => ({ params: { alertId }, body: { note } })))
        }
      />
    </Page>
  )
}
