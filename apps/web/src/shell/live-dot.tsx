import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { frontEventsQuery } from '../sports/event-queries.ts'

/** How long what home was told last is taken to be so where nobody asks any more. */
const KNOWN_FOR_MS = 10 * 60_000

/** A dot while a match is in play, as far as home knows: it asks for nothing itself. */
export function LiveDot() {
  const { data, dataUpdatedAt } = useQuery({ ...frontEventsQuery('live'), enabled: false })
  return data && data.length > 0 && <Dot key={dataUpdatedAt} />
}

function Dot() {
  const t = useTranslations('home')
  const [isKnown, setKnown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(false), KNOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isKnown && (
      <>
        <span className="absolute top-8 ml-28 size-8 rounded-full bg-live" aria-hidden="true" />
        <span className="visually-hidden">: {t('liveNow')}</span>
      </>
    )
  )
}
