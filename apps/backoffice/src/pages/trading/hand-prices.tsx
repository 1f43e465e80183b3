import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { marketWords, useOutcomeWords } from './market-words.ts'

type Detail = CallReply<typeof ops.trading.event>
type Market = Detail['priceable'][number]

/** What was typed for a market: its line and so on, and the odds of its outcomes, by their names. */
type Typed = {
  readonly specifiers: Readonly<Record<string, string>>
  readonly odds: Readonly<Record<string, string>>
}

const NOTHING: Typed = { specifiers: {}, odds: {} }

const specifiersOf = (market: Market, { specifiers }: Typed) =>
  Object.fromEntries(market.specifiers.map((name) => [name, specifiers[name] ?? '']))

/** The price of every outcome as it was typed; a comma is a decimal mark too. */
const pricesOf = (market: Market, { odds }: Typed) =>
  market.outcomes.map((outcome) => ({
    outcome,
    odds: (odds[outcome] ?? '').trim().replace(',', '.'),
  }))

/** Sets the prices of one market of an event, or takes it out of offer. */
export function HandPrices({ detail }: { readonly detail: Detail }) {
  const t = useArea(tradingTexts)
  const { lang } = useTexts()
  const { event, priceable } = detail
  const [key, setKey] = useState<string | null>(priceable[0]?.key ?? null)
  const [typed, setTyped] = useState(NOTHING)
  const price = useChange(ops.trading.price)
  const market = priceable.find((one) => one.key === key)
  const prices = market && pricesOf(market, typed)
  const send = (sent: NonNullable<typeof prices>) =>
    market &&
    price.mutate({
      params: { eventId: event.eventId },
      body: { key: market.key, specifiers: specifiersOf(market, typed), prices: sent },
    })
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text fw={600}>{t.setPrice}</Text>
        <Select
          label={t.market}
          searchable
          allowDeselect={false}
          value={key}
          data={priceable.map((one) => ({
            value: one.key,
            label: marketWords({ sport: event.sport, key: one.key, specifiers: {} }, lang),
          }))}
          onChange={(chosen) => {
            setKey(chosen)
            setTyped(NOTHING)
          }}
        />
        <MarketFields event={event} market={market} typed={typed} onChange={setTyped} />
        <Group>
          <Button
            loading={price.isPending}
            disabled={!prices?.every(({ odds }) => Number(odds) > 1)}
            onClick={() => prices && send(prices)}
          >
            {t.save}
          </Button>
          <Button variant="default" onClick={() => send([])}>
            {t.withdraw}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

/** A field for everything that a market is made of, and one for each of its outcomes. */
function MarketFields(props: {
  readonly event: Detail['event']
  readonly market: Market | undefined
  readonly typed: Typed
  readonly onChange: (change: (typed: Typed) => Typed) => void
}) {
  const { market, typed, onChange } = props
  const t = useArea(tradingTexts)
  const outcomeWords = useOutcomeWords(props.event)
  const set = (kind: keyof Typed, name: string, text: string) =>
    onChange((now) => ({ ...now, [kind]: { ...now[kind], [name]: text } }))
  return (
    <>
      {market?.specifiers.map((name) => (
        <TextInput
          key={name}
          label={name}
          value={typed.specifiers[name] ?? ''}
          onChange={(event) => set('specifiers', name, event.currentTarget.value)}
        />
      ))}
      <Group>
        {market?.outcomes.map((outcome) => (
          <TextInput
            key={outcome}
            label={outcomeWords(outcome)}
            w={90}
            inputMode="decimal"
            placeholder={t.oddsHint}
            value={typed.odds[outcome] ?? ''}
            onChange={(event) => set('odds', outcome, event.currentTarget.value)}
          />
        ))}
      </Group>
    </>
  )
}
