import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from './toast.ts'

/**
 * An overlay whose code is fetched when it first opens. Where the code does not arrive it closes
 * and says so, and the page under it goes on; opening it again fetches again.
 */
export function fetchedOverlay<Props extends { readonly close: () => void }>(
  fetchCode: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  const fetchOnce = async () => (known ??= await fetchCode())
  return function FetchedOverlay(props: Props) {
    const t = useTranslations('errors')
    const [Shown, setShown] = useState(() => known)
    const failed = useEffectEvent(() => {
      showToast(t('slowInternet'))
      props.close()
    })
    useEffect(() => {
      if (Shown) return undefined
      let isOpen = true
      fetchOnce().then(
        (code) => isOpen && setShown(() => code),
        () => isOpen && failed(),
      )
      return () => {
        isOpen = false
      }
    }, [Shown])
    return Shown && <Shown {...props} />
  }
}
