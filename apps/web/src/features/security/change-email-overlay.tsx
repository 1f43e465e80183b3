import { email } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { playerQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { OwnerForm } from './owner-form.tsx'
import type { OwnerProof } from './owner-form.tsx'
import { SentCodeForm } from './sent-code-form.tsx'

type Change = OwnerProof & { readonly email: string }

/**
 * Gives the account another e-mail: the password first, then the code that went to the new address.
 */
export function ChangeEmailOverlay({ close }: OverlayProps<'changeEmail'>) {
  const t = useTranslations()
  const send = useMutation({
    mutationFn: (body: Change) => request(email.sendEmailCode, { body }, { failure: 'here' }),
  })
  const asked = send.variables?.email ?? ''
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request(email.confirmEmail, { body: { email: asked, code } }, { failure: 'here' }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: playerQuery.queryKey })
      showToast(t('security.emailDone'))
      close()
    },
  })
  const error = confirm.error ?? send.error
  return (
    <Surface kind="sheet" title={t('security.emailChange')} close={close}>
      <div className="space-y-12 pb-12">
        {send.data ? (
          <>
            <output className="block text-14 leading-snug text-soft">
              {t('security.emailSent', { email: asked, minutes: String(send.data.minutes) })}
            </output>
            <SentCodeForm
              label={t('auth.reset.code')}
              action={t('auth.reset.confirm')}
              isBusy={confirm.isPending}
              submit={confirm.mutate}
            />
            <Button
              look="quiet"
              className="w-full"
              onClick={() => {
                confirm.reset()
                send.reset()
              }}
            >
              {t('auth.reset.otherEmail')}
            </Button>
          </>
        ) : (
          <>
            <p className="text-14 leading-snug text-soft">{t('security.emailLead')}</p>
            <NewEmail isBusy={send.isPending} submit={send.mutate} />
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

type NewEmailProps = { readonly isBusy: boolean; readonly submit: (change: Change) => void }

function NewEmail({ isBusy, submit }: NewEmailProps) {
  const t = useTranslations('auth')
  const [typed, setTyped] = useState('')
  return (
    <OwnerForm
      isFilled={typed !== ''}
      isBusy={isBusy}
      action={t('reset.send')}
      submit={(proof) => submit({ email: typed, ...proof })}
    >
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value.toLowerCase())}
      />
    </OwnerForm>
  )
}
