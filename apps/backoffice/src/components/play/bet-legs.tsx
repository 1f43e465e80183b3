import type { CallReply, ops } from '@jogada/contract'
import { MATCH_PHASES, matchPhaseOf } from '@jogada/core/sports/codes'
import { Badge, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { playTexts } from '../../i18n/areas/plays.ts'
import { recordTexts } from '../../i18n/areas/records.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { phasesOf, phaseWord } from '../../pages/trading/live-phases.ts'
import { useWordsOfId } from '../../pages/trading/market-words.ts'
import { sportNames } from '../../pages/trading/sport-names.ts'
import { Rows } from '../rows.tsx'
import { Decimal, decimalText, Instant } from '../shown.tsx'
import { Section } from './section.tsx'

type Leg = CallReply<typeof ops.plays.bet>['legs'][number]

/** The selections of a bet: what each was on, how it was placed, and how it ended. */
export function BetLegs({ legs }: { readonly legs: readonly Leg[] }) {
  const { t } = useTexts()
  const area = useArea(playTexts)
  const trading = useArea(tradingTexts)
  return (
    <Section title={area.legs}>
      <Rows
        rows={legs.map((leg, place) => ({ leg, number: String(place + 1) }))}
        rowKey={({ number }) => number}
        minWidth={860}
        columns={[
          { head: '#', render: ({ number }) => number },
          { head: trading.event, render: ({ leg }) => <Match leg={leg} /> },
          { head: area.selection, render: ({ leg }) => <Selection leg={leg} /> },
          { head: area.taken, kind: 'money', render: ({ leg }) => <Price leg={leg} /> },
          { head: area.placedIn, render: ({ leg }) => <Placement leg={leg} /> },
          { head: t.result, render: ({ leg }) => <Result leg={leg} /> },
          { head: area.resultAt, render: ({ leg }) => <Instant at={leg.resultAt} /> },
        ]}
      />
    </Section>
  )
}

type One = { readonly leg: Leg }

function Match({ leg }: One) {
  const me = useMe()
  const sports = useArea(sportNames)
  const name = `${leg.home} – ${leg.away}`
  return (
    <>
      {me.may('trading.view') ? (
        <Link to="/mercados/$eventId" params={{ eventId: leg.eventId }}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Text size="xs" c="dimmed">
        {sports[leg.sport] ?? leg.sport} · {leg.competition} · <Instant at={leg.startsAt} />
      </Text>
    </>
  )
}

function Selection({ leg }: One) {
  const area = useArea(playTexts)
  const wordsOf = useWordsOfId(leg)
  return (
    <>
      {wordsOf(leg.outcomeId)} {leg.banker && <Badge variant="light">{area.banker}</Badge>}
    </>
  )
}

function Price({ leg: { odds, seenOdds } }: One) {
  const { lang } = useTexts()
  const area = useArea(playTexts)
  return (
    <>
      <Decimal of={odds} />
      {seenOdds !== odds && (
        <Text size="xs" c="dimmed">
          {area.seen.replace('{odds}', decimalText(seenOdds, lang))}
        </Text>
      )}
    </>
  )
}

/** The part, minute and score at which a leg was placed. */
function Placement({ leg }: One) {
  const area = useArea(playTexts)
  const trading = useArea(tradingTexts)
  const { sport, placedAtPhase: code, placedAtMinute: minute, placedAtScore: score } = leg
  if (code === MATCH_PHASES.not_open) return <>{area.beforeStart}</>
  const phase = phasesOf(sport).find((name) => MATCH_PHASES[name] === code)
  const parts = [
    phase ? trading.phases[phaseWord(phase, sport)] : (matchPhaseOf(code) ?? String(code)),
    minute === null ? '' : `${minute}’`,
    score ? `${score.home}–${score.away}` : '',
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

/** How a leg ended, what comes back of a unit, and why where no result says it. */
function Result({ leg }: One) {
  const { lang } = useTexts()
  const area = useArea(playTexts)
  const records = useArea(recordTexts)
  if (leg.result === null) return <>{area.waits}</>
  const why = [
    leg.returns && area.factor.replace('{n}', decimalText(leg.returns, lang)),
    leg.deadHeat && area.deadHeat.replace('{share}', leg.deadHeat),
    leg.givenBack && word(area.givenBack, leg.givenBack),
    leg.cancellation && `“${leg.cancellation.reason}”`,
  ]
  return (
    <>
      {word(records.playStatuses, String(leg.result))}
      <Text size="xs" c="dimmed">
        {why.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
