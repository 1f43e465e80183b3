import type { CallReply, ops } from '@jogada/contract'
import { Accordion, Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Rows } from '../../components/rows.tsx'
import { Decimal, decimalText, Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { HoldButton } from './hold-button.tsx'
import { marketWords, useOutcomeWords } from './market-words.ts'
import { choose, openMarkets } from './open-markets.ts'
import type { Chosen } from './open-markets.ts'

type Detail = CallReply<typeof ops.trading.event>
type Market = Detail['markets'][number]

/** Markets of an event; those with bets come first, and the first are open unless the trader shut them. */
export function Markets({ detail }: { readonly detail: Detail }) {
  const sorted = detail.markets.toSorted(
    (a, b) => betsOn(b) - betsOn(a) || Number(b.isOffered) - Number(a.isOffered),
  )
  const [chosen, setChosen] = useState<Chosen>({})
  const ids = sorted.map(({ marketId }) => marketId)
  return (
    <Accordion
      multiple
      value={openMarkets(ids, chosen)}
      onChange={(now) => setChosen(choose(ids, chosen, now))}
      variant="separated"
    >
      {sorted.map((market) => (
        <Accordion.Item key={market.marketId} value={market.marketId}>
          <Accordion.Control>
            <Heading market={market} sport={detail.event.sport} />
          </Accordion.Control>
          <Accordion.Panel>
            <Outcomes market={market} event={detail.event} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

const betsOn = (market: Market) => market.outcomes.reduce((sum, { risk }) => sum + risk.bets, 0)

function Heading({ market, sport }: { readonly market: Market; readonly sport: string }) {
  const t = useArea(tradingTexts)
  const { lang } = useTexts()
  return (
    <Group gap="xs">
      <Text fw={600}>{marketWords({ sport, ...market }, lang)}</Text>
      {market.isHeld && <Badge color="red">{t.held}</Badge>}
      {market.isOffered ? (
        <Text size="xs" c="dimmed">
          {t.margin.replace('{n}', decimalText(market.margin ?? '–', lang))}
        </Text>
      ) : (
        <Badge color="gray" variant="light">
          {t.notOffered}
        </Badge>
      )}
      {betsOn(market) > 0 && (
        <Badge variant="light">
          {betsOn(market)} {t.bets.toLowerCase()}
        </Badge>
      )}
    </Group>
  )
}

function Outcomes({ market, event }: { readonly market: Market; readonly event: Detail['event'] }) {
  const t = useArea(tradingTexts)
  const canHold = event.status !== 'finished'
  const outcomeWords = useOutcomeWords(event)
  return (
    <Rows
      rows={market.outcomes}
      rowKey={(one) => one.outcomeId}
      minWidth={640}
      columns={[
        { head: t.outcome, render: (one) => outcomeWords(one.name) },
        {
          head: t.odds,
          kind: 'money',
          render: (one) => (
            <Text
              span
              {...(one.isOpen ? {} : { c: 'dimmed' })}
              td={one.isOpen ? '' : 'line-through'}
            >
              <Decimal of={one.odds} />
            </Text>
          ),
        },
        {
          head: t.chance,
          kind: 'money',
          render: (one) =>
            one.probability === null ? (
              '–'
            ) : (
              <>
                <Decimal of={(one.probability * 100).toFixed(1)} /> %
              </>
            ),
        },
        { head: t.bets, kind: 'money', render: (one) => one.risk.bets },
        { head: t.stake, kind: 'money', render: (one) => <Money amount={one.risk.stake} /> },
        {
          head: t.liability,
          kind: 'money',
          render: (one) => <Money amount={one.risk.liability} />,
        },
        {
          head: canHold && (
            <HoldButton
              scope="market"
              id={market.marketId}
              isHeld={market.isHeld}
              size="compact-xs"
            />
          ),
          kind: 'money',
          render: (one) =>
            canHold && (
              <HoldButton
                scope="outcome"
                id={one.outcomeId}
                isHeld={one.isHeld}
                size="compact-xs"
              />
            ),
        },
      ]}
    />
  )
}
