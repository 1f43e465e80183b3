import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { useBalance } from '../../session/player-queries.ts'
import { DepositPanel } from './deposit/deposit-panel.tsx'

/** The deposit inside a game or over a bet that the balance did not cover. */
export function GameDepositOverlay({ close }: OverlayProps<'gameDeposit'>) {
  const t = useTranslations('offers')
  const balance = useBalance()?.balance
  return (
    <Surface kind="sheet" title={t('lowBalance')} close={close}>
      {balance && (
        <p className="mb-14 text-14 text-soft">
          {t('lowBalanceLead', { amount: formatReais(balance) })}
        </p>
      )}
      <DepositPanel place="low_balance" onPaid={close} />
    </Surface>
  )
}
