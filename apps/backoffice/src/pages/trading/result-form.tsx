import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { fieldsOf } from './result-entry.ts'
import { ResultInput } from './result-input.tsx'
import { useResult } from './use-result.ts'
import type { ResultOf } from './use-result.ts'

type Preview = CallReply<typeof ops.trading.previewResult>

/** Writes a result: what it would pay, and then a second person. */
export function ResultForm(props: ResultOf & { readonly entrants: readonly string[] }) {
  const t = useArea(tradingTexts)
  const { eventId, sport, hasBegun, entrants } = props
  const [isAsking, setAsking] = useState(false)
  const { entry, pays, ...result } = useResult(props)
  const ask = useChange(ops.trading.askResult, () => {
    setAsking(false)
    result.forget()
  })
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
          value={result.end}
          onChange={result.chooseEnd}
          data={result.ends.map((value) => ({ value, label: t.ends[value] }))}
        />
        <Group align="flex-end">
          {fieldsOf(sport, result.end).map((name) => (
            <ResultInput
              key={name}
              name={name}
              sport={sport}
              entrants={entrants}
              texts={result.texts}
              set={result.write}
            />
          ))}
        </Group>
        {pays && <Pays shown={pays} />}
        <Group>
          <Button
            variant="default"
            disabled={!entry}
            loading={result.isLooking}
            onClick={result.look}
          >
            {t.preview}
          </Button>
          <Button disabled={!entry || !pays} onClick={() => setAsking(true)}>
            {t.askResult}
          </Button>
        </Group>
      </Stack>
      <ReasonModal
        title={t.askResult}
        isOpen={isAsking}
        isBusy={ask.isPending}
        onClose={() => setAsking(false)}
        onConfirm={(reason) =>
          entry && ask.mutate({ params: { eventId }, body: { ...entry, reason } })
        }
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
