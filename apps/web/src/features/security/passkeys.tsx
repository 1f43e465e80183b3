import { passkey } from '@jogada/contract'
import type { KeptPasskey } from '@jogada/contract/passkey'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { hasPasskeys, makePasskey, wasCancelled } from '../../platform/passkeys.ts'
import { deviceOf } from './device-of.ts'
import { OwnerForm } from './owner-form.tsx'
import type { OwnerProof } from './owner-form.tsx'

const passkeysQuery = queryOptions({
  queryKey: ['player', 'passkeys'],
  queryFn: ({ signal }) => request(passkey.list, {}, { loading: false, failure: 'here', signal }),
})

type Doing = 'nothing' | 'adding' | { readonly removing: string }

/** The player's passkeys: what they are for, one more on this device, and each one's end. */
export function Passkeys() {
  const t = useTranslations('security')
  const [doing, setDoing] = useState<Doing>('nothing')
  const { data } = useQuery(passkeysQuery)
  return (
    <section aria-labelledby="passkeys-title">
      <h3 id="passkeys-title" className="text-16 font-[620]">
        {t('passkeys')}
      </h3>
      <p className="mt-4 text-14 leading-snug text-soft">{t('passkeysLead')}</p>
      <ul className="mt-4 divide-y divide-line">
        {data?.map((kept) => (
          <PasskeyRow
            key={kept.passkeyId}
            kept={kept}
            remove={() => setDoing({ removing: kept.passkeyId })}
          />
        ))}
      </ul>
      {doing !== 'nothing' ? (
        <Proven doing={doing} done={() => setDoing('nothing')} />
      ) : hasPasskeys() ? (
        <Button look="outline" className="mt-12 w-full" onClick={() => setDoing('adding')}>
          <Fingerprint className="size-18" aria-hidden="true" />
          {t('passkeyAdd')}
        </Button>
      ) : (
        <p className="mt-8 text-14 text-muted">{t('passkeyUnsupported')}</p>
      )}
    </section>
  )
}

function PasskeyRow({ kept, remove }: { readonly kept: KeptPasskey; readonly remove: () => void }) {
  const t = useTranslations('security')
  const format = useFormatter()
  const { browser, system } = deviceOf(kept.userAgent)
  const name = [browser, system].filter(Boolean).join(' · ') || t('unknownDevice')
  const at = format.dateTime(new Date(kept.usedAt ?? kept.madeAt), {
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (
    <li className="flex min-h-64 items-center gap-12 py-8">
      <Fingerprint className="size-22 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 text-14">
        <span className="block truncate font-[520]">{name}</span>
        <span className="block text-12 text-muted">
          {kept.usedAt ? t('seen', { at }) : t('passkeyMade', { at })}
        </span>
      </span>
      <Button
        look="quiet"
        size="small"
        className="min-h-[44px]"
        aria-label={t('passkeyRemoveOne', { name })}
        onClick={remove}
      >
        {t('passkeyRemove')}
      </Button>
    </li>
  )
}

type ProvenProps = {
  readonly doing: Exclude<Doing, 'nothing'>
  readonly done: () => void
}

/** The owner's proof, and then what it was asked for. */
function Proven({ doing, done }: ProvenProps) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: async (proof: OwnerProof) => {
      if (doing === 'adding') return void (await makePasskey(proof))
      const body = { passkeyId: doing.removing, ...proof }
      return void (await request(passkey.remove, { body }, { failure: 'here' }))
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      done()
    },
  })
  const words = act.error
    ? wasCancelled(act.error)
      ? t('security.passkeyCancelled')
      : wordsOf(act.error) || t('security.failed')
    : null
  return (
    <div className="mt-12 space-y-8">
      <OwnerForm
        isFilled
        isBusy={act.isPending}
        action={t('security.goOn')}
        submit={(proof) => act.mutate(proof)}
      >
        {words && (
          <p role="alert" className="text-14 text-lose">
            {words}
          </p>
        )}
      </OwnerForm>
      <Button look="quiet" className="w-full" onClick={done}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
