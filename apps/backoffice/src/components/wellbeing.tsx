import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { wellbeingTexts } from '../i18n/areas/wellbeing.ts'
import { useArea } from '../i18n/use-area.ts'
import { useMe } from '../me.ts'
import { DayChart } from './day-chart.tsx'
import { Loaded } from './page.tsx'
import { Nothing } from './nothing.tsx'
import { OnWordButton } from './player/on-word-button.tsx'
import { ReasonModal } from './reason-modal.tsx'
import { Rows } from './rows.tsx'
import { Day, Instant, Money } from './shown.tsx'

type View = CallReply<typeof ops.wellbeing.view>
type Kind = (typeof ops.wellbeing.interventionKinds)[number]

const KINDS = ['message', 'break', 'call'] as const

/** A player's days, the signals that they show now, and what was done about them. */
export function Wellbeing({ playerId }: { readonly playerId: string }) {
  const t = useArea(wellbeingTexts)
  const me = useMe()
  const [isActing, setActing] = useState(false)
  const [kind, setKind] = useState<Kind>('message')
  const query = useCall(ops.wellbeing.view, { params: { playerId } })
  const act = useChange(ops.wellbeing.intervene, () => setActing(false))
  return (
    <Loaded query={query}>
      {({ signals, score, days, interventions }) => (
        <Stack>
          <Group justify="space-between">
            <Signals signals={signals} score={score} />
            {me.may('wellbeing.act') && (
              <Group gap="xs">
                <OnWordButton playerId={playerId} />
                <Button size="xs" onClick={() => setActing(true)}>
                  {t.act}
                </Button>
              </Group>
            )}
          </Group>
          <Days days={days} />
          <Interventions interventions={interventions} />
          <ReasonModal
            isOpen={isActing}
            title={t.act}
            lead={t.lead}
            isBusy={act.isPending}
            onClose={() => setActing(false)}
            onConfirm={(note) => act.mutate({ params: { playerId }, body: { kind, note } })}
          >
            <SegmentedControl
              fullWidth
              value={kind}
              onChange={(chosen) => setKind(chosen)}
              data={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
            />
          </ReasonModal>
        </Stack>
      )}
    </Loaded>
  )
}

/** The signals of a player now, and what they add up to. */
function Signals({ signals, score }: Pick<View, 'signals' | 'score'>) {
  const t = useArea(wellbeingTexts)
  return (
    <Group gap="xs">
      <Text fw={600}>{t.signals}</Text>
      {signals.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {signals.map((id) => (
        <Badge key={id} color="orange">
          {t.names[id] ?? id}
        </Badge>
      ))}
      {score > 0 && (
        <Text size="sm" c="dimmed">
          {t.score} {score}
        </Text>
      )}
    </Group>
  )
}

/** What a player did on each day: the net of them drawn, and the figures below. */
function Days({ days }: Pick<View, 'days'>) {
  const t = useArea(wellbeingTexts)
  return (
    <>
      {days.length > 1 && (
        <DayChart
          title={t.net}
          days={days
            .toSorted((a, b) => (a.day < b.day ? -1 : 1))
            .map(({ day, net }) => ({ day, amount: net }))}
        />
      )}
      <Rows
        rows={days}
        rowKey={(one) => one.day}
        columns={[
          { head: t.day, kind: 'day', render: (one) => <Day day={one.day} /> },
          { head: t.deposited, kind: 'money', render: (one) => <Money amount={one.deposited} /> },
          { head: t.staked, kind: 'money', render: (one) => <Money amount={one.staked} /> },
          { head: t.net, kind: 'money', render: (one) => <Money amount={one.net} /> },
          { head: t.played, kind: 'money', render: (one) => one.playedMinutes },
        ]}
      />
    </>
  )
}

/** What was done about signals, by whom and at which score. */
function Interventions({ interventions }: Pick<View, 'interventions'>) {
  const t = useArea(wellbeingTexts)
  return (
    <>
      <Text fw={600}>{t.log}</Text>
      {interventions.length === 0 && <Nothing />}
      {interventions.map((one) => (
        <Stack key={`${one.kind} ${one.at}`} gap={2}>
          <Group gap="xs">
            <Badge variant="outline">{t.kinds[one.kind]}</Badge>
            <Instant at={one.at} />
            <Text size="sm" c="dimmed">
              {one.by ?? t.automatic} · {t.score} {one.score}
            </Text>
          </Group>
          <Text size="sm">
            {[one.note, ...one.signals.map((id) => t.names[id] ?? id)]
              .filter((text) => text !== '')
              .join(' · ')}
          </Text>
        </Stack>
      ))}
    </>
  )
}
