import { formatReais } from '@jogada/ui'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { DiceRound } from '@jogada/contract/game'
import { decimalText } from '../../components/decimal-text.ts'
import { isTold, toneOf } from '../../game-table/round-life.ts'
import type { RoundState, RoundTone } from '../../game-table/round-life.ts'
import { multiplierOf, targetOf } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'

const COLOURS: Record<RoundTone, string> = {
  won: 'text-win',
  evened: 'text-fg',
  lost: 'text-fg',
}

export type RollDisplayProps = {
  readonly state: RoundState<DiceRound>
  readonly terms: DiceTerms
}

/** The number that came out and what it brought; before the first round, what is being bet on. */
export function RollDisplay({ state, terms }: RollDisplayProps) {
  const round = state.round && isTold(state) ? state.round : null
  return (
    <div className="relative grid min-h-100 flex-1 place-items-center text-center">
      {round && toneOf(round) === 'won' && (
        <span key={round.roundId} aria-hidden="true" className="dice-glow" />
      )}
      {round ? <Told round={round} /> : <Terms terms={terms} waiting={state.round !== null} />}
    </div>
  )
}

function Told({ round }: { readonly round: DiceRound }) {
  const t = useTranslations('game')
  const tone = toneOf(round)
  const Icon = tone === 'won' ? Check : Minus
  const amount = formatReais(round.payout)
  return (
    <div key={round.roundId} aria-hidden="true" className="dice-told">
      <p className={`figures text-[max(0.84rem,60px)] leading-none ${COLOURS[tone]}`}>
        {decimalText(round.roll, 2)}
      </p>
      <p
        className={`mt-6 flex items-center justify-center gap-6 text-16 font-[560] ${
          tone === 'won' ? 'text-win' : 'text-soft'
        }`}
      >
        <Icon className="size-18" strokeWidth={2.5} />
        {tone === 'won' ? t('won', { amount }) : null}
        {tone === 'evened' ? t('evened', { amount }) : null}
        {tone === 'lost' ? t('lost') : null}
      </p>
    </div>
  )
}

function Terms({ terms, waiting }: { readonly terms: DiceTerms; readonly waiting: boolean }) {
  const t = useTranslations('dice')
  const target = decimalText(targetOf(terms), 2)
  return (
    <div className={waiting ? 'opacity-50' : ''}>
      <p className="figures text-[max(0.84rem,60px)] leading-none text-fg">
        {decimalText(Math.floor(multiplierOf(terms) / 100), 2)}
        <span className="ml-4 font-text text-28 text-muted">×</span>
      </p>
      <p className="mt-6 text-16 text-soft">
        {terms.direction === 'over' ? t('winsOver', { target }) : t('winsUnder', { target })}
      </p>
    </div>
  )
}
