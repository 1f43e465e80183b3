import { privacy } from '@jogada/contract'
import type { Closing } from '@jogada/contract/privacy'
import { formatReais } from '@jogada/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { randomUuid } from '../../platform/random-id.ts'
import { endSession } from '../../session/session-ends.ts'

const KEY = ['player', 'closing']
const CLOSING_MS = 5000
const WHEN = { dateStyle: 'short', timeStyle: 'short' } as const

/** Closes the account: first what is received and lost, then the password. */
export function CloseAccount() {
  const t = useTranslations()
  const format = useFormatter()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [pwd, setPwd] = useState('')
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      request(privacy.closingState, {}, { loading: false, failure: 'here', signal }),
    staleTime: 0,
    // until the money has left: then the account closes and the session ends
    refetchInterval: ({ state }) => (state.data?.state === 'closing' ? CLOSING_MS : false),
  })
  const closing = useMutation({
    mutationFn: (key: string) =>
      request(privacy.closeAccount, { body: { pwd } }, { idempotencyKey: key, failure: 'here' }),
    onSuccess: (state) => {
      queryClient.setQueryData(KEY, state)
      if (state.state === 'closed') endSession()
    },
  })
  return (
    <section aria-labelledby="close-account">
      <h3 id="close-account" className="text-16 font-[620]">
        {t('care.closeTitle')}
      </h3>
      {data?.state === 'closing' ? (
        <output className="mt-4 block rounded-10 bg-raised p-12 text-14 leading-snug">
          {t(`care.closingWaits.${data.waitsFor ?? 'bank'}`, {
            amount: formatReais(data.waitsFor === 'player' ? data.cash : data.withdrawing),
          })}
          {data.reviewBy && (
            <> {t('care.closingBy', { at: format.dateTime(new Date(data.reviewBy), WHEN) })}</>
          )}
        </output>
      ) : (
        <p className="mt-4 text-14 leading-snug text-soft">{t('care.closeLead')}</p>
      )}
      {data?.state === 'open' && !isAsking && (
        <Button look="danger" className="mt-12 w-full" onClick={() => setAsking(true)}>
          {t('care.closeAction')}
        </Button>
      )}
      {data?.state === 'open' && isAsking && (
        <form
          className="mt-12 space-y-12"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (pwd !== '' && !closing.isPending) closing.mutate(randomUuid())
          }}
        >
          <Sums state={data} />
          <PasswordField
            label={t('care.closeSure')}
            name="current-password"
            autoComplete="current-password"
            value={pwd}
            onChange={(event) => setPwd(event.target.value)}
          />
          <div className="grid grid-cols-2 gap-8">
            <Button
              look="outline"
              className="h-auto! min-h-48 py-6 whitespace-normal!"
              onClick={() => setAsking(false)}
            >
              {t('limits.back')}
            </Button>
            <Button
              type="submit"
              look="danger"
              className="h-auto! min-h-48 py-6 whitespace-normal!"
              disabled={pwd === '' || closing.isPending}
            >
              {t('care.closeTitle')}
            </Button>
          </div>
          {closing.error && (
            <p role="alert" className="text-14 text-lose">
              {wordsOf(closing.error) || t('security.failed')}
            </p>
          )}
        </form>
      )}
    </section>
  )
}

function Sums({ state }: { readonly state: Closing }) {
  const t = useTranslations('care')
  return (
    <ul className="space-y-2 text-14">
      <li>{t('closePays', { amount: formatReais(state.cash) })}</li>
      {state.bonus !== '0.00' && <li>{t('closeLoses', { amount: formatReais(state.bonus) })}</li>}
    </ul>
  )
}
