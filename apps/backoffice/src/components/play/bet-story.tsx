import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, SimpleGrid, Stack } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { playTexts } from '../../i18n/areas/plays.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { endOfBet } from '../../pages/trading/bet-end.ts'
import { Loaded } from '../page.tsx'
import { Rows } from '../rows.tsx'
import { Decimal, Fact, Instant, Money } from '../shown.tsx'
import { BetHistory, BetSales } from './bet-history.tsx'
import { BetLegs } from './bet-legs.tsx'
import { Section } from './section.tsx'

type Story = CallReply<typeof ops.plays.bet>

/** One sports bet of a player, whole. */
export function BetStory(props: { readonly playerId: string; readonly betId: string }) {
  const { playerId, betId } = props
  const query = useCall(ops.plays.bet, { params: { playerId, betId } })
  return (
    <Loaded query={query}>
      {(story) => (
        <Stack>
          <Terms story={story} />
          <BetLegs legs={story.legs} />
          <SystemLines lines={story.systemLines} />
          <BetSales sales={story.sales} />
          <BetHistory playerId={playerId} history={story.history} />
        </Stack>
      )}
    </Loaded>
  )
}

/** What was bet and what came or can come of it. */
function Terms({ story }: { readonly story: Story }) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  const trading = useArea(tradingTexts)
  const isEnded = story.payout !== null
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      <Fact name={trading.betState}>
        <Badge variant="light">{trading.betEnds[endOfBet(story)]}</Badge>
        {story.reason !== null && ` ${word(area.reasons, story.reason)}`}
      </Fact>
      <Fact name={t.kind}>
        <Kind story={story} />
      </Fact>
      <Fact name={area.placed}>
        <Instant at={story.placedAt} />
      </Fact>
      <Fact name={area.settled}>
        <Instant at={story.settledAt} />
      </Fact>
      <Fact name={t.stake}>
        <Money amount={story.stake} />
      </Fact>
      <Fact name={t.odds}>
        <Decimal of={story.odds} />
      </Fact>
      <Fact name={isEnded ? t.payout : area.possible}>
        <Money amount={story.payout ?? story.potential} />
      </Fact>
      {story.openStake !== story.stake && (
        <Fact name={area.stillIn}>
          <Money amount={story.openStake} />
        </Fact>
      )}
      <Fact name={area.policy}>{word(area.policies, story.oddsPolicy)}</Fact>
      <Fact name={area.licence}>{story.licenceProfile}</Fact>
    </SimpleGrid>
  )
}

function Kind({ story: { kind, sizes, lines, legs } }: { readonly story: Story }) {
  const area = useArea(playTexts)
  const trading = useArea(tradingTexts)
  if (kind !== 'system') return <>{trading.kinds[kind]}</>
  const of = area.sizes.replace('{sizes}', `${sizes.join(', ')}/${legs.length}`)
  return <>{`${trading.kinds[kind]} ${of}, ${area.lines.replace('{n}', String(lines))}`}</>
}

function SystemLines({ lines }: { readonly lines: Story['systemLines'] }) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  if (lines.length === 0) return null
  return (
    <Section title={area.systemLines}>
      <Rows
        rows={lines.map((line) => ({
          ...line,
          name: line.legs.map((place) => place + 1).join(' + '),
        }))}
        rowKey={({ name }) => name}
        columns={[
          { head: area.line, render: ({ name }) => name },
          { head: t.odds, kind: 'money', render: ({ odds }) => <Decimal of={odds} /> },
          {
            head: t.result,
            kind: 'money',
            render: ({ returns }) => (returns === null ? area.waits : <Decimal of={returns} />),
          },
        ]}
      />
    </Section>
  )
}
