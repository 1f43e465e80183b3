import type { DiceRound } from '@jogada/contract/game'
import { ScrollText, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { BetPanel } from './bet-panel.tsx'
import { DiceRail } from './dice-rail.tsx'
import { LastResults } from './last-results.tsx'
import { RollDisplay } from './roll-display.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useDice } from './use-dice.ts'

/** Dice: the rail above, the bet under the thumb. */
export function DiceGame() {
  const dice = useDice()
  return (
    <section
      aria-labelledby="dice-title"
      className="flex min-h-[calc(100dvh-0.72rem-0.76rem-env(safe-area-inset-bottom))] flex-col gap-8 desktop:min-h-[calc(100dvh-1rem)]"
    >
      <div className="dice-table flex min-h-[55dvh] flex-1 flex-col gap-10 overflow-x-clip rounded-14 p-14">
        <Head round={dice.state.round} />
        <LastResults />
        <RollDisplay state={dice.state} terms={dice.terms} />
        <DiceRail {...dice} />
        <TermsFields {...dice} />
      </div>
      <BetPanel dice={dice} />
    </section>
  )
}

function Head({ round }: { readonly round: DiceRound | null }) {
  const t = useTranslations('dice')
  return (
    <div className="flex items-center justify-between">
      <h1 id="dice-title" className="figures text-28 leading-none uppercase">
        {t('title')}
      </h1>
      <div className="-mr-4 flex gap-2">
        <HeadButton onClick={() => openOverlay({ id: 'diceRules', params: {} })}>
          <ScrollText className="size-16" aria-hidden="true" />
          {t('rules')}
        </HeadButton>
        <HeadButton onClick={() => openProof(round)}>
          <ShieldCheck className="size-16 text-win" aria-hidden="true" />
          {t('proof')}
        </HeadButton>
      </div>
    </div>
  )
}

const openProof = (round: DiceRound | null) =>
  openOverlay({ id: 'fairness', params: round ? { round } : {} })

function HeadButton(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={props.onClick}
      className="press flex h-36 min-h-[44px] items-center gap-6 rounded-full px-12 text-14 text-soft hover:bg-raised hover:text-fg"
    >
      {props.children}
    </button>
  )
}
