import { phone } from '@jogada/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { openOverlay } from '../../overlays/overlay-store.ts'

export const phoneQuery = queryOptions({
  queryKey: ['player', 'phone'],
  queryFn: ({ signal }) =>
    request(phone.phoneState, {}, { loading: false, failure: 'here', signal }),
  staleTime: 0,
})

/** The account's phone, whether it was confirmed, and the way to confirm or change it. */
export function Phone() {
  const t = useTranslations('checks')
  const { data } = useQuery(phoneQuery)
  if (!data) return null
  return (
    <section aria-labelledby="phone">
      <h3 id="phone" className="text-16 font-[620]">
        {t('phoneTitle')}
      </h3>
      <p className="mt-4 text-14 leading-snug text-soft">
        {t(data.confirmedAt ? 'phoneConfirmed' : 'phoneOpen', { phone: data.phone })}
      </p>
      <Button
        look="outline"
        className="mt-12 w-full"
        onClick={() => openOverlay({ id: 'phone', params: {} })}
      >
        {t(data.confirmedAt ? 'phoneChange' : 'phoneConfirm')}
      </Button>
    </section>
  )
}
