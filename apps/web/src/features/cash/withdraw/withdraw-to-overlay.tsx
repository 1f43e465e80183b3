import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../components/skeleton.tsx'
import type { OverlayProps } from '../../../overlays/overlay-props.ts'
import { Surface } from '../../../overlays/surface.tsx'
import { DestinationForm } from './destination-form.tsx'
import { limitsQuery } from './withdraw-queries.ts'

/** Where a withdrawal goes: filled in here, sent with the withdrawal. */
export function WithdrawToOverlay({ close }: OverlayProps<'withdrawTo'>) {
  const t = useTranslations('cash')
  const { data: limits } = useQuery(limitsQuery)
  return (
    <Surface kind="sheet" title={t('destinationTitle')} close={close}>
      {limits ? <DestinationForm limits={limits} close={close} /> : <Skeleton className="h-320" />}
    </Surface>
  )
}
