import type { Ticket } from '@jogada/contract/ticket'
import { MoneyText } from '@jogada/ui'
import { CircleCheck, Copy } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { showToast } from '../../overlays/toast.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { useEventName } from '../../sports/use-event-name.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import { useTicketName } from '../../sports/use-ticket-name.ts'
import { forgetEnded } from './placing-store.ts'

/** What was taken, at which price, and where to follow it. */
export function Receipts({ receipts }: { readonly receipts: readonly Ticket[] }) {
  const t = useTranslations('slip')
  return (
    <section aria-label={t('accepted')} className="mb-16">
      <output className="mb-10 flex items-center gap-8 text-18 font-[640] text-win">
        <CircleCheck className="size-24" aria-hidden="true" />
        {t('accepted')}
      </output>
      <ul className="space-y-8">
        {receipts.map((ticket) => (
          <Receipt key={ticket.betId} ticket={ticket} />
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-8 [&>button]:flex-1">
        <Button look="quiet" onClick={() => openOverlay({ id: 'bets', params: {} })}>
          {t('myBets')}
        </Button>
        <Button look="outline" onClick={forgetEnded}>
          {t('another')}
        </Button>
      </div>
    </section>
  )
}

function Receipt({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations()
  const words = useMarketWords()
  const nameOf = useEventName()
  const format = useFormatter()
  const text = useOddsText()
  const ticketName = useTicketName()
  const time = format.dateTime(new Date(ticket.placedAt), {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const copy = async () => {
    await copyText(ticket.betId)
    showToast(t('common.copied'))
  }
  return (
    <li className="animate-[rise_240ms_var(--ease-out-quint)] rounded-10 border border-win/40 p-14 pt-8">
      <div className="flex items-center justify-between gap-8">
        <p className="text-12 text-muted">{t('slip.receipt', { id: ticket.betId, time })}</p>
        <IconButton label={t('slip.copyId')} className="-mr-10" onClick={() => void copy()}>
          <Copy className="size-16" aria-hidden="true" />
        </IconButton>
      </div>
      {ticket.kind !== 'single' && <p className="mb-4 text-14 font-[620]">{ticketName(ticket)}</p>}
      <ul className="space-y-6">
        {ticket.legs.map((leg) => (
          <li key={leg.outcomeId} className="flex items-baseline justify-between gap-8">
            <span className="min-w-0">
              <span className="block text-16 leading-tight font-[600]">
                {words.outcome({ ...leg, marketKey: leg.market })}
              </span>
              <span className="block text-12 text-soft">
                {words.market(leg.market, leg.sport, leg.specifiers)}
              </span>
              <span className="block truncate text-12 text-muted">{nameOf(leg)}</span>
            </span>
            {ticket.kind !== 'single' && (
              <span className="figures text-18 text-soft">{text(leg.odds)}</span>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-10 flex flex-wrap justify-between gap-8">
        {ticket.odds && (
          <div>
            <dt className="text-12 text-muted">{t('slip.receiptOdds')}</dt>
            <dd className="figures text-22 text-interactive">{text(ticket.odds)}</dd>
          </div>
        )}
        <div>
          <dt className="text-12 text-muted">{t('slip.receiptStake')}</dt>
          <dd>
            <MoneyText amount={ticket.stake} className="text-22" />
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('slip.receiptPotential')}</dt>
          <dd>
            <MoneyText amount={ticket.potential} className="text-22" />
          </dd>
        </div>
      </dl>
    </li>
  )
}
