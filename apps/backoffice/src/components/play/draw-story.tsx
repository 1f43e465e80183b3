import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { doubleColor } from '@jogada/core/games/double'
import { drawGameOf } from '@jogada/core/games/draws'
import { luckyColors, luckySize } from '@jogada/core/games/lucky-color'
import { SimpleGrid, Stack } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { playTexts } from '../../i18n/areas/plays.ts'
import { recordTexts } from '../../i18n/areas/records.ts'
import { useArea } from '../../i18n/use-area.ts'
import { gameName, useTexts, word } from '../../i18n/use-texts.tsx'
import { Loaded } from '../page.tsx'
import { Rows } from '../rows.tsx'
import { Fact, Instant, Money } from '../shown.tsx'
import { GameCommands } from './game-commands.tsx'
import { Section } from './section.tsx'

type Story = CallReply<typeof ops.plays.shared>
type Told = { readonly story: Story }

/** One draw that a player took part in: its number, its outcome and all choices of the player. */
export function DrawStory(props: { readonly playerId: string; readonly betId: string }) {
  const { playerId, betId } = props
  const query = useCall(ops.plays.shared, { params: { playerId, betId } })
  return (
    <Loaded query={query}>
      {(story) => (
        <Stack>
          <Terms story={story} />
          <Choices story={story} />
          <Proof story={story} />
          <GameCommands playerId={playerId} commands={story.commands} />
        </Stack>
      )}
    </Loaded>
  )
}

function Terms({ story: { round } }: Told) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  const outcome = outcomeColors(round)
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      <Fact name={t.game}>{gameName(t, drawGameOf(round.channel))}</Fact>
      <Fact name={area.channel}>{word(area.channels, round.channel)}</Fact>
      <Fact name={area.drawNumber}>
        <span className="code">{round.roundId}</span>
      </Fact>
      <Fact name={t.state}>{word(area.drawStates, round.state)}</Fact>
      <Fact name={area.outcome}>
        {round.outcome === null
          ? area.notDrawn
          : [round.outcome, ...outcome.map((name) => word(area.selections, name))].join(' ')}
      </Fact>
      <Fact name={area.drawnAt}>
        <Instant at={round.outcome === null ? null : round.drawAt} />
      </Fact>
    </SimpleGrid>
  )
}

/** The colours, and the size, of what was drawn. */
function outcomeColors({ channel, outcome }: Story['round']): readonly string[] {
  if (outcome === null) return []
  const game = drawGameOf(channel)
  switch (game) {
    case 'double':
      return [doubleColor(outcome)]
    case 'luckyColor':
      return [...luckyColors(outcome), luckySize(outcome)]
    default:
      return game satisfies never
  }
}

function Choices({ story }: Told) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  const records = useArea(recordTexts)
  const choice = (selection: string) =>
    selection.startsWith('number')
      ? area.number.replace('{n}', selection.replace('number', ''))
      : word(area.selections, selection)
  return (
    <Section title={area.choices}>
      <Rows
        rows={story.bets}
        rowKey={({ betId }) => betId}
        minWidth={640}
        columns={[
          { head: area.placed, render: ({ placedAt }) => <Instant at={placedAt} /> },
          { head: area.choice, render: ({ selection }) => choice(selection) },
          { head: t.stake, kind: 'money', render: ({ stake }) => <Money amount={stake} /> },
          {
            head: area.possible,
            kind: 'money',
            render: ({ potential }) => <Money amount={potential} />,
          },
          { head: t.state, render: ({ status }) => word(records.playStatuses, String(status)) },
          { head: t.payout, kind: 'money', render: ({ payout }) => <Money amount={payout} /> },
          { head: area.settled, render: ({ settledAt }) => <Instant at={settledAt} /> },
        ]}
      />
    </Section>
  )
}

/** What recomputes the draw, as far as everybody may know it. */
function Proof({ story: { round, chain, previousSeed } }: Told) {
  const area = useArea(playTexts)
  const shown = (text: string | null) =>
    text === null ? '–' : <span className="code said">{text}</span>
  return (
    <Section title={area.proof}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Fact name={area.seed}>{round.seed === null ? area.seedLater : shown(round.seed)}</Fact>
        <Fact name={area.previous}>{shown(previousSeed)}</Fact>
        <Fact name={area.salt}>{shown(chain.salt)}</Fact>
        <Fact name={area.link}>
          {round.chainId} · {round.position}
        </Fact>
      </SimpleGrid>
    </Section>
  )
}
