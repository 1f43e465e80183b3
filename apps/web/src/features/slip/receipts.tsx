import type { Bet } from '@jogada/contract/sport'
import { MoneyText } from '@jogada/ui'
import { CircleCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { oddsText, useMarketWords } from '../../sports/use-market-words.ts'
import { forgetEnded } from './placing-store.ts'

/** What was taken, at which price, and where to follow it. */
export function Receipts({ receipts }: { readonly receipts: readonly Bet[] }) {
  const t = useTranslations('slip')
  return (
    <section aria-label={t('accepted')} className="mb-16">
      <output className="mb-10 flex items-center gap-8 text-18 font-[640] text-win">
        <CircleCheck className="size-24" aria-hidden="true" />
        {t('accepted')}
      </output>
      <ul className="space-y-8">
        {receipts.map((bet) => (
          <Receipt key={bet.betId} bet={bet} />
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

function Receipt({ bet }: { readonly bet: Bet }) {
  const t = useTranslations('slip')
  const words = useMarketWords()
  const format = useFormatter()
  const time = format.dateTime(new Date(bet.placedAt), { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li className="animate-[rise_240ms_var(--ease-out-quint)] rounded-10 border border-win/40 p-14">
      <p className="text-16 leading-tight font-[600]">
        {words.outcome({ ...bet, marketKey: bet.market })}
      </p>
      <p className="mt-2 text-12 text-muted">{t('receipt', { id: bet.betId, time })}</p>
      <dl className="mt-10 flex flex-wrap justify-between gap-8">
        <div>
          <dt className="text-12 text-muted">{t('receiptOdds')}</dt>
          <dd className="figures text-22 text-interactive">{oddsText(bet.odds)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('receiptStake')}</dt>
          <dd>
            <MoneyText amount={bet.stake} className="text-22" />
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('receiptPotential')}</dt>
          <dd>
            <MoneyText amount={bet.potential} className="text-22" />
          </dd>
        </div>
      </dl>
    </li>
  )
}
