import { ops } from '@jogada/contract'
import { Badge, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { request } from '../api/request.ts'
import { useCall, useCallOnce, useChange } from '../api/use-call.ts'
import { Decide } from '../components/decide.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Facts } from '../components/facts.tsx'
import { Instant } from '../components/shown.tsx'
import { Subject } from '../components/subject.tsx'
import { offerTexts } from '../i18n/areas/offers.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'
import { VipPreview } from './offers/vip-preview.tsx'
import { Trial } from './withdrawals/trial.tsx'

const REFRESH_MS = 10_000
const PAGE = 50

/** Requests that need a second person, each with the difference that it makes. */
export function ApprovalsPage() {
  const { t } = useTexts()
  const me = useMe()
  const [before, setBefore] = useState<string>()
  const [refusing, setRefusing] = useState<string | null>(null)
  const query = useCall(
    ops.approvals.list,
    { query: before ? { before } : {} },
    { refreshMs: REFRESH_MS },
  )
  const approve = useChange(ops.approvals.approve)
  const refuse = useChange(ops.approvals.refuse, () => setRefusing(null))
  return (
    <Page title={t.approvals} file={{ table: 'approvals' }}>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Stack>
            {found.map((one) => (
              <Card key={one.approvalId} withBorder>
                <div className="request">
                  <Stack gap={4}>
                    <Group gap="xs">
                      <Text fw={600}>{word(t.approvalKinds, one.kind)}</Text>
                      <Badge color={one.state === 'open' ? 'yellow' : 'gray'}>
                        {word(t.states, one.state)}
                      </Badge>
                      {one.isMine && <Badge variant="outline">{t.mine}</Badge>}
                    </Group>
                    <Subject subject={one.subject} />
                    <Text size="sm">“{one.reason}”</Text>
                    {one.subject === 'setting:vip' && one.state === 'open' && (
                      <AskedTable approvalId={one.approvalId} />
                    )}
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
                    {one.failure !== null && (
                      <Text size="sm" c="red">
                        {t.notCarriedOut}: {one.failure}
                      </Text>
                    )}
                  </Stack>
                  <SimpleGrid cols={2}>
                    <div>
                      <Text size="xs" c="dimmed">
                        {t.before}
                      </Text>
                      <Facts facts={one.before} />
                    </div>
                    <div>
                      <Text size="xs" c="dimmed">
                        {t.after}
                      </Text>
                      <Facts facts={one.after} />
                    </div>
                  </SimpleGrid>
                  {one.subject === 'setting:withdrawals' &&
                    one.state === 'open' &&
                    me.may('withdrawal.view') && (
                      <div className="trial">
                        <Trial
                          ask={(trial) =>
                            request(ops.settings.tryAskedWithdrawals, {
                              params: { approvalId: one.approvalId },
                              body: trial,
                            })
                          }
                        />
                      </div>
                    )}
                  {one.state === 'open' &&
                    (one.mayApprove || one.isMine) &&
                    me.may('approval.decide') && (
                      <Decide
                        isBusy={approve.isPending}
                        onApprove={
                          !one.isMine &&
                          (() =>
                            approve.mutate({ params: { approvalId: one.approvalId }, body: {} }))
                        }
                        onRefuse={() => setRefusing(one.approvalId)}
                      />
                    )}
                </div>
              </Card>
            ))}
            {found.length === PAGE && (
              <Button variant="default" onClick={() => setBefore(found.at(-1)!.approvalId)}>
                {t.more}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      <ReasonModal
        title={t.refuse}
        isOpen={refusing !== null}
        isBusy={refuse.isPending}
        onClose={() => setRefusing(null)}
        onConfirm={(note) => refuse.mutate({ params: { approvalId: refusing! }, body: { note } })}
      />
    </Page>
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
