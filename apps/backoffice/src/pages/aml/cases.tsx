import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Pager, Rows } from '../../components/rows.tsx'
import { Day, Instant } from '../../components/shown.tsx'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { WordsModal } from './words-modal.tsx'

type Case = CallReply<typeof ops.aml.view>['case']
type List = (typeof ops.aml.caseLists)[number]

/** Cases of suspicion by how far they have come. */
export function Cases() {
  const t = useArea(amlTexts)
  const { t: common } = useTexts()
  const [list, setList] = useState<List>('open')
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.aml.cases, { query: { list, ...(before ? { before } : {}) } })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={t.list}
          value={list}
          onChange={(value) => {
            setBefore(undefined)
            setList(value)
          }}
          data={ops.aml.caseLists.map((value) => ({ value, label: t.lists[value] }))}
        />
        <NewCase />
      </Group>
      <Loaded query={query} isEmpty={({ cases }) => cases.length === 0}>
        {({ cases, next }) => (
          <>
            <Rows
              rows={cases}
              rowKey={({ caseId }) => caseId}
              minWidth={820}
              columns={[
                {
                  head: t.case,
                  render: ({ caseId }) => (
                    <Link to="/prevencao/$caseId" params={{ caseId }}>
                      {t.case} {caseId}
                    </Link>
                  ),
                },
                {
                  head: common.player,
                  render: ({ playerId }) => <PlayerLink playerId={playerId} />,
                },
                { head: common.state, render: (one) => <CaseState of={one} /> },
                { head: t.openedAt, render: ({ openedAt }) => <Instant at={openedAt} /> },
                { head: t.by, render: ({ openedBy }) => openedBy },
                { head: t.dueOn, render: ({ dueOn }) => (dueOn ? <Day day={dueOn} /> : '–') },
                { head: t.closedAt, render: ({ closedAt }) => <Instant at={closedAt} /> },
              ]}
            />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** How far a case has come, and whether its report is, or was, late. */
export function CaseState({ of: { state, isLate } }: { readonly of: Case }) {
  const t = useArea(amlTexts)
  return (
    <Group gap="xs">
      <Badge color={state === 'concluded' ? 'orange' : 'gray'} variant="light" tt="none">
        {t.states[state]}
      </Badge>
      {isLate && (
        <Badge color="red" tt="none">
          {t.late}
        </Badge>
      )}
    </Group>
  )
}

function NewCase() {
  const t = useArea(amlTexts)
  const me = useMe()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [playerId, setPlayerId] = useState('')
  const open = useChange(ops.aml.open, ({ caseId }) => {
    setOpen(false)
    void navigate({ to: '/prevencao/$caseId', params: { caseId } })
  })
  if (!me.may('aml.write')) return null
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t.newCase}
      </Button>
      <WordsModal
        title={t.newCase}
        label={t.words}
        isOpen={isOpen}
        isReady={/^\d+$/.test(playerId)}
        isBusy={open.isPending}
        onClose={() => setOpen(false)}
        onConfirm={(text) => open.mutate({ body: { playerId, text } })}
      >
        <TextInput
          label={t.playerId}
          inputMode="numeric"
          autoComplete="off"
          required
          value={playerId}
          onChange={(event) => setPlayerId(event.currentTarget.value.trim())}
        />
      </WordsModal>
    </>
  )
}
