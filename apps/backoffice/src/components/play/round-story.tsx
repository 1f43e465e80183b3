import { ops } from '@jogada/contract'
import { isLadderGame } from '@jogada/core/games/house-games'
import { SimpleGrid, Stack } from '@mantine/core'
import { useCall } from '../../api/use-call.ts'
import { playTexts } from '../../i18n/areas/plays.ts'
import { recordTexts } from '../../i18n/areas/records.ts'
import { useArea } from '../../i18n/use-area.ts'
import { gameName, useTexts, word } from '../../i18n/use-texts.tsx'
import { Loaded } from '../page.tsx'
import { Rows } from '../rows.tsx'
import { decimalText, Fact, Instant, Money } from '../shown.tsx'
import { GameCommands } from './game-commands.tsx'
import { choiceOf, outcomeOf, stepsOf } from './round-words.ts'
import type { Story } from './round-words.ts'
import { Section } from './section.tsx'

/** One round of a game of the house: the choice, each step, the outcome, and what proves it. */
export function RoundStory(props: { readonly playerId: string; readonly roundId: string }) {
  const { playerId, roundId } = props
  const query = useCall(ops.plays.round, { params: { playerId, roundId } })
  return (
    <Loaded query={query}>
      {(story) => (
        <Stack>
          <Terms story={story} />
          {isLadderGame(story.round.game) && <Steps story={story} />}
          <Proof story={story} />
          <GameCommands playerId={playerId} commands={story.commands} />
        </Stack>
      )}
    </Loaded>
  )
}

type Told = { readonly story: Story }

function Terms({ story: { round, balanceBefore, balanceAfter } }: Told) {
  const { t, lang } = useTexts()
  const area = useArea(playTexts)
  const records = useArea(recordTexts)
  const ended = round.end === null ? '' : ` · ${word(area.ends, round.end)}`
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }}>
      <Fact name={t.game}>{gameName(t, round.game)}</Fact>
      <Fact name={t.state}>
        {word(records.playStatuses, String(round.status))}
        {ended}
      </Fact>
      <Fact name={area.placed}>
        <Instant at={round.at} />
      </Fact>
      <Fact name={t.ended}>
        <Instant at={round.endedAt} />
      </Fact>
      <Fact name={area.choice}>{choiceOf(round, area, lang)}</Fact>
      <Fact name={area.outcome}>{outcomeOf(round, area, lang)}</Fact>
      <Fact name={area.multiplier}>
        {decimalText((round.multiplier / 10_000).toFixed(4), lang)}×
      </Fact>
      <Fact name={t.stake}>
        <Money amount={round.stake} />
      </Fact>
      <Fact name={t.payout}>
        <Money amount={round.payout} />
      </Fact>
      <Fact name={area.balances}>
        <Money amount={balanceBefore} /> → <Money amount={balanceAfter} />
      </Fact>
    </SimpleGrid>
  )
}

function Steps({ story }: Told) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  return (
    <Section title={area.steps}>
      <Rows
        rows={stepsOf(story, area)}
        rowKey={({ number }) => number}
        columns={[
          { head: '#', render: ({ number }) => number },
          { head: t.at, render: ({ at }) => <Instant at={at} /> },
          { head: area.step, render: ({ what }) => word(area.stepKinds, what) },
          { head: area.choice, render: ({ where }) => where },
        ]}
      />
    </Section>
  )
}

/** What recomputes the round, as far as its player has it. */
function Proof({ story: { round } }: Told) {
  const area = useArea(playTexts)
  return (
    <Section title={area.proof}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Fact name={area.serverHash}>
          <span className="code said">{round.serverSeedHash}</span>
        </Fact>
        <Fact name={area.serverSeed}>
          {round.serverSeed === null ? (
            area.sealed
          ) : (
            <span className="code said">{round.serverSeed}</span>
          )}
        </Fact>
        <Fact name={area.clientSeed}>
          <span className="code said">{round.clientSeed}</span>
        </Fact>
        <Fact name={`${area.nonce} · ${area.algorithm}`}>
          {round.nonce} · {round.algorithmVersion}
        </Fact>
      </SimpleGrid>
    </Section>
  )
}
