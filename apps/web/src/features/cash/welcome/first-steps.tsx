import { parseMoney } from '@jogada/core'
import { Check, Circle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../components/button.tsx'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { usePlayer } from '../../../session/player-queries.ts'
import type { Player } from '../../../session/player-queries.ts'

type Step = {
  readonly title: 'stepAccount' | 'stepIdentity' | 'stepDeposit' | 'stepPlay'
  readonly isDone: (player: Player) => boolean
  /** What leads on; a step without it is done elsewhere. */
  readonly go?: () => void
}

const isAboveZero = (amount: string) => (parseMoney(amount) ?? 0n) > 0n

/** What a new player goes through, each step as the server knows it. */
export function FirstSteps({ play }: { readonly play: () => void }) {
  const player = usePlayer()
  const steps: readonly Step[] = [
    { title: 'stepAccount', isDone: () => true },
    {
      title: 'stepIdentity',
      isDone: ({ kyc }) => kyc === 1,
      go: () => openOverlay({ id: 'editBank', params: {} }),
    },
    {
      title: 'stepDeposit',
      isDone: ({ paySumAmount }) => isAboveZero(paySumAmount),
      go: () => openOverlay({ id: 'cash', params: { tab: 'deposit' } }),
    },
    { title: 'stepPlay', isDone: ({ gameSumAmount }) => isAboveZero(gameSumAmount), go: play },
  ]
  const next = steps.find(({ isDone }) => player && !isDone(player))
  return (
    <ol className="mt-16 space-y-10">
      {steps.map((step) => (
        <StepRow
          key={step.title}
          step={step}
          isDone={player !== undefined && step.isDone(player)}
          isNext={step === next}
        />
      ))}
    </ol>
  )
}

type StepRowProps = {
  readonly step: Step
  readonly isDone: boolean
  readonly isNext: boolean
}

function StepRow({ step: { title, go }, isDone, isNext }: StepRowProps) {
  const t = useTranslations('offers')
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex items-center gap-12 rounded-14 bg-raised p-14">
      <Icon
        className={`size-22 shrink-0 ${isDone ? 'text-win' : 'text-muted'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-16">{t(title)}</span>
        <span className="block text-12 text-muted">{t(`${title}Hint`)}</span>
        <span className="visually-hidden">{isDone ? t('stepDone') : t('stepOpen')}</span>
      </span>
      {isNext && go && (
        <Button size="small" onClick={go}>
          {t('stepGo')}
        </Button>
      )}
    </li>
  )
}
