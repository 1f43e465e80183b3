import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { useChange } from '../../api/use-call.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { LiveDesk } from './live-desk.tsx'
import { marketWords, useOutcomeWords } from './market-words.ts'

type Detail = CallReply<typeof ops.trading.event>

const ATTEND_MS = 5000

/** Prices and score of an event that was announced by hand. */
export function HandDesk({ detail }: { readonly detail: Detail }) {
  useEffect(() => {
    const attend = () => void request(ops.trading.attend, {}).catch(() => undefined)
    attend()
    const timer = setInterval(attend, ATTEND_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Group grow align="stretch">
      <Prices detail={detail} />
      <LiveDesk event={detail.event} />
    </Group>
  )
}

function Prices({ detail }: { readonly detail: Detail }) {
  const t = useArea(tradingTexts)
  const { lang } = useTexts()
  const outcomeWords = useOutcomeWords(detail.event)
  const [key, setKey] = useState<string | null>(detail.priceable[0]?.key ?? null)
  const [specifiers, setSpecifiers] = useState<Record<string, string>>({})
  const [odds, setOdds] = useState<Record<string, string>>({})
  const price = useChange(ops.trading.price)
  // a comma is a decimal mark too
  const oddsOf = (outcome: string) => (odds[outcome] ?? '').trim().replace(',', '.')
  const market = detail.priceable.find((one) => one.key === key)
  const send = (prices: { outcome: string; odds: string }[]) =>
    market &&
    price.mutate({
      params: { eventId: detail.event.eventId },
      body: {
        key: market.key,
        specifiers: Object.fromEntries(
          market.specifiers.map((name) => [name, specifiers[name] ?? '']),
        ),
        prices,
      },
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
          data={detail.priceable.map((one) => ({
            value: one.key,
            label: marketWords({ sport: detail.event.sport, key: one.key, specifiers: {} }, lang),
          }))}
          onChange={(chosen) => {
            setKey(chosen)
            setSpecifiers({})
            setOdds({})
          }}
        />
        {market?.specifiers.map((name) => (
          <TextInput
            key={name}
            label={name}
            value={specifiers[name] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget
              setSpecifiers((now) => ({ ...now, [name]: value }))
            }}
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
              value={odds[outcome] ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget
                setOdds((now) => ({ ...now, [outcome]: value }))
              }}
            />
          ))}
        </Group>
        <Group>
          <Button
            loading={price.isPending}
            disabled={!market?.outcomes.every((outcome) => Number(oddsOf(outcome)) > 1)}
            onClick={() =>
              market && send(market.outcomes.map((outcome) => ({ outcome, odds: oddsOf(outcome) })))
            }
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
