import { BET_RESULTS, BET_STATES } from '@jogada/core/sports/codes'
import type { SportEvent } from '@jogada/contract/sport'
import type { Ticket } from '@jogada/contract/ticket'
import { systemProgress } from '@jogada/core/sports/system-progress'
import { MoneyText } from '@jogada/ui'
import { Copy } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { IconButton } from '../../components/icon-button.tsx'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { useTicketName } from '../../sports/use-ticket-name.ts'
import { statusOf } from './bet-status.ts'
import { CashOutPanel } from './cash-out-panel.tsx'
import { StatusMark } from './status-mark.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { TicketLegRow } from './ticket-leg-row.tsx'

/** Why an open bet was drawn before: its decision was annulled. */
const TAKEN_BACK = 'taken_back'

export type TicketCardProps = {
  readonly ticket: Ticket
  /** The matches under way, by id. */
  readonly live: ReadonlyMap<string, SportEvent> | undefined
  /** Shows what the ticket is bought back for without being asked. */
  readonly showOffer: boolean
}

/** One bet: what was backed leg by leg, where it stands, and what it may return or returned. */
export function TicketCard({ ticket, live, showOffer }: TicketCardProps) {
  const t = useTranslations()
  const text = useOddsText()
  const { key, tone } = statusOf(ticket)
  const why = key === 'halfWon' || key === 'halfLost' || key === 'refunded' ? key : null
  const isPartBack = key === 'halfLost' && ticket.kind !== 'single'
  const isReopened = key === 'open' && ticket.reason === TAKEN_BACK
  const state = key === 'exception' || key === 'undrawn' ? key : null
  const said = isPartBack ? 'partBack' : isReopened ? 'reopened' : (why ?? state)
  const ticketName = useTicketName()
  return (
    <li className="rounded-14 bg-raised p-14 pb-6">
      <div className="mb-10 flex items-center justify-between gap-12">
        <p className="min-w-0 text-12 text-soft">
          {ticketName(ticket)}
          {ticket.odds && (
            <>
              {' · '}
              <span className="figures text-16 text-interactive">{text(ticket.odds)}</span>
            </>
          )}
        </p>
        <StatusMark look={{ key, tone }} />
      </div>
      <ul className="space-y-10">
        {ticket.legs.map((leg) => (
          <TicketLegRow
            key={leg.outcomeId}
            leg={leg}
            event={live?.get(leg.eventId)}
            isAlone={ticket.kind === 'single'}
          />
        ))}
      </ul>
      <Progress ticket={ticket} />
      {said && <p className="mt-8 text-12 text-soft">{t(`bets.why.${said}`)}</p>}
      {key === 'failed' && ticket.reason && (
        <p className="mt-8 text-12 text-lose">
          {t.has(`slip.reason.${ticket.reason as 'event_changed'}`)
            ? t(`slip.reason.${ticket.reason as 'event_changed'}`)
            : t('slip.unavailable')}
        </p>
      )}
      <Sums ticket={ticket} />
      {ticket.status === BET_STATES.open && <CashOutPanel ticket={ticket} startOpen={showOffer} />}
      <TicketActions ticket={ticket} />
      <Identity ticket={ticket} />
    </li>
  )
}

/** How many bets of a system can still return something, once one of its legs has lost. */
function Progress({ ticket: { kind, sizes, legs, payout } }: { readonly ticket: Ticket }) {
  const t = useTranslations('bets')
  const placesOf = (is: (leg: Ticket['legs'][number]) => boolean) =>
    legs.flatMap((leg, place) => (is(leg) ? [place] : []))
  const lost = placesOf(({ result }) => result === BET_RESULTS.lose)
  if (kind !== 'system' || payout !== null || lost.length === 0) return null
  const bankers = placesOf(({ banker }) => banker)
  const { alive, lines } = systemProgress({ kind, sizes, bankers }, { legs: legs.length, lost })
  return (
    <p className="mt-8 text-12 text-soft">
      {t('linesAlive', { alive: String(alive), lines: String(lines) })}
    </p>
  )
}

function Sums({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations('bets')
  const { tone } = statusOf(ticket)
  const isOpen = ticket.payout === null
  const isSold = Number(ticket.cashedOut) > 0
  return (
    <dl className="mt-12 flex flex-wrap gap-x-24 gap-y-8 border-t border-line pt-8">
      <Sum name={t('stake')} amount={ticket.stake} />
      {isSold && isOpen && <Sum name={t('openStake')} amount={ticket.openStake} />}
      {isSold && <Sum name={t('cashedOut')} amount={ticket.cashedOut} />}
      {(isOpen || !isSold || ticket.result !== null) && (
        <Sum
          name={isOpen ? t('potential') : t('returned')}
          amount={ticket.payout ?? ticket.potential}
          classes={tone === 'won' ? 'text-win' : ''}
        />
      )}
    </dl>
  )
}

type SumProps = { readonly name: string; readonly amount: string; readonly classes?: string }

const Sum = ({ name, amount, classes = '' }: SumProps) => (
  <div>
    <dt className="text-12 text-muted">{name}</dt>
    <dd>
      <MoneyText amount={amount} className={`text-18 ${classes}`} />
    </dd>
  </div>
)

/** Number and time of the bet, to be copied for whoever asks. */
function Identity({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations()
  const format = useFormatter()
  const copy = async () => {
    await copyText(ticket.betId)
    showToast(t('common.copied'))
  }
  return (
    <div className="mt-2 flex items-center justify-between gap-8 text-12 text-muted">
      <span>
        {t('bets.id', { id: ticket.betId })} ·{' '}
        {format.dateTime(new Date(ticket.placedAt), { dateStyle: 'short', timeStyle: 'short' })}
      </span>
      <IconButton label={t('slip.copyId')} className="-mr-10" onClick={() => void copy()}>
        <Copy className="size-16" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
