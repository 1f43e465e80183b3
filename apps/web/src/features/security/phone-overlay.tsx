import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { Button } from '../../components/button.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { OwnerForm } from './owner-form.tsx'
import { phoneQuery } from './phone.tsx'
import { SentCodeForm } from './sent-code-form.tsx'
import { usePhoneCode } from './use-phone-code.ts'
import type { PhoneChange } from './use-phone-code.ts'

/** Confirms the account's phone by a code, or another one that takes its place. */
export function PhoneOverlay({ close }: OverlayProps<'phone'>) {
  const t = useTranslations()
  const { data } = useQuery(phoneQuery)
  const [isChanging, setChanging] = useState(false)
  const { send, confirm } = usePhoneCode(close)
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
              <NewPhone isBusy={send.isPending} submit={send.mutate} />
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
            <SentCodeForm
              label={t('checks.phoneCode')}
              action={t('checks.phoneConfirm')}
              isBusy={confirm.isPending}
              submit={confirm.mutate}
            />
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

type NewPhoneProps = { readonly isBusy: boolean; readonly submit: (change: PhoneChange) => void }

function NewPhone({ isBusy, submit }: NewPhoneProps) {
  const t = useTranslations('checks')
  const [number, setNumber] = useState({ country: currentLanguage().dial, phone: '' })
  return (
    <OwnerForm
      isFilled={number.phone !== ''}
      isBusy={isBusy}
      action={t('phoneSend')}
      submit={(proof) => submit({ ...number, ...proof })}
    >
      <PhoneField {...number} onChange={(part) => setNumber((now) => ({ ...now, ...part }))} />
    </OwnerForm>
  )
}
