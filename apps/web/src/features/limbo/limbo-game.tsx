import type { LimboRound } from '@jogada/contract/casino'
import { formatReais } from '@jogada/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DecimalField } from '../../components/decimal-field.tsx'
import { decimalText } from '../../components/decimal-text.ts'
import { GameFrame } from '../../game-table/game-frame.tsx'
import { shownOf } from '../../game-table/last-rounds.ts'
import { ResultStrip } from '../../game-table/result-strip.tsx'
import { isTold, toneOf } from '../../game-table/round-life.ts'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { useLoggedIn } from '../../session/session.ts'
import { KiteSky } from './kite-sky.tsx'
import { LimboPanel } from './limbo-panel.tsx'
import { limboRoundsQuery } from './limbo-queries.ts'
import { chanceOf, targetWithChance } from './limbo-terms.ts'
import { useLimbo } from './use-limbo.ts'
import type { Limbo } from './use-limbo.ts'
import './limbo.css'

/** Limbo: a kite climbs over the promenade; the bet is how high it gets. */
export function LimboGame() {
  const t = useTranslations('limbo')
  const limbo = useLimbo()
  const { round } = limbo.state
  const told = round && isTold(limbo.state) ? round : null
  return (
    <GameFrame
      code="limbo"
      title={t('title')}
      openRules={() => openOverlay({ id: 'limboRules', params: {} })}
      openProof={() => openProof(round)}
      strip={<LastResults />}
      panel={<LimboPanel limbo={limbo} />}
      said={useSaid(told)}
    >
      <Flight limbo={limbo} told={told} />
      <Terms limbo={limbo} />
    </GameFrame>
  )
}

const openProof = (round: LimboRound | null) =>
  openOverlay({ id: 'fairness', params: round ? { round } : {} })

function Flight({ limbo, told }: { readonly limbo: Limbo; readonly told: LimboRound | null }) {
  const { round } = limbo.state
  return (
    <div data-night className="limbo-sky relative -mx-14 min-h-176 flex-1 overflow-hidden">
      <Promenade />
      <KiteSky
        round={round}
        target={limbo.target}
        goal={`${decimalText(limbo.target, 2)}×`}
        won={told !== null && toneOf(told) === 'won'}
      />
      <Outcome told={told} />
    </div>
  )
}

function Outcome({ told }: { readonly told: LimboRound | null }) {
  const t = useTranslations('game')
  if (!told) return null
  const tone = toneOf(told)
  const Icon = tone === 'won' ? Check : Minus
  const amount = formatReais(told.payout)
  return (
    <p
      key={told.roundId}
      aria-hidden="true"
      className={`limbo-outcome absolute bottom-12 left-1/2 flex -translate-x-1/2 items-center gap-6 rounded-full bg-page/70 px-14 py-6 text-14 font-[560] whitespace-nowrap ${tone === 'won' ? 'text-win' : 'text-soft'}`}
    >
      <Icon className="size-18" strokeWidth={2.5} />
      {tone === 'won' && t('won', { amount })}
      {tone === 'evened' && t('evened', { amount })}
      {tone === 'lost' && t('lost')}
    </p>
  )
}

/** The seafront under the sky: hills, water and the pavement's wave. Decorative. */
function Promenade() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-[34%] w-full"
    >
      <path
        d="M0 86C40 40 78 30 112 62c22-40 58-58 92-22 26 26 40 20 66 4 40-24 88-6 130 34v42H0Z"
        fill="#14122e"
      />
      <path d="M0 92h400v28H0Z" fill="#0f2a3d" />
      <path
        d="M0 106c17-9 33-9 50 0s33 9 50 0 33-9 50 0 33 9 50 0 33-9 50 0 33 9 50 0 33-9 50 0 33 9 50 0v14H0Z"
        fill="#0b0813"
      />
    </svg>
  )
}

const QUICK_TARGETS = [150, 200, 500, 1000, 10_000] as const

function Terms({ limbo }: { readonly limbo: Limbo }) {
  const t = useTranslations('limbo')
  const { target, setTarget, locked } = limbo
  return (
    <div data-night className="-mx-14 -mt-8 -mb-14 space-y-8 bg-[#0b0813] p-14 pt-6 text-fg">
      <fieldset aria-label={t('quick')} className="flex min-w-0 gap-6">
        {QUICK_TARGETS.map((quick) => (
          <button
            key={quick}
            type="button"
            disabled={locked}
            aria-pressed={quick === target}
            onClick={() => setTarget(quick)}
            className="press figures h-40 min-h-[44px] min-w-0 flex-1 rounded-full bg-raised text-16 text-soft hover:bg-pressed disabled:opacity-45 aria-pressed:bg-interactive-soft aria-pressed:text-interactive"
          >
            {decimalText(quick, 2).replace(/,?0+$/, '')}×
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-8">
        <DecimalField
          label={t('target')}
          unit="×"
          places={2}
          value={target}
          disabled={locked}
          onChange={setTarget}
        />
        <DecimalField
          label={t('chance')}
          unit="%"
          places={2}
          value={chanceOf(target)}
          disabled={locked}
          onChange={(chance) => setTarget(targetWithChance(chance))}
        />
      </div>
    </div>
  )
}

function LastResults() {
  const t = useTranslations('limbo')
  const enabled = useLoggedIn()
  const { data: rounds } = useQuery({ ...limboRoundsQuery, enabled })
  const results =
    rounds &&
    shownOf(rounds).map((round) => {
      const words = { nonce: String(round.nonce), result: decimalText(round.result, 2) }
      return {
        id: round.roundId,
        text: `${words.result}×`,
        label: round.won ? t('resultWon', words) : t('resultLost', words),
        won: round.won,
        open: () => openProof(round),
      }
    })
  return <ResultStrip results={enabled ? results : []} />
}

function useSaid(round: LimboRound | null): string | null {
  const t = useTranslations('limbo')
  if (!round) return null
  const result = decimalText(round.result, 2)
  const amount = formatReais(round.payout)
  const tone = toneOf(round)
  if (tone === 'won') return t('announceWon', { result, amount })
  return tone === 'evened' ? t('announceEvened', { result, amount }) : t('announceLost', { result })
}
