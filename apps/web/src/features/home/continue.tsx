import { MoneyText } from '@jogada/ui'
import { casino } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Gem, QrCode } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { pendingOrderQuery } from '../../session/order-queries.ts'
import { useLoggedIn } from '../../session/session.ts'

/** What the player left open: rounds to go on with, a PIX to pay. Nothing for visitors. */
export function Continue() {
  const enabled = useLoggedIn()
  const { data } = useQuery({ ...pendingOrderQuery, enabled })
  if (!enabled) return null
  return (
    <>
      <OpenRounds />
      {data && <PendingOrder amount={data.amount} expiresAt={data.expiresAt} />}
    </>
  )
}

const openRoundsQuery = queryOptions({
  queryKey: ['player', 'open-rounds'],
  queryFn: ({ signal }) =>
    request(casino.openRounds, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
  refetchOnMount: 'always',
})

/** Rounds that wait for their next step, each with its stake and the way back to it. */
function OpenRounds() {
  const t = useTranslations()
  const { data } = useQuery(openRoundsQuery)
  return data?.rounds.map((round) => (
    <Link
      key={round.roundId}
      to={`/${round.game}`}
      className="press mt-20 flex w-full items-center gap-12 rounded-14 bg-pending/12 p-14 text-left hover:bg-pending/18"
    >
      <Gem className="size-28 shrink-0 text-pending" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-[600]">
          {t('home.openRound', { game: t(`${round.game}.title`) })}
        </span>
        <span className="block text-12 text-muted">{t('home.openRoundLead')}</span>
      </span>
      <MoneyText amount={round.stake} className="text-22" />
      <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
    </Link>
  ))
}

type PendingOrderProps = { readonly amount: string; readonly expiresAt: string }

function PendingOrder({ amount, expiresAt }: PendingOrderProps) {
  const t = useTranslations('home')
  const format = useFormatter()
  const time = format.dateTime(new Date(expiresAt), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <button
      type="button"
      className="press mt-20 flex w-full items-center gap-12 rounded-14 bg-pending/12 p-14 text-left hover:bg-pending/18"
      onClick={() => openOverlay({ id: 'cash', params: { tab: 'deposit' } })}
    >
      <QrCode className="size-28 shrink-0 text-pending" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-[600]">{t('pendingTitle')}</span>
        <span className="block text-12 text-muted">{t('pendingLead', { time })}</span>
      </span>
      <MoneyText amount={amount} className="text-22" />
      <ChevronRight className="size-18 shrink-0 text-muted" aria-hidden="true" />
    </button>
  )
}
