import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useAddressFilter } from '../../components/address-filter.ts'
import { isAmount } from '../../components/amounts.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { PlayLink } from '../../components/play/play-link.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { useRowKeys } from '../../components/row-keys.ts'
import { Pager, Rows } from '../../components/rows.tsx'
import { Decimal, Instant, Money } from '../../components/shown.tsx'
import { betBoardTexts } from '../../i18n/areas/bet-board.ts'
import { listTexts } from '../../i18n/areas/lists.ts'
import { tradingTexts } from '../../i18n/areas/trading.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { BetFilters } from './bet-filters.tsx'
import { endOfBet } from './bet-end.ts'
import { useWordsOfId } from './market-words.ts'

type Bet = CallReply<typeof ops.trading.betBoard>['bets'][number]

const REFRESH_MS = 3000

/** The newest bets of all events, as the address filters them. */
export function BetsPage() {
  const t = useArea(betBoardTexts)
  const lists = useArea(listTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const navigate = useNavigate()
  const [kept, keep] = useAddressFilter()
  const [after, setAfter] = useState<string>()
  const filter = {
    ...(ops.trading.betBoardStates.some((one) => one === kept.state) && { state: kept.state }),
    ...(ops.trading.betKinds.some((one) => one === kept.kind) && { kind: kept.kind }),
    ...(kept.sport && { sport: kept.sport }),
    ...(kept.minStake && isAmount(kept.minStake) && { minStake: kept.minStake }),
    ...(kept.minReturn && isAmount(kept.minReturn) && { minReturn: kept.minReturn }),
  } as Omit<(typeof ops.trading.betBoard)['query']['_zod']['input'], 'after'>
  const query = useCall(
    ops.trading.betBoard,
    { query: { ...filter, ...(after ? { after } : {}) } },
    { refreshMs: REFRESH_MS },
  )
  const { chosen, restart } = useRowKeys(
    query.data?.bets ?? [],
    ({ betId }) => betId,
    ({ playerId, betId }) => {
      if (!me.may('player.view')) return
      const search = { play: `sport:${betId}` }
      void navigate({ to: '/jogador/$playerId', params: { playerId }, search })
    },
  )
  const start = () => {
    setAfter(undefined)
    restart()
  }
  return (
    <Page title={t.title} file={{ table: 'betBoard', filter }}>
      <BetFilters
        filter={kept}
        onChange={(part) => {
          keep({ ...kept, ...part })
          start()
        }}
      />
      <Loaded query={query}>
        {({ bets, next }) => (
          <>
            {bets.length === 0 && next !== null && <Text size="sm">{t.noneYet}</Text>}
            {(bets.length > 0 || next === null) && <BetRows bets={bets} chosen={chosen} />}
            <Pager
              keys={lists.moveKeys}
              nextLabel={common.next}
              first={after !== undefined && start}
              next={next !== null && (() => setAfter(next))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function BetRows({
  bets,
  chosen,
}: {
  readonly bets: readonly Bet[]
  readonly chosen?: Bet | undefined
}) {
  const board = useArea(betBoardTexts)
  const t = useArea(tradingTexts)
  return (
    <Rows
      list="bet-board"
      rows={bets}
      rowKey={({ betId }) => betId}
      chosen={chosen}
      minWidth={1100}
      columns={[
        { head: t.placed, render: ({ placedAt }) => <Instant at={placedAt} /> },
        { head: t.player, render: ({ playerId }) => <PlayerLink playerId={playerId} /> },
        {
          head: board.bet,
          render: ({ playerId, betId, kind }) => (
            <>
              {t.kinds[kind]} <PlayLink playerId={playerId} play={`sport:${betId}`} name={betId} />
            </>
          ),
        },
        {
          head: t.outcome,
          render: ({ legs }) => legs.map((leg) => <Leg key={leg.outcomeId} leg={leg} />),
        },
        { head: t.odds, kind: 'money', render: ({ odds }) => <Decimal of={odds} /> },
        { head: t.stake, kind: 'money', render: ({ stake }) => <Money amount={stake} /> },
        {
          head: board.potential,
          kind: 'money',
          render: ({ potential }) => <Money amount={potential} />,
        },
        { head: t.betState, render: (bet) => t.betEnds[endOfBet(bet)] },
        { head: t.payout, kind: 'money', render: ({ payout }) => <Money amount={payout} /> },
      ]}
    />
  )
}

function Leg({ leg }: { readonly leg: Bet['legs'][number] }) {
  const wordsOf = useWordsOfId(leg)
  const { eventId, home, away } = leg
  return (
    <div>
      <Link to="/mercados/$eventId" params={{ eventId }}>
        {away ? `${home} × ${away}` : home}
      </Link>{' '}
      <Text span size="xs" c="dimmed">
        {wordsOf(leg.outcomeId)}
      </Text>
    </div>
  )
}
