import { referral } from '@jogada/contract'
import { MoneyText, formatReais } from '@jogada/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { HelpLink } from '../../components/help-link.tsx'
import { LoginFirst, PageCard, PageFailed } from '../../components/page-card.tsx'
import { ProgressLine } from '../../components/progress-line.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { moneyOf } from '../../components/typed-money.ts'
import { showToast } from '../../overlays/toast.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { useLicence } from '../../session/licence-query.ts'
import { useLoggedIn } from '../../session/session.ts'
import { UnpaidInvites } from './unpaid-invites.tsx'
import { ladderQuery } from './referral-queries.ts'

/** The ladder: a bonus for each number of invited players who deposit and play. */
export function LadderScreen() {
  const t = useTranslations('rewards')
  const loggedIn = useLoggedIn()
  if (useLicence()?.invites === false) return <UnpaidInvites title={t('ladderTitle')} />
  return (
    <PageCard title={t('ladderTitle')} lead={t('ladderLead')}>
      {loggedIn ? <Ladder /> : <LoginFirst words={t('agentLogin')} />}
      <HelpLink about="ladder" />
    </PageCard>
  )
}

function Ladder() {
  const t = useTranslations('rewards')
  const { data, isError, refetch } = useQuery(ladderQuery)
  const take = useTakeStep()
  if (!data)
    return isError ? <PageFailed retry={() => void refetch()} /> : <Skeleton className="h-276" />
  const reais = (wire: string) => formatReais(moneyOf(wire))
  return (
    <>
      <p className="text-14">{t('validPeople', { count: data.valid })}</p>
      <p className="mt-4 text-12 text-muted">
        {t('validMeans', {
          deposit: reais(data.minimumDeposit),
          play: reais(data.minimumPlay),
        })}
      </p>
      <ol className="mt-14 space-y-8">
        {data.steps.map((one) => (
          <li key={one.step} className="rounded-14 bg-raised p-14">
            <div className="flex items-center gap-12">
              <div className="min-w-0 flex-1">
                <p className="text-14 text-soft">{t('stepPeople', { count: one.people })}</p>
                <MoneyText amount={one.bonus} className="text-22 text-vip" />
              </div>
              {one.state === 'open' && (
                <Button
                  size="small"
                  className="min-h-[44px]"
                  disabled={take.isPending}
                  onClick={() => take.mutate(one.step)}
                >
                  {t('take')}
                </Button>
              )}
              {one.state === 'taken' && (
                <p className="flex items-center gap-6 text-14 text-win">
                  <Check className="size-18" aria-hidden="true" />
                  {t('taken')}
                </p>
              )}
              {one.state === 'locked' && (
                <p className="flex items-center gap-6 text-14 text-muted">
                  <Lock className="size-16" aria-hidden="true" />
                  {t('locked')}
                  <span className="figures text-16 text-soft">
                    {data.valid}/{one.people}
                  </span>
                </p>
              )}
            </div>
            {one.state === 'locked' && (
              <div className="mt-10">
                <ProgressLine
                  label={t('stepPeople', { count: one.people })}
                  share={data.valid / one.people}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-14 text-12 text-muted">
        {t('ladderTerms', { times: String(data.wagerTimes) })}
      </p>
    </>
  )
}

/** Takes a step with one key for as long as its answer is not known. */
function useTakeStep() {
  const t = useTranslations('rewards')
  const queryClient = useQueryClient()
  const [keys] = useState(() => new Map<number, string>())
  return useMutation({
    mutationFn: (step: number) => {
      const idempotencyKey = keys.get(step) ?? randomUuid()
      keys.set(step, idempotencyKey)
      return request(referral.takeStep, { params: { step } }, { idempotencyKey })
    },
    onSuccess: ({ amount }) => showToast(t('received', { amount: formatReais(moneyOf(amount)) })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['player'] }),
  })
}
