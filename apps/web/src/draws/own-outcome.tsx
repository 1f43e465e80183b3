import { formatReais } from '@jogada/ui'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { toneOf } from '../game-table/round-life.ts'
import { ownResultOf } from './own-result.ts'
import type { DrawTable } from './use-draw-table.ts'

type OwnOutcomeProps = {
  readonly table: DrawTable
  readonly roundId: string
  readonly className?: string
}

/** What the player's bets on a round brought, to be seen; nothing without a bet on it. */
export function OwnOutcome({ table: { mine, result }, roundId, className = '' }: OwnOutcomeProps) {
  const t = useTranslations('game')
  const own = ownResultOf(roundId, mine, result)
  if (own === null || own === 'open') return null
  const tone = toneOf(own)
  const amount = formatReais(own.payout)
  const Icon = tone === 'won' ? Check : Minus
  return (
    <p
      key={roundId}
      aria-hidden="true"
      className={`flex items-center gap-4 text-14 font-[620] whitespace-nowrap ${tone === 'won' ? 'text-win' : 'text-soft'} ${className}`}
    >
      <Icon className="size-16 shrink-0" strokeWidth={2.5} />
      {tone === 'won' && t('won', { amount })}
      {tone === 'evened' && t('evened', { amount })}
      {tone === 'lost' && t('lost')}
    </p>
  )
}
