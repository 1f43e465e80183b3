import { formatOdds } from '@jogada/core'
import type { Money } from '@jogada/core'
import { systemLines } from '@jogada/core/sports/systems'
import { formatReais } from '@jogada/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBalance } from '../../session/player-queries.ts'
import { keepSlip } from '../../slip/slip-store.ts'
import type { PricePolicy } from '../../slip/slip-store.ts'
import { useOddsText } from '../../sports/odds-format.ts'
import { reasonText } from './placing-note.tsx'
import { oddsOfAll } from './slip-item.ts'
import type { PricedSlip } from './use-slip-items.ts'

const POLICIES = ['better', 'any', 'none'] as const

export type StakeTermsProps = {
  readonly slip: PricedSlip
  readonly stake: Money
  readonly policy: PricePolicy
  readonly isBusy: boolean
}

/**
 * What holds for the bet before it is placed: total odds or lines, limits, balance, price changes.
 */
export function StakeTerms({ slip, stake, policy, isBusy }: StakeTermsProps) {
  const t = useTranslations('slip')
  const balance = useBalance()
  const { limits, clashes, refusal } = slip
  return (
    <div className="space-y-2 text-12 text-muted">
      <div className="flex min-h-20 items-center justify-between gap-12">
        <Odds slip={slip} stake={stake} />
        <PolicyChoice policy={policy} isBusy={isBusy} />
      </div>
      {clashes.size > 0 || refusal ? (
        <p role="alert" className="min-h-18 text-lose">
          {clashes.size > 0 ? t('related') : reasonText(refusal!, t)}
        </p>
      ) : (
        <p className="flex min-h-18 flex-wrap justify-between gap-x-12">
          <span>
            {limits && t('limits', { min: formatReais(limits.min), max: formatReais(limits.max) })}
          </span>
          {balance && <span>{t('balance', { balance: formatReais(balance.balance) })}</span>}
        </p>
      )}
    </div>
  )
}

function Odds({ slip: { shape, items, clashes }, stake }: Pick<StakeTermsProps, 'slip' | 'stake'>) {
  const t = useTranslations('slip')
  const text = useOddsText()
  if (shape.kind === 'single') {
    return <span>{items.length > 1 ? t('singles') : t('single')}</span>
  }
  if (shape.kind === 'system') {
    const lines = systemLines(shape, items.length)
    const each = formatReais((stake / BigInt(Math.max(1, lines))) as Money)
    return <span>{t('linesOf', { count: lines, each })}</span>
  }
  const total = clashes.size === 0 ? oddsOfAll(items, shape) : null
  if (total === null) return <span>{t('legs', { count: items.length })}</span>
  return (
    <span className="text-14 text-soft">
      {t('totalOdds')} <b className="figures text-18 text-interactive">{text(formatOdds(total))}</b>
    </span>
  )
}

type PolicyChoiceProps = Pick<StakeTermsProps, 'policy' | 'isBusy'>

function PolicyChoice({ policy, isBusy }: PolicyChoiceProps) {
  const t = useTranslations('slip')
  return (
    <label className="relative flex shrink-0 items-center gap-4">
      <span className="visually-hidden">{t('policy.label')}</span>
      <select
        value={policy}
        disabled={isBusy}
        onChange={(event) => keepSlip({ policy: event.target.value as PricePolicy })}
        className="-my-10 h-44 min-h-[44px] appearance-none bg-transparent pr-18 text-right text-12 text-soft"
      >
        {POLICIES.map((one) => (
          <option key={one} value={one} className="bg-card text-fg">
            {t(`policy.${one}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-0 size-14 text-muted"
        aria-hidden="true"
      />
    </label>
  )
}
