import { registration } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { addressLine } from '@jogada/core/kyc/address'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'

export type RegistrationView = CallReply<typeof registration.registration>

export const registrationQuery = queryOptions({
  queryKey: ['player', 'registration'],
  queryFn: ({ signal }) =>
    request(registration.registration, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/**
 * Where the player lives and the gender that they said, and the way to say or change it; nothing
 * where no licence asks.
 */
export function Registration() {
  const t = useTranslations('checks')
  const { data } = useQuery(registrationQuery)
  if (!data || data.asked.length === 0) return null
  const isSaid = data.asked.every((field) => data[field] !== null)
  return (
    <section aria-labelledby="registration">
      <h3 id="registration" className="text-16 font-[620]">
        {t('registrationTitle')}
      </h3>
      <div className="mt-4 text-14 leading-snug wrap-anywhere text-soft">
        {data.address && <p>{addressLine(data.address)}</p>}
        {data.gender && <p>{t(`genders.${data.gender}`)}</p>}
        {!isSaid && <p>{t('registrationOpen')}</p>}
      </div>
      <Button
        look="outline"
        className="mt-12 w-full"
        onClick={() => openOverlay({ id: 'registration', params: {} })}
      >
        {t(isSaid ? 'registrationChange' : 'registrationTitle')}
      </Button>
    </section>
  )
}
