import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'
import type { SlipSelection } from '../../slip/slip-store.ts'
import { useMarketWords } from '../../sports/use-market-words.ts'
import type { StakeFault } from './stake-check.ts'

export type StakeFaultNoteProps = {
  readonly id: string
  readonly fault: NonNullable<StakeFault>
  readonly setStake: (amount: Money) => void
  /** The selection whose match alone keeps the stake down. */
  readonly cause: SlipSelection | undefined
}

/** What is wrong with the stake, with the way to put it right. */
export function StakeFaultNote({ id, fault, setStake, cause }: StakeFaultNoteProps) {
  const t = useTranslations('slip')
  const words = useMarketWords()
  return (
    <div className="flex min-h-36 items-center justify-between gap-8">
      <p id={id} role="alert" className="text-14 leading-snug text-lose">
        <FaultText fault={fault} />
        {fault.kind === 'over_limit' && cause && (
          <span className="block text-12 text-soft">
            {t('limitBy', { leg: words.outcome(cause) })}
          </span>
        )}
      </p>
      {(fault.kind === 'over_limit' || fault.kind === 'below_minimum') && fault.limit > 0n && (
        <Button look="quiet" size="small" onClick={() => setStake(fault.limit)}>
          {t('useLimit', { limit: formatReais(fault.limit) })}
        </Button>
      )}
      {fault.kind === 'insufficient' && (
        <Button
          look="quiet"
          size="small"
          onClick={() => openOverlay({ id: 'gameDeposit', params: {} })}
        >
          {t('deposit')}
        </Button>
      )}
    </div>
  )
}

function FaultText({ fault }: { readonly fault: NonNullable<StakeFault> }) {
  const t = useTranslations('slip')
  if (fault.kind === 'missing') return t('fillAmount')
  if (fault.kind === 'insufficient') {
    return t('insufficient', {
      balance: formatReais(fault.balance),
      missing: formatReais(fault.missing),
    })
  }
  const limit = formatReais(fault.limit)
  if (fault.kind === 'over_limit') return t('overLimit', { limit })
  return t('checkInput', { reason: t('belowMinimum', { limit }) })
}
