import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { today } from '../components/days.ts'
import { Loaded, Page } from '../components/page.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { useTexts, word } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Debt = CallReply<typeof ops.queues.debts>[number]

/** What does not match, and what players owe. */
export function DepositsPage() {
  const { t } = useTexts()
  const me = useMe()
  const [day, setDay] = useState(today(1))
  const differences = useCall(ops.queues.differences, { query: { state: 'open' } })
  const reconcile = useChange(ops.queues.reconcile)
  return (
    <Page
      title={t.deposits}
      actions={
        me.may('deposit.decide') && (
          <Group align="flex-end">
            <TextInput
              type="date"
              aria-label={t.day}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Button
              variant="default"
              loading={reconcile.isPending}
              onClick={() => reconcile.mutate({ body: { day } })}
            >
              {t.reconcile}
            </Button>
          </Group>
        )
      }
    >
      <Stack gap="xs">
        <Text fw={600}>{t.differences}</Text>
        <Loaded query={differences} isEmpty={(found) => found.length === 0}>
          {(found) => (
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t.day}</Table.Th>
                  <Table.Th>{t.kind}</Table.Th>
                  <Table.Th>endToEndId</Table.Th>
                  <Table.Th className="money">{t.expected}</Table.Th>
                  <Table.Th className="money">{t.found}</Table.Th>
                  <Table.Th>{t.noted}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.map((row) => (
                  <Table.Tr key={`${row.day} ${row.kind} ${row.endToEndId}`}>
                    <Table.Td>{row.day}</Table.Td>
                    <Table.Td>{word(t.differenceKinds, row.kind)}</Table.Td>
                    <Table.Td className="code">{row.endToEndId}</Table.Td>
                    <Table.Td className="money">
                      <Money amount={row.expected} />
                    </Table.Td>
                    <Table.Td className="money">
                      <Money amount={row.found} />
                    </Table.Td>
                    <Table.Td>
                      <Instant at={row.notedAt} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Loaded>
      </Stack>
      <Debts />
    </Page>
  )
}

function Debts() {
  const { t } = useTexts()
  const me = useMe()
  const debts = useCall(ops.queues.debts, {})
  const [acting, setActing] = useState<{ debt: Debt; what: 'collect' | 'off' } | null>(null)
  const close = () => setActing(null)
  const collect = useChange(ops.queues.collectDebt, close)
  const writeOff = useChange(ops.queues.writeOffDebt, close)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.debts}</Text>
      <Loaded query={debts} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <Table verticalSpacing="xs">
            <Table.Tbody>
              {found.map((debt) => (
                <Table.Tr key={debt.debtId}>
                  <Table.Td>
                    <Link to="/jogador/$playerId" params={{ playerId: debt.playerId }}>
                      #{debt.playerId}
                    </Link>
                  </Table.Td>
                  <Table.Td className="code">{debt.endToEndId}</Table.Td>
                  <Table.Td className="money">
                    <Money amount={debt.amount} />
                  </Table.Td>
                  <Table.Td className="money">
                    {t.collected} <Money amount={debt.collected} />
                  </Table.Td>
                  <Table.Td>
                    <Instant at={debt.openedAt} />
                  </Table.Td>
                  <Table.Td>
                    {me.may('deposit.decide') && (
                      <Group gap="xs" justify="flex-end">
                        <Button size="xs" onClick={() => setActing({ debt, what: 'collect' })}>
                          {t.collect}
                        </Button>
                        <Button
                          size="xs"
                          color="red"
                          variant="light"
                          onClick={() => setActing({ debt, what: 'off' })}
                        >
                          {t.writeOff}
                        </Button>
                      </Group>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Loaded>
      <ReasonModal
        title={acting?.what === 'off' ? t.writeOff : t.collect}
        isOpen={acting !== null}
        isBusy={collect.isPending || writeOff.isPending}
        onClose={close}
        onConfirm={(reason) => {
          const { playerId, debtId } = acting!.debt
          const change = acting!.what === 'off' ? writeOff : collect
          change.mutate({ params: { playerId, debtId }, body: { reason } })
        }}
      />
    </Stack>
  )
}
