import { ops } from '@jogada/contract'
import { Badge, Card, Drawer, SimpleGrid, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { instantText, Money } from '../../components/shown.tsx'
import { ledgerTexts } from '../../i18n/areas/ledger.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { HouseEntries } from './house-entries.tsx'

type HouseAccount = (typeof ops.books.houseAccountNames)[number]
export type PlayerAccount = (typeof ops.books.accountNames)[number]

/** Every account of the ledger with what is in it, and that all of them together are zero. */
export function AccountTree(props: {
  /** The instant before which everything is looked at; now without one. */
  readonly at: string | undefined
  /** Called with an account of players that somebody wants to look into. */
  readonly onPlayers: (account: PlayerAccount) => void
}) {
  const { at, onPlayers } = props
  const { t, lang } = useTexts()
  const area = useArea(ledgerTexts)
  const [followed, setFollowed] = useState<HouseAccount | null>(null)
  const query = useCall(ops.books.tree, { query: at ? { at } : {} })
  return (
    <>
      <Loaded query={query}>
        {(tree) => (
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Branch name={area.house} total={tree.houseTotal}>
              {tree.house.map(({ account, balance }) => (
                <Leaf
                  key={account}
                  name={area.accounts[account]}
                  balance={balance}
                  onFollow={() => setFollowed(account)}
                />
              ))}
            </Branch>
            <Branch name={area.players} total={tree.playersTotal}>
              {tree.players?.map(({ account, balance }) => (
                <Leaf
                  key={account}
                  name={t[account]}
                  balance={balance}
                  hint={area.followPlayer}
                  onFollow={() => onPlayers(account)}
                />
              ))}
              {tree.sum === null ? (
                <Text size="sm" c="dimmed" p="sm">
                  {area.takenFromHouse}
                </Text>
              ) : (
                <Sum sum={tree.sum} />
              )}
            </Branch>
          </SimpleGrid>
        )}
      </Loaded>
      <Drawer
        opened={followed !== null}
        onClose={() => setFollowed(null)}
        position="right"
        size="xl"
        title={
          followed &&
          `${area.behind.replace('{account}', area.accounts[followed])}${
            at ? ` ${area.before.replace('{at}', instantText(at, lang))}` : ''
          }`
        }
      >
        {followed && <HouseEntries key={`${followed} ${at}`} account={followed} at={at} />}
      </Drawer>
    </>
  )
}

function Branch(props: {
  readonly name: string
  readonly total: string
  readonly children: ReactNode
}) {
  return (
    <Card withBorder padding={0} component="section" aria-label={props.name}>
      <div className="queue branch">
        <Text fw={650} className="queue-words">
          {props.name}
        </Text>
        <span className="sum">
          <Money amount={props.total} />
        </span>
      </div>
      {props.children}
    </Card>
  )
}

function Leaf(props: {
  readonly name: string
  readonly balance: string
  readonly hint?: string
  readonly onFollow: () => void
}) {
  return (
    <UnstyledButton className="queue leaf" title={props.hint} onClick={props.onFollow}>
      <span className="queue-words followed">{props.name}</span>
      <Money amount={props.balance} />
    </UnstyledButton>
  )
}

/** What all accounts are together, and whether that is zero, as it must be. */
function Sum({ sum }: { readonly sum: string }) {
  const area = useArea(ledgerTexts)
  return (
    <div className="queue">
      <div className="queue-words">
        <Text fw={600}>{area.sum}</Text>
        <Badge variant="light" color={sum === '0.00' ? 'teal' : 'red'}>
          {sum === '0.00' ? area.isZero : area.isNotZero}
        </Badge>
      </div>
      <span className="sum">
        <Money amount={sum} />
      </span>
    </div>
  )
}
