import { ops } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { useChange } from '../../api/use-call.ts'
import { decimalText } from '../../components/shown.tsx'
import { useFields } from '../../components/use-fields.ts'
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

const UNTOLD = { home: '', away: '', taken: '0-0' }

/** The corners that somebody expects of both sides and those that were taken; null while any is none. */
function expectationOf(form: typeof UNTOLD) {
  const home = rateOf(form.home)
  const away = rateOf(form.away)
  const taken = readScore(form.taken)
  return home && away && taken && { home, away, taken }
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
  const { form, field } = useFields(UNTOLD)
  const price = useChange(ops.trading.priceCorners)
  const withdraw = useChange(ops.trading.withdrawCorners)
  const expected = expectationOf(form)
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
            error={form.home !== '' && !rateOf(form.home)}
            {...field('home')}
          />
          <TextInput
            label={t.away}
            inputMode="decimal"
            placeholder={decimalText('4.6', lang)}
            error={form.away !== '' && !rateOf(form.away)}
            {...field('away')}
          />
          <TextInput label={t.taken} error={!readScore(form.taken)} {...field('taken')} />
        </Group>
        <Group>
          <Button
            disabled={!expected}
            loading={price.isPending}
            onClick={() => expected && price.mutate({ params: { eventId }, body: expected })}
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
