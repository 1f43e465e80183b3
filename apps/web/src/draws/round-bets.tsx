import { MoneyText } from '@jogada/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FoldMark } from '../components/fold-mark.tsx'
import { openOverlay } from '../overlays/overlay-store.ts'
import { betCodeName, selectionName } from './draw-words.ts'
import type { DrawTable } from './use-draw-table.ts'

const SHOWN = 12

type Props = { readonly table: DrawTable }

/** The player's own bets with their codes, folded away. */
export function FoldedOwnBets({ table }: Props) {
  const t = useTranslations('draws')
  return (
    <Fold title={t('mine')} count={table.attempts.length + table.mine.length}>
      <OwnBets table={table} />
    </Fold>
  )
}

/** The player's own bets with their codes, the newest first; a settled one opens its proof. */
export function OwnBets({ table }: Props) {
  const t = useTranslations('draws')
  const { mine, attempts, channel } = table
  const own = [
    ...attempts.map(({ key, code, ...bet }) => ({ ...bet, id: key, code, payout: null, of: null })),
    ...mine.map(({ betId, status, roundId, ...bet }) => ({
      ...bet,
      id: betId,
      code: status as number,
      of: roundId,
    })),
  ]
  if (own.length === 0) return <p className="py-8 text-12 text-muted">{t('mineNone')}</p>
  const openProof = (roundId: string) =>
    openOverlay({ id: 'drawProof', params: { channel, roundId } })
  return (
    <ul className="pb-8">
      {own.slice(0, SHOWN).map(({ id, selection, stake, code, payout, of }) => (
        <Line
          key={id}
          name={selectionName(t, selection)}
          stake={stake}
          {...(of === null || code === 0 ? {} : { open: () => openProof(of) })}
        >
          <span className={code === 10 ? 'text-win' : 'text-soft'}>
            {betCodeName(t, code)}
            {code === 10 && payout !== null && <MoneyText amount={payout} className="ml-6" />}
          </span>
        </Line>
      ))}
    </ul>
  )
}

/** Everybody's bets on this round under masked names. */
export function EverybodysBets({ table }: Props) {
  const t = useTranslations('draws')
  const bets = table.current?.bets ?? []
  return (
    <Fold title={t('everybody')} count={bets.length}>
      {bets.length === 0 && <p className="py-8 text-12 text-muted">{t('nobody')}</p>}
      <ul className="pb-8">
        {bets.slice(0, SHOWN).map((bet) => (
          <Line key={`${bet.player}${bet.betId}`} name={bet.player} stake={bet.stake}>
            <span className="text-soft">{selectionName(t, bet.selection)}</span>
          </Line>
        ))}
      </ul>
    </Fold>
  )
}

type FoldProps = {
  readonly title: string
  readonly count?: number
  readonly children: ReactNode
}

/** A part of the table that opens when it is wanted. */
export function Fold({ title, count, children }: FoldProps) {
  return (
    <details className="group rounded-14 bg-raised/70 px-12">
      <summary className="press flex min-h-[44px] cursor-pointer list-none items-center gap-8 text-14 text-soft [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        {count !== undefined && <span className="figures text-18 text-muted">{count}</span>}
        <FoldMark />
      </summary>
      {children}
    </details>
  )
}

type LineProps = {
  readonly name: string
  readonly stake: string
  readonly open?: () => void
  readonly children: ReactNode
}

function Line({ name, stake, open, children }: LineProps) {
  return (
    <li className="flex min-h-44 items-center justify-between gap-8 border-t border-line text-12">
      {open ? (
        <button
          type="button"
          onClick={open}
          className="press min-h-[44px] min-w-0 flex-1 truncate text-left text-interactive"
        >
          {name}
        </button>
      ) : (
        <span className="min-w-0 flex-1 truncate text-fg">{name}</span>
      )}
      <MoneyText amount={stake} className="text-14" />
      <span className="w-100 text-right">{children}</span>
    </li>
  )
}
