import { dicePayTable } from '@jogada/core/games/dice'
import { MoneyText } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { decimalText } from '../../components/decimal-text.ts'
import { diceRulesQuery } from './dice-queries.ts'
import type { DiceRules } from './dice-queries.ts'

const MILLION = 1_000_000

/** The rules of dice as the server states them: draw, formula, limits, return and pay table. */
export function DiceRulesOverlay({ close }: OverlayProps<'diceRules'>) {
  const t = useTranslations()
  const { data: rules, isError, refetch } = useQuery(diceRulesQuery)
  return (
    <Surface kind="sheet" title={t('dice.rulesTitle')} close={close}>
      {rules && <Rules rules={rules} />}
      {!rules && !isError && <Skeleton className="h-400" />}
      {isError && (
        <div className="flex items-center justify-between gap-12 rounded-14 bg-raised p-16">
          <p className="text-14 text-muted">{t('dice.loadFailed')}</p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </Surface>
  )
}

function Rules({ rules }: { readonly rules: DiceRules }) {
  const t = useTranslations('dice')
  const format = useFormatter()
  const share = (millionths: number) =>
    format.number(millionths / MILLION, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <div className="space-y-20 pb-8 text-14 leading-relaxed text-soft">
      <p>{t('rulesHow', { outcomes: format.number(rules.outcomes) })}</p>
      <Part title={t('rulesReturn')}>
        <p className="text-22 leading-tight font-[640] text-primary tabular-nums">
          {t('rulesReturnRange', { min: share(rules.rtpMin), max: share(rules.rtpMax) })}
        </p>
        <p className="mt-4">{t('rulesReturnText')}</p>
      </Part>
      <Part title={t('rulesFormula')}>
        <p>{t('rulesFormulaText')}</p>
      </Part>
      <Part title={t('rulesLimits')}>
        <dl className="space-y-6">
          <Row name={t('rulesMinBet')} value={<MoneyText amount={rules.minBet} />} />
          <Row name={t('rulesMaxBet')} value={<MoneyText amount={rules.maxBet} />} />
          <Row name={t('rulesMaxPayout')} value={<MoneyText amount={rules.maxPayout} />} />
          <Row
            name={t('rulesChance')}
            value={t('rulesChanceRange', {
              min: decimalText(rules.minChance, 2),
              max: decimalText(rules.maxChance, 2),
            })}
          />
        </dl>
      </Part>
      <Part title={t('rulesTable')}>
        <PayTable />
      </Part>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-6 text-16 font-[620] text-fg">{title}</h3>
      {children}
    </section>
  )
}

function Row({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-12 border-b border-line pb-6">
      <dt>{name}</dt>
      <dd className="text-14 font-[520] text-fg tabular-nums">{value}</dd>
    </div>
  )
}

function PayTable() {
  const t = useTranslations('dice')
  return (
    <table className="w-full text-right text-14 text-fg tabular-nums">
      <thead className="text-12 text-muted">
        <tr>
          <th className="py-4 text-left font-normal">{t('chance')}</th>
          <th className="font-normal">{t('over')}</th>
          <th className="font-normal">{t('under')}</th>
          <th className="font-normal">{t('rulesPays')}</th>
        </tr>
      </thead>
      <tbody>
        {dicePayTable().map((row) => (
          <tr key={row.winChanceX100} className="border-t border-line">
            <td className="py-4 text-left">{decimalText(row.winChanceX100, 2)}%</td>
            <td>{decimalText(row.overTargetX100, 2)}</td>
            <td>{decimalText(row.underTargetX100, 2)}</td>
            <td>{decimalText(row.multiplierX10000, 4)}×</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
