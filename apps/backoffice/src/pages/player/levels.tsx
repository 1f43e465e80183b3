import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { vipLevels } from '@jogada/core/vip/levels'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { ClockInput } from '../../components/clock-input.tsx'
import { Nothing } from '../../components/nothing.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { Loaded } from '../../components/page.tsx'
import { ReasonModal } from '../../components/reason-modal.tsx'
import { Rows } from '../../components/rows.tsx'
import { Instant, Money } from '../../components/shown.tsx'
import { instantAt } from '../../components/wall-clock.ts'
import { levelTexts } from '../../i18n/areas/levels.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'

type View = CallReply<typeof ops.playerMoney.levels>

const HIGHEST = vipLevels.length - 1

/** The VIP level of a player: what was reached by play, what was lent, and the way to lend one. */
export function Levels({ playerId }: { readonly playerId: string }) {
  const t = useArea(levelTexts)
  const me = useMe()
  const query = useCall(ops.playerMoney.levels, { params: { playerId } })
  const [isLending, setLending] = useState(false)
  return (
    <Loaded query={query}>
      {({ level, reached, lent }) => (
        <Stack>
          <Group>
            <Text fw={600}>
              {t.now}: {level}
            </Text>
            {me.may('offer.change') && level < HIGHEST && (
              <Button size="xs" variant="default" onClick={() => setLending(true)}>
                {t.lend}
              </Button>
            )}
          </Group>
          <Title order={2} size="h5">
            {t.lent}
          </Title>
          <Lent playerId={playerId} lent={lent} />
          <Title order={2} size="h5">
            {t.reached}
          </Title>
          <Reached reached={reached} />
          {isLending && (
            <LendLevel playerId={playerId} level={level} onClose={() => setLending(false)} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Lent({ playerId, lent }: { readonly playerId: string; readonly lent: View['lent'] }) {
  const t = useArea(levelTexts)
  const me = useMe()
  const [isEnding, setEnding] = useState(false)
  const end = useChange(ops.playerMoney.endLevel, () => setEnding(false))
  if (lent.length === 0) return <Nothing>{t.noLent}</Nothing>
  return (
    <>
      <Rows
        rows={lent}
        rowKey={({ at }) => at}
        columns={[
          { head: t.level, render: ({ level }) => level },
          { head: t.from, render: ({ at }) => <Instant at={at} /> },
          { head: t.until, render: ({ until }) => <Instant at={until} /> },
          { head: t.ended, render: ({ endedAt }) => endedAt && <Instant at={endedAt} /> },
          {
            kind: 'actions',
            render: ({ endedAt }) =>
              endedAt === null &&
              me.may('offer.change') && (
                <Button
                  size="compact-xs"
                  color="red"
                  variant="light"
                  onClick={() => setEnding(true)}
                >
                  {t.end}
                </Button>
              ),
          },
        ]}
      />
      <ReasonModal
        title={t.endTitle}
        isOpen={isEnding}
        isBusy={end.isPending}
        color="red"
        onClose={() => setEnding(false)}
        onConfirm={(reason) => end.mutate({ params: { playerId }, body: { reason } })}
      />
    </>
  )
}

function Reached({ reached }: { readonly reached: View['reached'] }) {
  const t = useArea(levelTexts)
  if (reached.length === 0) return <Nothing>{t.noReached}</Nothing>
  return (
    <Rows
      rows={reached}
      rowKey={({ level }) => String(level)}
      columns={[
        { head: t.level, render: ({ level }) => level },
        { head: t.from, render: ({ at }) => <Instant at={at} /> },
        { head: t.award, kind: 'money', render: ({ award }) => <Money amount={award} /> },
      ]}
    />
  )
}

type LendProps = {
  readonly playerId: string
  readonly level: number
  readonly onClose: () => void
}

function LendLevel({ playerId, level, onClose }: LendProps) {
  const t = useArea(levelTexts)
  const [chosen, setChosen] = useState(level + 1)
  const [typed, setTyped] = useState('')
  const until = instantAt(typed)
  const lend = useChange(ops.playerMoney.lendLevel, onClose)
  return (
    <ReasonModal
      title={t.lend}
      lead={t.lendLead}
      isOpen
      isReady={until !== null && chosen >= 1 && chosen <= HIGHEST}
      isBusy={lend.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        until !== null &&
        lend.mutate({ params: { playerId }, body: { level: chosen, until, reason } })
      }
    >
      <NumberField label={t.level} min={1} max={HIGHEST} value={chosen} onChange={setChosen} />
      <ClockInput
        required
        label={t.until}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ReasonModal>
  )
}
