import type { Money } from '@jogada/core'
import { formatReais } from '@jogada/ui'
import { useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'

export type StakeTroubleProps = {
  readonly id: string
  readonly text: string
  /** The largest stake that would be accepted, where another one would be. */
  readonly instead: Money | null
  readonly setStake: (stake: Money) => void
}

/** What is wrong with the stake, with the one to take instead. */
export function StakeTrouble({ id, text, instead, setStake }: StakeTroubleProps) {
  const t = useTranslations('game')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p id={id} role="alert" className="flex-1 basis-160 text-14 leading-snug text-lose">
        {text}
      </p>
      {instead !== null && (
        <Button look="quiet" size="small" onClick={() => setStake(instead)}>
          {t('useMaximum', { stake: formatReais(instead) })}
        </Button>
      )}
    </div>
  )
}
