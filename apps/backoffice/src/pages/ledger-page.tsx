import { ops } from '@jogada/contract'
import { Button, Card, Group, Select, SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { ClockInput } from '../components/clock-input.tsx'
import { EntryTable } from '../components/entry-table.tsx'
import { showProof } from '../components/show-proof.ts'
import { Nothing } from '../components/nothing.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Instant, Money } from '../components/shown.tsx'
import { instantAt } from '../components/wall-clock.ts'
import { ledgerTexts } from '../i18n/areas/ledger.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { AccountTree } from './ledger/tree.tsx'

type Account = (typeof ops.books.accountNames)[number]

/** Balances and entries of every account at any instant, and the proof of the whole ledger. */
export function LedgerPage() {
  const { t } = useTexts()
  const area = useArea(ledgerTexts)
  const number = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [playerId, setPlayerId] = useState('')
  const [account, setAccount] = useState<Account>('cash')
  const [at, setAt] = useState('')
  const instant = instantAt(at) ?? undefined
  const verify = useChange(
    ops.books.verify,
    ({ firstBadRow, entries }) =>
      showProof(
        firstBadRow === null,
        firstBadRow
          ? t.verified_bad.replace('{what}', firstBadRow)
          : t.verified_ok.replace('{n}', String(entries)),
      ),
    { isTold: true },
  )
  return (
    <Page
      title={t.ledger}
      actions={
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate({})}>
          {t.verify}
        </Button>
      }
    >
      <Group align="flex-end">
        <ClockInput
          label={t.asOf}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {at !== '' && (
          <Button variant="default" onClick={() => setAt('')}>
            {area.toNow}
          </Button>
        )}
      </Group>
      <AccountTree
        at={instant}
        onPlayers={(chosen) => {
          setAccount(chosen)
          number.current?.focus()
        }}
      />
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
            ref={number}
            label={t.playerNumber}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Select
            label={t.account}
            allowDeselect={false}
            value={account}
            onChange={(value) => setAccount(value ?? 'cash')}
            data={ops.books.accountNames.map((value) => ({ value, label: t[value] }))}
          />
          <Button type="submit">{t.show}</Button>
        </Group>
      </form>
      {playerId === '' && <Nothing>{t.ledgerLead}</Nothing>}
      {playerId !== '' && (
        <>
          <Balances playerId={playerId} at={instant} />
          <EntryTable
            key={`${playerId} ${account} ${instant}`}
            playerId={playerId}
            account={account}
            at={instant}
          />
        </>
      )}
    </Page>
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
