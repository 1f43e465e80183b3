import { location } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'

const WAIT_MS = 20_000

/** Asks for the browser's position where the address does not tell whether play is allowed. */
export function LocationOverlay({ close }: OverlayProps<'location'>) {
  const t = useTranslations()
  const show = useMutation({
    mutationFn: async () => {
      const { latitude, longitude, accuracy } = (await browserPosition()).coords
      const body = { latitude, longitude, accuracy }
      return request(location.showPosition, { body }, { failure: 'here' })
    },
    onSuccess: ({ answer }) => {
      if (answer === 'inside') close()
    },
  })
  const canAsk = 'geolocation' in navigator
  return (
    <Surface kind="sheet" title={t('checks.placeTitle')} close={close}>
      <div className="space-y-12 pb-12">
        <p className="text-14 leading-snug text-soft">{t('checks.placeLead')}</p>
        <p className="text-14 leading-snug text-soft">{t('checks.placeKept')}</p>
        <Button
          className="w-full"
          disabled={!canAsk || show.isPending}
          onClick={() => show.mutate()}
        >
          <MapPin className="size-18" aria-hidden="true" />
          {t('checks.placeShare')}
        </Button>
        {!canAsk && <p className="text-14 text-lose">{t('checks.placeMissing')}</p>}
        {show.data && show.data.answer !== 'inside' && (
          <p role="alert" className="text-14 text-lose">
            {t('checks.placeOutside')}
          </p>
        )}
        {show.error && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(show.error) || t('checks.placeDenied')}
          </p>
        )}
      </div>
    </Surface>
  )
}

const browserPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: WAIT_MS,
      maximumAge: 0,
    })
  })
