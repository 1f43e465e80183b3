import { ops } from '@jogada/contract'
import { Button, Card, Group, Select, SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { Ref } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EntryTable } from '../../components/entry-table.tsx'
import { Nothing } from '../../components/nothing.tsx'
import { Loaded } from '../../components/page.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { ledgerTexts } from '../../i18n/areas/ledger.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import type { PlayerAccount } from './tree.tsx'

/** The balances of a player who is asked for by number, and the entries of one of their accounts. */
export function PlayerEntries({
  account,
  onAccount,
  at,
  ref,
  first = '',
}: {
  readonly account: PlayerAccount
  readonly onAccount: (account: PlayerAccount) => void
  readonly at: string | undefined
  /** The field of the number. */
  readonly ref: Ref<HTMLInputElement>
  /** Who is asked for at first. */
  readonly first?: string | undefined
}) {
  const { t } = useTexts()
  const area = useArea(ledgerTexts)
  const [typed, setTyped] = useState(first)
  const [playerId, setPlayerId] = useState(first)
  return (
    <>
      <Title order={2} fz={18}>
        {area.ofPlayer}
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setPlayerId(/^\d{1,18}$/.test(typed.trim()) ? typed.trim() : '')
        }}
      >
        <Group align="flex-end">
          <TextInput
            ref={ref}
            label={t.playerNumber}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Select
            label={t.account}
            allowDeselect={false}
            value={account}
            onChange={(value) => onAccount(value ?? 'cash')}
            data={ops.books.accountNames.map((value) => ({ value, label: t[value] }))}
          />
          <Button type="submit">{t.show}</Button>
        </Group>
      </form>
      {playerId === '' && <Nothing>{t.ledgerLead}</Nothing>}
      {playerId !== '' && (
        <>
          <Balances playerId={playerId} at={at} />
          <EntryTable
            key={`${playerId} ${account} ${at}`}
            playerId={playerId}
            account={account}
            at={at}
          />
        </>
      )}
    </>
  )
}

type BalancesProps = { readonly playerId: string; readonly at: string | undefined }

function Balances({ playerId, at }: BalancesProps) {
  const { t } = useTexts()
  const query = useCall(ops.books.balancesAt, { params: { playerId }, query: at ? { at } : {} })
  return (
    <Loaded query={query}>
      {(found) => (
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {ops.books.accountNames.map((name) => (
            <Card key={name} withBorder padding="sm">
              <Text size="xs" c="dimmed">
                {t[name]} · {at ? <Instant at={at} /> : t.now}
              </Text>
              <Text fw={650}>
                <Money amount={found[name]} />
              </Text>
            </Card>
          ))}
        </SimpleGrid>
      )}
    </Loaded>
  )
}
