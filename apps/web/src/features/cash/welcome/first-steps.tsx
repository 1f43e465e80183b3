import type { EntryStep } from '@jogada/contract/limits'
import { useTranslations } from 'use-intl'
import { moneyOf } from '../../../components/typed-money.ts'
import { openOverlay } from '../../../overlays/overlay-store.ts'
import { usePlayer } from '../../../session/player-queries.ts'
import { useDepositStop } from '../deposit/deposit-stop.tsx'
import { StepRow } from './step-row.tsx'
import type { StepRowProps } from './step-row.tsx'
import { entryTitles, useEntryWays } from './entry-steps.ts'

const isAboveZero = (amount: string | undefined) => moneyOf(amount) > 0n

/** What a new player goes through, each step as the server knows it. */
export function FirstSteps({ play }: { readonly play: () => void }) {
  const t = useTranslations('offers')
  const player = usePlayer()
  const ways = useEntryWays()
  // a licence that asks for more than the person says so here
  const asked = useDepositStop().data?.entry.filter(({ step }) => step !== 'person') ?? []
  const stateOf = (isDone: boolean) => (isDone ? 'done' : 'open')
  const entry = (step: EntryStep, state: StepRowProps['state'], hint?: string): StepRowProps => ({
    title: t(entryTitles[step]),
    hint,
    state,
    go: ways[step],
  })
  const steps: readonly StepRowProps[] = [
    { title: t('stepAccount'), hint: t('stepAccountHint'), state: 'done' },
    entry('person', stateOf(player?.kyc === 1), t('stepIdentityHint')),
    ...asked.map(({ step, state }) => entry(step, state)),
    {
      title: t('stepDeposit'),
      hint: t('stepDepositHint'),
      state: stateOf(isAboveZero(player?.paySumAmount)),
      go: () => openOverlay({ id: 'cash', params: { tab: 'deposit' } }),
    },
    {
      title: t('stepPlay'),
      hint: t('stepPlayHint'),
      state: stateOf(isAboveZero(player?.gameSumAmount)),
      go: play,
    },
  ]
  const next = player && steps.find(({ state }) => state === 'open')
  return (
    <ol className="mt-16 space-y-10">
      {steps.map((step) => (
        <StepRow key={step.title} {...step} go={step === next ? step.go : undefined} />
      ))}
    </ol>
  )
}
