import { MoneyText } from '@jogada/ui'
import { Info } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../components/icon-button.tsx'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import type { WithdrawLimits } from './withdraw-checks.ts'

/** What can be withdrawn, with the parts of the balance behind its icon, and how often today. */
export function AvailableBalance({ limits }: { readonly limits: WithdrawLimits }) {
  const t = useTranslations('cash')
  return (
    <div className="flex items-end justify-between gap-12 rounded-14 bg-raised p-14">
      <div>
        <p className="flex items-center text-14 text-soft">
          {t('available')}
          <IconButton
            label={t('aboutBalance')}
            onClick={() => openOverlay({ id: 'balanceParts', params: {} })}
            className="-my-10"
          >
            <Info className="size-18" aria-hidden="true" />
          </IconButton>
        </p>
        <MoneyText amount={limits.wdAmount} className="text-40 leading-none" />
      </div>
      <p className="text-right">
        <span className="block text-12 leading-tight text-muted">{t('count')}</span>
        <span className="figures text-28 leading-none">{limits.number}</span>
        <span className="block text-12 leading-tight text-muted">{t('countLeft')}</span>
        <span className="mt-4 block text-12 leading-tight text-muted">{t('countRenews')}</span>
      </p>
    </div>
  )
}
