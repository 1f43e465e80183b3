import { ops } from '@jogada/contract'
import { Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Facts, Instant } from '../components/shown.tsx'
import { careTexts } from '../i18n/areas/care.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type State = (typeof ops.care.alertStates)[number]

const REFRESH_MS = 10_000
const PAGE = 50

/** What the product noticed by itself. */
export function AlertsPage() {
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [state, setState] = useState<State>('open')
  const [before, setBefore] = useState<string>()
  const [closing, setClosing] = useState<string | null>(null)
  const query = useCall(
    ops.care.alerts,
    { query: { state, ...(before ? { before } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const close = useChange(ops.care.closeAlert, () => setClosing(null))
  return (
    <Page
      title={t.alerts}
      actions={
        <SegmentedControl
          value={state}
          onChange={(value) => {
            setState(value)
            setBefore(undefined)
          }}
          data={ops.care.alertStates.map((value) => ({ value, label: t.alertStates[value] }))}
        />
      }
    >
      <Loaded query={query} isEmpty={(rows) => rows.length === 0}>
        {(rows) => (
          <Stack>
            {rows.map((one) => (
              <Card key={one.alertId} withBorder>
                <Group justify="space-between" align="flex-start" wrap="nowrap">
                  <Stack gap={4}>
                    <Text fw={600}>{word(t.alertKinds, one.kind)}</Text>
                    <Subject subject={one.subject} />
                    <Text size="xs" c="dimmed">
                      <Instant at={one.raisedAt} />
                      {one.closedBy && (
                        <>
                          {' '}
                          · {t.closedBy} {one.closedBy} · <Instant at={one.closedAt} /> “{one.note}”
                        </>
                      )}
                    </Text>
                  </Stack>
                  <Group align="flex-start" wrap="nowrap">
                    <Facts facts={one.detail} />
                    {one.state === 'open' && me.may('alert.close') && (
                      <Button
                        size="xs"
                        flex="none"
                        variant="default"
                        onClick={() => setClosing(one.alertId)}
                      >
                        {t.closeAlert}
                      </Button>
                    )}
                  </Group>
                </Group>
              </Card>
            ))}
            {rows.length === PAGE && (
              <Button variant="default" onClick={() => setBefore(rows.at(-1)!.alertId)}>
                {common.more}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <ReasonModal
        title={t.closeAlert}
        lead={t.closeLead}
        isOpen={closing !== null}
        isBusy={close.isPending}
        onClose={() => setClosing(null)}
        onConfirm={(note) => close.mutate({ params: { alertId: closing! }, body: { note } })}
      />
    </Page>
  )
}

function Subject({ subject }: { readonly subject: string }) {
  const playerId = /^player:(\d+)$/.exec(subject)?.[1]
  if (!playerId) {
    return (
      <Text size="sm" className="code">
        {subject}
      </Text>
    )
  }
  return (
    <Link to="/jogador/$playerId" params={{ playerId }}>
      #{playerId}
    </Link>
  )
}
