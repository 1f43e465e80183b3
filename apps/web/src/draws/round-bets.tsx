import { MoneyText } from '@jogada/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { betCodeName, selectionName } from './draw-words.ts'
import type { DrawTable } from './use-draw-table.ts'

const SHOWN = 12

/** The player's own bets with their codes, and everybody's on this round for who wants to see. */
export function RoundBets({ table }: { readonly table: DrawTable }) {
  const t = useTranslations('draws')
  const { mine, attempts, current } = table
  const everybody = current?.bets ?? []
  const own = [
    ...attempts.map(({ key, code, ...bet }) => ({ ...bet, id: key, code, payout: null })),
    ...mine.map(({ betId, status, ...bet }) => ({ ...bet, id: betId, code: status as number })),
  ]
  return (
    <div className="grid gap-8 desktop:grid-cols-2">
      <Fold title={t('mine')} count={own.length}>
        {own.length === 0 && <p className="py-8 text-12 text-muted">{t('mineNone')}</p>}
        {own.slice(0, SHOWN).map((bet) => (
          <Line key={bet.id} name={selectionName(t, bet.selection)} stake={bet.stake}>
            <span className={bet.code === 10 ? 'text-win' : 'text-soft'}>
              {betCodeName(t, bet.code)}
              {bet.code === 10 && bet.payout !== null && (
                <MoneyText amount={bet.payout} className="ml-6" />
              )}
            </span>
          </Line>
        ))}
      </Fold>
      <Fold title={t('everybody')} count={everybody.length}>
        {everybody.length === 0 && <p className="py-8 text-12 text-muted">{t('nobody')}</p>}
        {everybody.slice(0, SHOWN).map((bet) => (
          <Line key={`${bet.player}${bet.betId}`} name={bet.player} stake={bet.stake}>
            <span className="text-soft">{selectionName(t, bet.selection)}</span>
          </Line>
        ))}
      </Fold>
    </div>
  )
}

type FoldProps = { readonly title: string; readonly count: number; readonly children: ReactNode }

function Fold({ title, count, children }: FoldProps) {
  return (
    <details className="rounded-14 bg-raised/70 px-12">
      <summary className="press flex min-h-[44px] cursor-pointer items-center justify-between text-14 text-soft">
        {title}
        <span className="figures text-18 text-muted">{count}</span>
      </summary>
      <ul className="pb-8">{children}</ul>
    </details>
  )
}

type LineProps = { readonly name: string; readonly stake: string; readonly children: ReactNode }

function Line({ name, stake, children }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-8 border-t border-line py-6 text-12">
      <span className="min-w-0 flex-1 truncate text-fg">{name}</span>
      <MoneyText amount={stake} className="text-14" />
      <span className="w-100 text-right">{children}</span>
    </li>
  )
}
