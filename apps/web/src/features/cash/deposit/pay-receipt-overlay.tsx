import { parseMoney, subtract, zero } from '@jogada/core'
import { MoneyText, formatReais } from '@jogada/ui'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { MoneyCountUp } from '../../../components/money-count-up.tsx'
import { moneyOf } from '../../../components/typed-money.ts'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { useBalance } from '../../../session/player-queries.ts'
import { LostPromiseNote } from './lost-promise-note.tsx'

/**
 * The receipt of a payment that arrived: the amount with its bonus, and the balance rising by it.
 */
export function PayReceiptOverlay({ params, close }: OverlayProps<'payReceipt'>) {
  const t = useTranslations('cash')
  const balance = parseMoney(useBalance()?.balance ?? '')
  const amount = moneyOf(params.amount)
  const before = balance !== null && balance > amount ? subtract(balance, amount) : zero
  return (
    <Surface kind="dialog" title={t('receiptTitle')} close={close}>
      <div className="text-center">
        <span className="mx-auto grid size-64 animate-[rise_400ms_var(--ease-out-quint)] place-items-center rounded-full bg-win/16 text-win">
          <Check className="size-32" strokeWidth={2.5} aria-hidden="true" />
        </span>
        <p className="mt-12 text-14 text-soft">{t('receiptAmount')}</p>
        <MoneyText amount={params.amount} sign="always" className="text-28 text-win" />
        {moneyOf(params.gift) > zero && (
          <p className="text-16 text-win">{t('bonus', { amount: formatReais(params.gift) })}</p>
        )}
        {params.lost && <LostPromiseNote amount={params.amount} lost={params.lost} />}
        {balance !== null && (
          <p className="mt-12 rounded-14 bg-raised p-14">
            <span className="block text-14 text-soft">{t('receiptBalance')}</span>
            <MoneyCountUp from={before} to={balance} className="text-40" />
          </p>
        )}
        <Button className="mt-16 w-full" onClick={close}>
          {t('receiptAction')}
        </Button>
      </div>
    </Surface>
  )
}
