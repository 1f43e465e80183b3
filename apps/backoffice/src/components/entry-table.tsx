import { ops } from '@jogada/contract'
import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { Loaded } from './page.tsx'
import { Instant, Money } from './shown.tsx'

const PAGE = 100

/** Entries of one account, with the balance after each. */
export function EntryTable({
  playerId,
  account,
}: {
  readonly playerId: string
  readonly account: (typeof ops.books.accountNames)[number]
}) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.books.entries, {
    params: { playerId, account },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query} isEmpty={(found) => found.length === 0}>
      {(found) => (
        <>
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>#</Table.Th>
                <Table.Th>{t.at}</Table.Th>
                <Table.Th>{t.kind}</Table.Th>
                <Table.Th>{t.command}</Table.Th>
                <Table.Th className="money">{t.debit}</Table.Th>
                <Table.Th className="money">{t.credit}</Table.Th>
                <Table.Th className="money">{t.balanceAfter}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((entry) => (
                <Table.Tr key={entry.seq}>
                  <Table.Td>{entry.seq}</Table.Td>
                  <Table.Td>
                    <Instant at={entry.at} />
                  </Table.Td>
                  <Table.Td className="code">{entry.kind}</Table.Td>
                  <Table.Td className="code">{entry.commandId}</Table.Td>
                  <Table.Td className="money">
                    <Money amount={entry.debit === '0.00' ? null : entry.debit} />
                  </Table.Td>
                  <Table.Td className="money">
                    <Money amount={entry.credit === '0.00' ? null : entry.credit} />
                  </Table.Td>
                  <Table.Td className="money">
                    <Money amount={entry.balanceAfter} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {found.length === PAGE && (
            <Button
              mt="sm"
              size="xs"
              variant="default"
              onClick={() => setBefore(found.at(-1)!.seq)}
            >
              {t.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
