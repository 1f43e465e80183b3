import { ops } from '@jogada/contract'
import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { useRowKeys } from '../../components/row-keys.ts'
import { Pager } from '../../components/rows.tsx'
import { approvalTexts } from '../../i18n/areas/approvals.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { ApproveModal } from './approve-modal.tsx'
import { RefuseModal } from './refuse-modal.tsx'
import { RequestCard } from './request-card.tsx'
import type { Request } from './request-card.tsx'

type List = (typeof ops.approvals.approvalLists)[number]

const REFRESH_MS = 10_000
const PAGE = 50

/** Requests that need a second person, each with the difference that it makes. */
export function ApprovalsPage() {
  const { t } = useTexts()
  const texts = useArea(approvalTexts)
  const lists = useArea(listTexts)
  const me = useMe()
  const [kept, setKept] = useAddressFilter()
  const list: List = kept.list === 'over' ? 'over' : 'waiting'
  const [before, setBefore] = useState<string>()
  const [approving, setApproving] = useState<Request | null>(null)
  const [refusing, setRefusing] = useState<string | null>(null)
  const query = useCall(
    ops.approvals.list,
    { query: { list, ...(before ? { before } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const rows = query.data ?? []
  const canApprove = ({ state, mayApprove, isMine }: Request) =>
    state === 'open' && mayApprove && !isMine && me.may('approval.decide')
  const canRefuse = (one: Request) => canApprove(one) || (one.state === 'open' && one.isMine)
  const approve = (one: Request) => canApprove(one) && setApproving(one)
  const { chosen, restart } = useRowKeys(rows, ({ approvalId }) => approvalId, approve, {
    a: approve,
    r: (one) => canRefuse(one) && setRefusing(one.approvalId),
  })
  return (
    <Page
      title={t.approvals}
      file={{ table: 'approvals', filter: { list } }}
      actions={
        <SegmentedControl
          aria-label={t.state}
          value={list}
          onChange={(value) => {
            setKept(value === 'over' ? { list: value } : {})
            setBefore(undefined)
            restart()
          }}
          data={ops.approvals.approvalLists.map((value) => ({ value, label: texts.lists[value] }))}
        />
      }
    >
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Stack>
            {found.map((one) => (
              <RequestCard
                key={one.approvalId}
                request={one}
                isChosen={one === chosen}
                onApprove={canApprove(one) && (() => setApproving(one))}
                onRefuse={canRefuse(one) && (() => setRefusing(one.approvalId))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <Pager
        keys={rows.some(canRefuse) ? lists.decideKeys : ''}
        nextLabel={t.next}
        first={before && (() => setBefore(undefined))}
        next={rows.length === PAGE && (() => setBefore(rows.at(-1)!.approvalId))}
      />
      {approving && <ApproveModal request={approving} onClose={() => setApproving(null)} />}
      <RefuseModal approvalId={refusing} onClose={() => setRefusing(null)} />
    </Page>
  )
}
