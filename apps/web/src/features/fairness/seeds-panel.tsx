import { isClientSeed } from '@jogada/core/fairness'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { RequestFailure } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { showToast } from '../../overlays/toast.ts'
import { useLoggedIn } from '../../session/session.ts'
import { formOfPair } from './claim-form.ts'
import type { ClaimForm } from './claim-form.ts'
import { Fact } from './fact.tsx'
import { seedsQuery, useRotateSeeds } from './seed-queries.ts'
import type { Seeds } from './seed-queries.ts'

export type SeedsPanelProps = { readonly verify: (form: ClaimForm) => void }

/** The pair in use and the next one by their seals, the rotation, and the pair before. */
export function SeedsPanel({ verify }: SeedsPanelProps) {
  const t = useTranslations()
  const enabled = useLoggedIn()
  const { data: seeds, isError, refetch } = useQuery({ ...seedsQuery, enabled })
  if (!enabled) return <p className="text-14 text-muted">{t('fairness.loginFirst')}</p>
  if (isError) {
    return (
      <div className="flex items-center justify-between gap-12">
        <p className="text-14 text-muted">{t('fairness.loadFailed')}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (!seeds) return <Skeleton className="h-300" />
  return (
    <div className="space-y-20">
      <p className="text-14 leading-snug text-soft">{t('fairness.lead')}</p>
      <dl>
        <Fact
          testId="server-seed-hash"
          name={t('fairness.serverHash')}
          value={seeds.serverSeedHash}
          copy={seeds.serverSeedHash}
        />
        <Fact name={t('fairness.clientSeed')} value={seeds.clientSeed} copy={seeds.clientSeed} />
        <Fact name={t('fairness.nonce')} value={seeds.nonce} />
        <Fact
          name={t('fairness.nextHash')}
          value={seeds.nextServerSeedHash}
          copy={seeds.nextServerSeedHash}
        />
      </dl>
      <Rotation />
      {seeds.previous && <Previous pair={seeds.previous} verify={verify} />}
    </div>
  )
}

function Rotation() {
  const t = useTranslations('fairness')
  const [ownSeed, setOwnSeed] = useState('')
  const rotation = useRotateSeeds()
  const seed = ownSeed.trim()
  const isFaulty = seed !== '' && !isClientSeed(seed)
  const rotate = (event: SubmitEvent) => {
    event.preventDefault()
    if (isFaulty || rotation.isPending) return
    rotation.mutate(seed, {
      onSuccess: () => {
        setOwnSeed('')
        showToast(t('rotated'))
      },
    })
  }
  return (
    <form onSubmit={rotate} noValidate className="space-y-10">
      <h3 className="text-16 font-[620]">{t('rotateTitle')}</h3>
      <p className="text-14 leading-snug text-soft">{t('rotateLead')}</p>
      <Field
        label={t('ownSeed')}
        hint={t('ownSeedHint')}
        error={isFaulty ? t('ownSeedInvalid') : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={ownSeed}
        onChange={(event) => setOwnSeed(event.target.value)}
      />
      {rotation.error && (
        <p role="alert" className="text-14 text-lose">
          {(rotation.error instanceof RequestFailure && rotation.error.message) ||
            t('rotateFailed')}
        </p>
      )}
      <Button type="submit" look="outline" className="w-full" disabled={rotation.isPending}>
        <RefreshCw className="size-18" aria-hidden="true" />
        {t('rotate')}
      </Button>
    </form>
  )
}

type PreviousProps = SeedsPanelProps & { readonly pair: NonNullable<Seeds['previous']> }

function Previous({ pair, verify }: PreviousProps) {
  const t = useTranslations('fairness')
  return (
    <section aria-label={t('previous')} className="rounded-14 bg-raised p-14">
      <h3 className="mb-4 text-16 font-[620]">{t('previous')}</h3>
      <dl>
        <Fact name={t('serverSeed')} value={pair.serverSeed} copy={pair.serverSeed} />
        <Fact name={t('serverHash')} value={pair.serverSeedHash} copy={pair.serverSeedHash} />
        <Fact name={t('clientSeed')} value={pair.clientSeed} copy={pair.clientSeed} />
        <Fact name={t('nonce')} value={pair.nonce} />
      </dl>
      <Button look="quiet" className="mt-10 w-full" onClick={() => verify(formOfPair(pair))}>
        {t('verifyPrevious')}
      </Button>
    </section>
  )
}
