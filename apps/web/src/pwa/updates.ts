import { create } from 'zustand'

/** The service worker of a newer build that waits to take over; null when there is none. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({
  waiting: null,
}))

/** Registers the service worker and watches for newer builds. Does nothing where there is none. */
export async function followUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const look = () => {
    // the first worker of a device replaces nothing
    if (navigator.serviceWorker.controller) useUpdate.setState({ waiting: registration.waiting })
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload()
  })
  // a part of this build did not arrive: it may be gone because a newer one has come out
  addEventListener('vite:preloadError', () => void registration.update().catch(() => undefined))
  // a page that is never left would hear of nothing newer
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}

/**
 * Whether it was this page that let a newer build in: another tab's wish reloads nobody's round.
 */
let isAsked = false

/** A worker that still answers something holds the newer one back, for minutes if need be. */
const LONGEST_HANDOVER_MS = 5000

/**
 * Lets the newer build take over; the page then loads again. It does so too where the worker does
 * not change hands in time, for the page itself always comes from the network.
 */
export function takeUpdate() {
  isAsked = true
  const { waiting } = useUpdate.getState()
  useUpdate.setState({ waiting: null })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting?.postMessage('take-over')
  setTimeout(() => location.reload(), LONGEST_HANDOVER_MS)
}
