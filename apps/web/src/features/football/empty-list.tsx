import { WaveDivider } from '@jogada/ui'
import { Search, Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../components/button.tsx'
import { SportIcon } from '../../components/sport-icon.tsx'
import { useSportName } from './sport-strip.tsx'

/** The list beside this one, where favourites may be. */
export type Elsewhere = { readonly title: string; readonly show: () => void }

export type EmptyListProps = {
  /** Why nothing is shown: no data for the sport, no match of it now, no star, nothing found. */
  readonly none:
    | { readonly kind: 'byHand' | 'emptySport'; readonly sport: string }
    | { readonly kind: 'stars'; readonly elsewhere: Elsewhere | undefined }
    | { readonly kind: 'search'; readonly text: string }
}

/** Says plainly why there is no match here. */
export function EmptyList({ none }: EmptyListProps) {
  const t = useTranslations('sport')
  const name = useSportName()
  const isSport = none.kind === 'byHand' || none.kind === 'emptySport'
  const Icon = none.kind === 'stars' ? Star : Search
  const sport = isSport ? name(none.sport).toLowerCase() : ''
  return (
    <div className="rounded-14 bg-card px-20 py-32 text-center">
      {isSport ? (
        <SportIcon sport={none.sport} className="mx-auto size-44 text-muted" />
      ) : (
        <Icon className="mx-auto size-40 text-muted" strokeWidth={1.5} aria-hidden="true" />
      )}
      <WaveDivider className="mx-auto mt-12 max-w-120 text-line-strong" />
      {none.kind === 'stars' && (
        <p className="mt-12 text-14 text-soft">
          {none.elsewhere ? t('noFavouritesHere') : t('noFavourites')}
        </p>
      )}
      {none.kind === 'stars' && none.elsewhere && (
        <Button look="quiet" className="mt-12" onClick={none.elsewhere.show}>
          {t('favouritesIn', { tab: none.elsewhere.title })}
        </Button>
      )}
      {none.kind === 'search' && (
        <p className="mt-12 text-14 text-soft">{t('noFound', { text: none.text })}</p>
      )}
      {isSport && (
        <>
          <p className="mt-12 text-16 font-[620]">{t(`${none.kind}.title`, { sport })}</p>
          <p className="mt-4 text-14 text-muted">{t(`${none.kind}.lead`)}</p>
        </>
      )}
    </div>
  )
}
