import { ops } from '@jogada/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { useAddressFilter } from '../components/address-filter.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { useRowKeys } from '../components/row-keys.ts'
import { Pager } from '../components/rows.tsx'
import type { Filter } from '../components/saved-views.tsx'
import { SelectionBar } from '../components/selection.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { AlertFilter, shownOf } from './alerts/alert-filter.tsx'
import { AlertRows } from './alerts/alert-rows.tsx'
import { useClosing } from './alerts/use-closing.ts'
import type { Alert } from './alerts/use-closing.ts'

const REFRESH_MS = 10_000
const PAGE = 50

/** What the product noticed by itself. */
export function AlertsPage() {
  const t = useArea(careTexts)
  const lists = useArea(listTexts)
  const [kept, setKept] = useAddressFilter()
  const filter = shownOf(kept)
  const [before, setBefore] = useState<string>()
  const query = useCall(
    ops.care.alerts,
    { query: { ...filter, ...(before ? { before } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data ?? []
  const closing = useClosing(rows)
  const { asked, selection } = closing
  const ask = (alert: Alert) => closing.canClose(alert) && closing.ask([alert])
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
      actions={<AlertFilter shown={filter} onChoose={choose} />}
    >
      <SelectionBar selection={selection}>
        <Button size="xs" onClick={() => closing.ask(selection.rows)}>
          {t.closeAlert}
        </Button>
      </SelectionBar>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <AlertRows
            alerts={found}
            chosen={chosen}
            closing={closing}
            canSelect={closing.mayClose && filter.state === 'open'}
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
          asked.length > 1 ? lists.bulkClose.replace('{n}', String(asked.length)) : t.closeAlert
        }
        lead={t.closeLead}
        isOpen={asked.length > 0}
        isBusy={closing.isBusy}
        onClose={closing.cancel}
        onConfirm={closing.close}
      />
    </Page>
  )
}
