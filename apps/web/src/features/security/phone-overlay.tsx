import { phone } from '@jogada/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { CodeField } from './code-field.tsx'
import { phoneQuery } from './phone.tsx'
import { secondFactorQuery } from './security-queries.ts'

type Change = {
  readonly country: string
  readonly phone: string
  readonly pwd: string
  readonly factor?: string
}

/** Confirms the account's phone by a code, or another one that takes its place. */
export function PhoneOverlay({ close }: OverlayProps<'phone'>) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const { data } = useQuery(phoneQuery)
  const [isChanging, setChanging] = useState(false)
  const send = useMutation({
    mutationFn: (change: Change | undefined) =>
      request(phone.sendPhoneCode, { body: change ? { change } : {} }, { failure: 'here' }),
  })
  const change = send.variables
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request(
        phone.confirmPhone,
        {
          body: change
            ? { code, change: { country: change.country, phone: change.phone } }
            : { code },
        },
        { failure: 'here' },
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: phoneQuery.queryKey })
      close()
    },
  })
  const error = confirm.error ?? send.error
  const asksNumber = isChanging || data?.confirmedAt != null
  return (
    <Surface kind="sheet" title={t('checks.phoneTitle')} close={close}>
      <div className="space-y-12 pb-12">
        {data && !send.data && (
          <>
            <p className="text-14 leading-snug text-soft">
              {t(data.isRequired && !data.confirmedAt ? 'checks.phoneNeeded' : 'checks.phoneLead')}
            </p>
            {asksNumber ? (
              <NewPhone busy={send.isPending} submit={send.mutate} />
            ) : (
              <>
                <p className="text-16">{t('checks.phoneOpen', { phone: data.phone })}</p>
                <Button
                  className="w-full"
                  disabled={send.isPending}
                  onClick={() => send.mutate(undefined)}
                >
                  {t('checks.phoneSend')}
                </Button>
                <Button look="quiet" className="w-full" onClick={() => setChanging(true)}>
                  {t('checks.phoneChange')}
                </Button>
              </>
            )}
          </>
        )}
        {send.data && (
          <>
            <output className="block text-14 leading-snug text-soft">
              {t('checks.phoneSent', { phone: send.data.to, minutes: String(send.data.minutes) })}
            </output>
            <SmsCode busy={confirm.isPending} submit={confirm.mutate} />
            <Button
              look="quiet"
              className="w-full"
              disabled={send.isPending}
              onClick={() => send.reset()}
            >
              {t('checks.phoneAgain')}
            </Button>
          </>
        )}
        {error && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(error) || t('security.failed')}
          </p>
        )}
      </div>
    </Surface>
  )
}

type FormProps<Value> = { readonly busy: boolean; readonly submit: (value: Value) => void }

function NewPhone({ busy, submit }: FormProps<Change>) {
  const t = useTranslations()
  const [number, setNumber] = useState({ country: currentLanguage().dial, phone: '' })
  const [pwd, setPwd] = useState('')
  const [factor, setFactor] = useState('')
  const { data } = useQuery(secondFactorQuery)
  const isGuarded = data?.since != null
  const isReady = number.phone !== '' && pwd !== '' && (!isGuarded || factor !== '') && !busy
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady) submit({ ...number, pwd, ...(isGuarded ? { factor } : {}) })
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      <PhoneField {...number} onChange={(part) => setNumber((now) => ({ ...now, ...part }))} />
      <PasswordField
        label={t('security.password')}
        name="current-password"
        autoComplete="current-password"
        value={pwd}
        onChange={(event) => setPwd(event.target.value)}
      />
      {isGuarded && (
        <CodeField value={factor} onChange={setFactor} hint={t('security.codeOrRecovery')} />
      )}
      <Button type="submit" className="w-full" disabled={!isReady}>
        {t('checks.phoneSend')}
      </Button>
    </form>
  )
}

function SmsCode({ busy, submit }: FormProps<string>) {
  const t = useTranslations('checks')
  const [code, setCode] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (code !== '' && !busy) submit(code)
  }
  return (
    <form onSubmit={send} className="space-y-12" noValidate>
      <Field
        label={t('phoneCode')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={code === '' || busy}>
        {t('phoneConfirm')}
      </Button>
    </form>
  )
}
