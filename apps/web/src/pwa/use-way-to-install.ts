import { useSyncExternalStore } from 'react'
import { openOverlay } from '../overlays/overlay-store.ts'
import {
  installOffer,
  isAddedByHand,
  onInstallOffer,
  takeInstallOffer,
} from '../platform/install-offer.ts'

export type WayToInstall = {
  readonly by: 'browser' | 'hand'
  readonly go: () => void
}

/**
 * How this device gets the app on its screen: by the browser's offer, or as the guide tells; null
 * where neither works.
 */
export function useWayToInstall(): WayToInstall | null {
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  if (offer) return { by: 'browser', go: () => void takeInstallOffer() }
  if (!isAddedByHand()) return null
  return { by: 'hand', go: () => openOverlay({ id: 'installGuide', params: {} }) }
}
