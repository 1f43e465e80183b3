import type { ReferralLevel } from '@jogada/contract/referral'
import { MoneyText } from '@jogada/ui'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { SectionHead } from '../../components/section-head.tsx'
import { useShareText } from '../../components/share-text.ts'

export type AgentLevelsProps = {
  readonly levels: readonly ReferralLevel[]
  /** Whether they are of some days and not of all time. */
  readonly isNarrowed: boolean
}

/** Who is or has come to each level, what its people played, and the commission on it. */
export function AgentLevels({ levels, isNarrowed }: AgentLevelsProps) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  const shareText = useShareText()
  return (
    <div className="mt-20">
      <SectionHead id="tree-title" title={t('threeLevels')} />
      <ul aria-labelledby="tree-title" className="space-y-8">
        {levels.map((one) => (
          <li key={one.level} className="rounded-10 bg-raised p-12">
            <p className="flex items-baseline justify-between gap-12">
              <span className="text-16 font-[600]">
                {t('treeLevel', { level: String(one.level) })}
              </span>
              <span className="text-12 text-muted">
                {t('ofStakes', { rate: shareText(one.rate) })}
              </span>
            </p>
            <dl className="mt-6 grid grid-cols-3 gap-8">
              <Sum name={t(isNarrowed ? 'joined' : 'people')}>{format.number(one.joined)}</Sum>
              <Sum name={t('played')}>
                <MoneyText amount={one.played} className="text-16" />
              </Sum>
              <Sum name={t('commission')}>
                <MoneyText amount={one.commission} className="text-16" />
              </Sum>
              <Sum name={t('paid')}>
                <MoneyText amount={one.paid} className="text-16" />
              </Sum>
              <Sum name={t('pending')}>
                <MoneyText amount={one.pending} className="text-16" />
              </Sum>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="figures text-16">{children}</dd>
    </div>
  )
}
