import type { CallReply, ops } from '@jogada/contract'
import { Badge, Button } from '@mantine/core'
import { Rows } from '../../components/rows.tsx'
import { Decimal, Money } from '../../components/shown.tsx'
import { careTexts } from '../../i18n/areas/care.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

/** A game with its returns and the state of its switch. */
export type Game = CallReply<typeof ops.care.returns>[number]

/** What each game should give back, what it did, and the ways to stop it and to void its rounds. */
export function ReturnRows(props: {
  readonly games: readonly Game[]
  readonly onSwitch: (game: Game) => void
  readonly onVoid: (game: Game) => void
}) {
  const { games, onSwitch, onVoid } = props
  const t = useArea(careTexts)
  const { t: common } = useTexts()
  return (
    <Rows
      list="games"
      rows={games}
      rowKey={(row) => row.game}
      minWidth={860}
      columns={[
        { head: t.game, render: (row) => word(common.switchNames, row.switchName) },
        {
          head: t.expected,
          kind: 'money',
          render: (row) => <Percent from={row.theoreticalMin} to={row.theoreticalMax} />,
        },
        {
          head: t.actual,
          kind: 'money',
          render: (row) => (
            <b>
              <Percent from={row.actual} />
            </b>
          ),
        },
        {
          head: t.band,
          kind: 'money',
          render: (row) => <Percent from={row.bandFrom} to={row.bandTo} />,
        },
        { head: t.sigma, kind: 'money', render: (row) => <Sigma sigma={row.sigma} /> },
        { head: t.rounds, kind: 'money', render: (row) => row.rounds },
        { head: t.stakes, kind: 'money', render: (row) => <Money amount={row.stakes} /> },
        { head: t.payouts, kind: 'money', render: (row) => <Money amount={row.payouts} /> },
        {
          head: t.voids,
          kind: 'money',
          render: (row) => (
            <>
              {row.voids} · <Money amount={row.voidedStakes} />
            </>
          ),
        },
        {
          head: t.interrupted,
          kind: 'money',
          render: (row) => <OpenRounds game={row} onVoid={() => onVoid(row)} />,
        },
        { head: t.state, render: ({ isStopped }) => <Running isStopped={isStopped} /> },
        {
          kind: 'actions',
          render: (row) => <Switch isStopped={row.isStopped} onSwitch={() => onSwitch(row)} />,
        },
      ]}
    />
  )
}

/** Rounds that were begun and not ended, and the stakes that they hold. */
function OpenRounds({ game, onVoid }: { readonly game: Game; readonly onVoid: () => void }) {
  const t = useArea(careTexts)
  const me = useMe()
  return (
    <>
      {game.openRounds} · <Money amount={game.heldStakes} />
      {game.isStopped && game.openRounds > 0 && me.may('game.set') && (
        <Button size="compact-xs" variant="subtle" onClick={onVoid}>
          {t.voidOpen}
        </Button>
      )}
    </>
  )
}

function Running({ isStopped }: { readonly isStopped: boolean }) {
  const t = useArea(careTexts)
  return (
    <Badge color={isStopped ? 'red' : 'teal'} variant="light">
      {isStopped ? t.stopped : t.running}
    </Badge>
  )
}

function Switch(props: { readonly isStopped: boolean; readonly onSwitch: () => void }) {
  const { isStopped, onSwitch } = props
  const t = useArea(careTexts)
  const me = useMe()
  return (
    me.may(isStopped ? 'switch.release' : 'switch.stop') && (
      <Button
        size="compact-xs"
        variant={isStopped ? 'default' : 'light'}
        {...(isStopped ? {} : { color: 'red' })}
        onClick={onSwitch}
      >
        {isStopped ? t.release : t.stop}
      </Button>
    )
  )
}

function Percent({
  from,
  to = from,
}: {
  readonly from: number | null
  readonly to?: number | null
}) {
  if (from === null || to === null) return <>–</>
  const text = [...new Set([from, to])].map((hundredths) => (hundredths / 100).toFixed(2)).join('–')
  return (
    <>
      <Decimal of={text} /> %
    </>
  )
}

function Sigma({ sigma }: { readonly sigma: number | null }) {
  if (sigma === null) return <>–</>
  const size = Math.abs(sigma)
  const color = size >= 6 ? 'red' : size >= 4 ? 'yellow' : 'teal'
  return (
    <Badge color={color} variant="light">
      <Decimal of={sigma.toFixed(2)} />
    </Badge>
  )
}
