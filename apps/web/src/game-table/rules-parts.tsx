import { MoneyText } from '@jogada/ui'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../components/button.tsx'
import { Skeleton } from '../components/skeleton.tsx'

const MILLION = 1_000_000

export type RulesBodyProps<Rules> = {
  readonly query: {
    readonly data: Rules | undefined
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly children: (rules: Rules) => ReactNode
}

/** The rules once they are there, their place while they load, and a second try when they failed. */
export function RulesBody<Rules>({ query, children }: RulesBodyProps<Rules>) {
  const t = useTranslations()
  if (query.data !== undefined) {
    return (
      <div className="space-y-20 pb-8 text-14 leading-relaxed text-soft">
        {children(query.data)}
      </div>
    )
  }
  if (!query.isError) return <Skeleton className="h-400" />
  return (
    <div className="flex items-center justify-between gap-12 rounded-14 bg-raised p-16">
      <p className="text-14 text-muted">{t('game.loadFailed')}</p>
      <Button look="quiet" size="small" onClick={() => void query.refetch()}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

export type RulesPartProps = { readonly title: string; readonly children: ReactNode }

/** A part of the rules under its heading. */
export function RulesPart({ title, children }: RulesPartProps) {
  return (
    <section>
      <h3 className="mb-6 text-16 font-[620] text-fg">{title}</h3>
      {children}
    </section>
  )
}

/** The theoretical return, from millionths: one figure, or the lowest and the highest. */
export function RulesReturn(props: {
  readonly min: number
  readonly max: number
  readonly text: string
}) {
  const t = useTranslations('game')
  const format = useFormatter()
  const share = (millionths: number) =>
    format.number(millionths / MILLION, { style: 'percent', minimumFractionDigits: 2 })
  const [min, max] = [share(props.min), share(props.max)]
  return (
    <RulesPart title={t('rulesReturn')}>
      <p className="text-22 leading-tight font-[640] text-primary tabular-nums">
        {min === max ? min : t('rulesReturnRange', { min, max })}
      </p>
      <p className="mt-4">{props.text}</p>
      <p className="mt-4">{t('rulesChanceOnly')}</p>
    </RulesPart>
  )
}

export type RulesLimitsProps = {
  readonly limits: { readonly minBet: string; readonly maxBet: string; readonly maxPayout: string }
  readonly children?: ReactNode
}

/** The stake's limits and the largest payout, with room for the game's own lines. */
export function RulesLimits({ limits, children }: RulesLimitsProps) {
  const t = useTranslations('game')
  return (
    <RulesPart title={t('rulesLimits')}>
      <dl className="space-y-6">
        <RulesLine name={t('rulesMinBet')} value={<MoneyText amount={limits.minBet} />} />
        <RulesLine name={t('rulesMaxBet')} value={<MoneyText amount={limits.maxBet} />} />
        <RulesLine name={t('rulesMaxPayout')} value={<MoneyText amount={limits.maxPayout} />} />
        {children}
      </dl>
    </RulesPart>
  )
}

/** A name and its value across from it, inside a `dl`. */
export function RulesLine({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-12 border-b border-line pb-6">
      <dt>{name}</dt>
      <dd className="text-14 font-[520] text-fg tabular-nums [&_.money]:text-18 [&_.money]:leading-none">
        {value}
      </dd>
    </div>
  )
}

export type RulesTableProps = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A pay table: the first column names the row. */
export function RulesTable({ head, rows }: RulesTableProps) {
  return (
    <table className="w-full text-right text-14 text-fg tabular-nums">
      <thead className="text-12 text-muted">
        <tr>
          {head.map((name, column) => (
            <th key={name} className={`py-4 font-normal ${column === 0 ? 'text-left' : ''}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]} className="border-t border-line">
            {row.map((cell, column) => (
              <td key={head[column]} className={`py-4 ${column === 0 ? 'text-left' : ''}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
