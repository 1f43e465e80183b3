import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { Rows } from '../../components/rows.tsx'
import { Day, Money } from '../../components/shown.tsx'
import { yearlyTexts } from '../../i18n/areas/yearly.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

type Shown = CallReply<typeof ops.yearly.show>

const CATEGORIES = ['sports', 'games', 'total'] as const

/** A player's statement of a year; it is asked for by a press, since each look is kept. */
export function Yearly({ playerId }: { readonly playerId: string }) {
  const area = useArea(yearlyTexts)
  const [shown, setShown] = useState<Shown>()
  const show = useChange(ops.yearly.show, setShown)
  const ask = (year?: string) =>
    show.mutate({ params: { playerId }, body: year === undefined ? {} : { year } })
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {area.lead}
      </Text>
      <Group>
        {shown ? (
          <SegmentedControl
            aria-label={area.year}
            value={shown.statement.year}
            data={[...shown.years]}
            onChange={ask}
          />
        ) : (
          <Button loading={show.isPending} onClick={() => ask()}>
            {area.show}
          </Button>
        )}
      </Group>
      {shown && <Statement statement={shown.statement} />}
    </Stack>
  )
}

function Statement({ statement }: Pick<Shown, 'statement'>) {
  const { t } = useTexts()
  const area = useArea(yearlyTexts)
  const { player, before, after } = statement
  return (
    <>
      <Text size="sm">
        {player.name} · CPF {player.cpf ?? '–'}
      </Text>
      {statement.soFar && <Text c="orange">{area.soFar}</Text>}
      <Rows
        rows={CATEGORIES.map((category) => ({ category, ...statement[category] }))}
        rowKey={({ category }) => category}
        columns={[
          { head: area.category, render: ({ category }) => area.categories[category] },
          { head: area.stakes, kind: 'money', render: (one) => <Money amount={one.stakes} /> },
          { head: area.prizes, kind: 'money', render: (one) => <Money amount={one.prizes} /> },
          { head: area.result, kind: 'money', render: (one) => <Money amount={one.result} /> },
        ]}
      />
      <Rows
        rows={[before, after]}
        rowKey={({ day }) => day}
        columns={[
          { head: area.day, kind: 'day', render: ({ day }) => <Day day={day} /> },
          { head: t.cash, kind: 'money', render: (one) => <Money amount={one.cash} /> },
          { head: area.held, kind: 'money', render: (one) => <Money amount={one.held} /> },
          {
            head: area.withdrawing,
            kind: 'money',
            render: (one) => <Money amount={one.withdrawing} />,
          },
          { head: area.total, kind: 'money', render: (one) => <Money amount={one.total} /> },
        ]}
      />
    </>
  )
}
