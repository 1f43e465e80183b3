import { ops } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { decimalText } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { readScore } from './scores.ts'

const RATE = /^\d{1,2}(\.\d{1,2})?$/

/** A rate as it is written with a comma or a point; null for what is none. */
const rateOf = (text: string): string | null => {
  const rate = text.trim().replace(',', '.')
  return RATE.test(rate) && Number(rate) >= 0.1 && Number(rate) <= 20 ? rate : null
}

/** Prices the corner markets of a match from the corners that a trader expects. */
export function CornerDesk({
  eventId,
  isOffered,
}: {
  readonly eventId: string
  /** Whether any corner market of it is offered now. */
  readonly isOffered: boolean
}) {
  const t = useArea(tradingTexts).cornerModel
  const { lang } = useTexts()
  const [home, setHome] = useState('')
  const [away, setAway] = useState('')
  const [taken, setTaken] = useState('0-0')
  const price = useChange(ops.trading.priceCorners)
  const withdraw = useChange(ops.trading.withdrawCorners)
  const asked = { home: rateOf(home), away: rateOf(away), taken: readScore(taken) }
  const publish = () =>
    asked.home &&
    asked.away &&
    asked.taken &&
    price.mutate({
      params: { eventId },
      body: { home: asked.home, away: asked.away, taken: asked.taken },
    })
  return (
    <Card withBorder>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t.title}</Text>
          <Text size="xs" c="dimmed">
            {t.lead}
          </Text>
        </div>
        <Group grow>
          <TextInput
            label={t.home}
            inputMode="decimal"
            placeholder={decimalText('5.4', lang)}
            value={home}
            error={home !== '' && !asked.home}
            onChange={(event) => setHome(event.currentTarget.value)}
          />
          <TextInput
            label={t.away}
            inputMode="decimal"
            placeholder={decimalText('4.6', lang)}
            value={away}
            error={away !== '' && !asked.away}
            onChange={(event) => setAway(event.currentTarget.value)}
          />
          <TextInput
            label={t.taken}
            value={taken}
            error={!asked.taken}
            onChange={(event) => setTaken(event.currentTarget.value)}
          />
        </Group>
        <Group>
          <Button
            disabled={!asked.home || !asked.away || !asked.taken}
            loading={price.isPending}
            onClick={publish}
          >
            {t.publish}
          </Button>
          {isOffered && (
            <Button
              variant="default"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ params: { eventId } })}
            >
              {t.withdraw}
            </Button>
          )}
          {price.data && isOffered && (
            <Text size="sm" component="output">
              {t.published.replace('{count}', String(price.data.markets))}
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
