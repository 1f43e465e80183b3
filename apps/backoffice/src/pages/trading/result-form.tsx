import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { EMPTY_RESULT, endsOf, entryOf, fieldsOf } from './result-entry.ts'
import type { End } from './result-entry.ts'
import { ResultInput } from './result-input.tsx'

type Preview = CallReply<typeof ops.trading.previewResult>

/** Writes a result: what it would pay, and then a second person. */
export function ResultForm(props: {
  readonly eventId: string
  readonly sport: string
  readonly hasBegun: boolean
  readonly entrants: readonly string[]
}) {
  const t = useArea(tradingTexts)
  const { sport, hasBegun, entrants } = props
  const params = { eventId: props.eventId }
  const ends = endsOf(sport, hasBegun)
  const [chosen, setChosen] = useState<End | null>(null)
  const end = chosen !== null && ends.includes(chosen) ? chosen : ends[0]!
  const [texts, setTexts] = useState(EMPTY_RESULT)
  const [isAsking, setAsking] = useState(false)
  const preview = useChange(ops.trading.previewResult, undefined, { isTold: true })
  const ask = useChange(ops.trading.askResult, () => {
    setAsking(false)
    preview.reset()
  })
  const entry = entryOf(sport, end, texts)
  // a match that begins meanwhile can end otherwise than what was asked about
  const isOfEntry = JSON.stringify(preview.variables?.body) === JSON.stringify(entry)
  const shown = preview.data && isOfEntry ? preview.data : null
  return (
    <Card withBorder>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t.result}</Text>
          <Text size="xs" c="dimmed">
            {t.resultLead}
            {!hasBegun && ` ${t.notBegun}`}
          </Text>
        </div>
        <SegmentedControl
          value={end}
          onChange={(value) => {
            setChosen(value)
            preview.reset()
          }}
          data={ends.map((value) => ({ value, label: t.ends[value] }))}
        />
        <Group align="flex-end">
          {fieldsOf(sport, end).map((name) => (
            <ResultInput
              key={name}
              name={name}
              sport={sport}
              entrants={entrants}
              texts={texts}
              set={(change) => {
                preview.reset()
                setTexts((now) => ({ ...now, ...change }))
              }}
            />
          ))}
        </Group>
        {shown && <Pays shown={shown} />}
        <Group>
          <Button
            variant="default"
            disabled={!entry}
            loading={preview.isPending}
            onClick={() => entry && preview.mutate({ params, body: entry })}
          >
            {t.preview}
          </Button>
          <Button disabled={!entry || !shown} onClick={() => setAsking(true)}>
            {t.askResult}
          </Button>
        </Group>
      </Stack>
      <ReasonModal
        title={t.askResult}
        isOpen={isAsking}
        isBusy={ask.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => entry && ask.mutate({ params, body: { ...entry, reason } })}
      />
    </Card>
  )
}

function Pays({ shown }: { readonly shown: Preview }) {
  const t = useArea(tradingTexts)
  const [before, after] = t.pays.split('{payout}')
  const filled = (after ?? '')
    .replace('{n}', String(shown.ended))
    .replace('{open}', String(shown.stillOpen))
    .replace('{person}', String(shown.forPerson))
  const legs = Object.entries(shown.legs).filter(([, count]) => count > 0)
  return (
    <Alert color={shown.forPerson > 0 || shown.isPart ? 'yellow' : 'blue'}>
      {before}
      <b>
        <Money amount={shown.payout} />
      </b>
      {filled}{' '}
      {legs
        .map(([name, count]) => `${count} ${t.legResults[name as keyof typeof t.legResults]}`)
        .join(' · ')}
      {shown.isPart && <div>{t.cancelPart}</div>}
    </Alert>
  )
}
