import { ops } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { useChange } from '../../api/use-call.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { marketWords, useOutcomeWords } from './market-words.ts'
import { readScore } from './scores.ts'

type Detail = CallReply<typeof ops.trading.event>
type Phase = CallInput<typeof ops.trading.say>['body']['phase']

const ATTEND_MS = 5000
const PHASES: readonly Phase[] = [
  'not_open',
  'first_half',
  'half_time',
  'second_half',
  'overtime',
  'penalties',
  'interrupted',
]

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
      <Live eventId={detail.event.eventId} />
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
          onChange={setKey}
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

function Live({ eventId }: { readonly eventId: string }) {
  const t = useArea(tradingTexts)
  const [phase, setPhase] = useState<Phase>('first_half')
  const [minute, setMinute] = useState('')
  const [text, setText] = useState('0-0')
  const say = useChange(ops.trading.say)
  const score = readScore(text)
  return (
    <Card withBorder>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t.live}</Text>
          <Text size="xs" c="dimmed">
            {t.attending}
          </Text>
        </div>
        <Select
          label={t.phase}
          allowDeselect={false}
          value={phase}
          data={PHASES.map((value) => ({ value, label: t.phases[value] }))}
          onChange={(value) => value && setPhase(value)}
        />
        <Group grow>
          <TextInput
            label={t.minute}
            inputMode="numeric"
            value={minute}
            onChange={(event) => setMinute(event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          <TextInput
            label={t.score}
            placeholder={t.scoreHint}
            value={text}
            error={!score}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Group>
        <Button
          disabled={!score}
          loading={say.isPending}
          onClick={() =>
            score &&
            say.mutate({
              params: { eventId },
              body: { phase, minute: minute === '' ? null : Number(minute), score },
            })
          }
        >
          {t.say}
        </Button>
      </Stack>
    </Card>
  )
}
