import { ops } from '@jogada/contract'
import { Card, Group } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Fact, Instant, Money } from '../../components/shown.tsx'
import { ledgerTexts } from '../../i18n/areas/ledger.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'

/** One command of a player: what was asked, what was decided, and what each account had after it. */
export function CommandCard(props: { readonly playerId: string; readonly commandId: string }) {
  const { playerId, commandId } = props
  const { t } = useTexts()
  const area = useArea(ledgerTexts)
  const accountWord = (account: string) => {
    const known = ops.books.accountNames.find((name) => name === account)
    return known ? t[known] : account
  }
  const query = useCall(ops.books.command, { params: { playerId, commandId } })
  return (
    <Card withBorder padding="sm" component="section" aria-label={`${t.command} ${commandId}`}>
      <Loaded query={query}>
        {({ kind, at, verdict, detail, balances }) => (
          <Group gap="lg" align="flex-start">
            <Fact name={t.command}>
              <span className="code">{commandId}</span>
            </Fact>
            <Fact name={t.player}>
              <PlayerLink playerId={playerId} />
            </Fact>
            <Fact name={t.at}>
              <Instant at={at} />
            </Fact>
            <Fact name={t.kind}>
              <span className="code">{kind}</span>
            </Fact>
            <Fact name={area.verdict}>
              {word(area.verdicts, verdict)}
              {detail !== null && <span className="code"> {detail}</span>}
            </Fact>
            {balances.map(({ account, balance }) => (
              <Fact key={account} name={`${accountWord(account)} · ${t.balanceAfter}`}>
                <Money amount={balance} />
              </Fact>
            ))}
          </Group>
        )}
      </Loaded>
    </Card>
  )
}
