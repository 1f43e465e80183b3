import { ops } from '@jogada/contract'
import type { CallInput, CallReply } from '@jogada/contract'
import { Alert, Button, Card, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Money } from '../../components/shown.tsx'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { readScore, readScores } from './scores.ts'

type Entry = CallInput<typeof ops.trading.previewResult>['body']
type Preview = CallReply<typeof ops.trading.previewResult>
type End = Entry['state']

const ENDS = ['finished', 'abandoned', 'void'] as const

/** Writes a result: what it would pay, and then a second person. */
export function ResultForm(props: {
  readonly eventId: string
  readonly sport: string
  readonly hasBegun: boolean
}) {
  const t = useArea(tradingTexts)
  const params = { eventId: props.eventId }
  const isInSets = props.sport !== 'football'
  const isByHand = ops.trading.handSports.some((sport) => sport === props.sport)
  const ends: readonly End[] = isByHand && props.hasBegun ? ENDS : ['void']
  const [chosen, setChosen] = useState<End | null>(null)
  const end = chosen !== null && ends.includes(chosen) ? chosen : ends[0]!
  const [texts, setTexts] = useState({
    score: '',
    halfTime: '',
    corners: '',
    sets: '',
    bestOf: '3',
  })
  const [shown, setShown] = useState<Preview | null>(null)
  const [isAsking, setAsking] = useState(false)
  const preview = useChange(ops.trading.previewResult, setShown, { isTold: true })
  const ask = useChange(ops.trading.askResult, () => {
    setAsking(false)
    setShown(null)
  })
  const entry = entryOf(end, texts, isInSets)
  const field = (name: keyof typeof texts, label: string, isWrong: boolean) => (
    <TextInput
      label={label}
      placeholder={name === 'sets' ? '21-19 18-21 21-15' : t.scoreHint}
      w={name === 'sets' ? 260 : 120}
      value={texts[name]}
      error={texts[name] !== '' && isWrong}
      onChange={(event) => {
        const { value } = event.currentTarget
        setShown(null)
        setTexts((now) => ({ ...now, [name]: value }))
      }}
    />
  )
  return (
    <Card withBorder>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t.result}</Text>
          <Text size="xs" c="dimmed">
            {t.resultLead}
            {!isByHand && ` ${t.onlyByFeed}`}
            {isByHand && !props.hasBegun && ` ${t.notBegun}`}
          </Text>
        </div>
        <SegmentedControl
          value={end}
          onChange={(value) => {
            setChosen(value)
            setShown(null)
          }}
          data={ends.map((value) => ({ value, label: t.ends[value] }))}
        />
        {end !== 'void' && (
          <Group align="flex-end">
            {isInSets ? (
              <>
                {field('sets', t.sets, !readScores(texts.sets))}
                {field('bestOf', t.bestOf, !/^[13579]$/.test(texts.bestOf))}
              </>
            ) : (
              <>
                {field('score', t.score, !readScore(texts.score))}
                {field('halfTime', t.halfTime, !readScore(texts.halfTime))}
                {field('corners', t.corners, !readScore(texts.corners))}
              </>
            )}
          </Group>
        )}
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
    <Alert color={shown.forPerson > 0 ? 'yellow' : 'blue'}>
      {before}
      <b>
        <Money amount={shown.payout} />
      </b>
      {filled}{' '}
      {legs
        .map(([name, count]) => `${count} ${t.legResults[name as keyof typeof t.legResults]}`)
        .join(' · ')}
    </Alert>
  )
}

function entryOf(
  state: End,
  texts: Readonly<Record<'score' | 'halfTime' | 'corners' | 'sets' | 'bestOf', string>>,
  isInSets: boolean,
): Entry | null {
  if (state === 'void') return { state }
  if (isInSets) {
    const sets = readScores(texts.sets)
    const bestOf = Number(texts.bestOf)
    return sets && bestOf > 0 ? { state, sets, bestOf } : null
  }
  const score = readScore(texts.score)
  if (!score) return null
  const halfTime = readScore(texts.halfTime)
  const corners = readScore(texts.corners)
  if ((texts.halfTime !== '' && !halfTime) || (texts.corners !== '' && !corners)) return null
  return { state, score, ...(halfTime ? { halfTime } : {}), ...(corners ? { corners } : {}) }
}
