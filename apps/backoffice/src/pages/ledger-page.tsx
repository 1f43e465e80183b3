import { ops } from '@jogada/contract'
import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useChange } from '../api/use-call.ts'
import { ClockInput } from '../components/clock-input.tsx'
import { Page } from '../components/page.tsx'
import { showProof } from '../components/show-proof.ts'
import { instantAt } from '../components/wall-clock.ts'
import { ledgerTexts } from '../i18n/areas/ledger.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { CommandCard } from './ledger/command-card.tsx'
import { PlayerEntries } from './ledger/player-entries.tsx'
import { AccountTree } from './ledger/tree.tsx'
import type { PlayerAccount } from './ledger/tree.tsx'

/** Balances and entries of every account at any instant, and the proof of the whole ledger. */
export function LedgerPage() {
  const { t } = useTexts()
  const area = useArea(ledgerTexts)
  const number = useRef<HTMLInputElement>(null)
  const [account, setAccount] = useState<PlayerAccount>('cash')
  const [at, setAt] = useState('')
  const instant = instantAt(at) ?? undefined
  const { player, command } = useSearch({ from: '/razao' })
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
      {player && command && <CommandCard playerId={player} commandId={command} />}
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
      <PlayerEntries
        key={player}
        first={player}
        account={account}
        onAccount={setAccount}
        at={instant}
        ref={number}
      />
    </Page>
  )
}
