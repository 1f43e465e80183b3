import { isInstalled } from './is-installed.ts'

/** The browser's offer to install the app, kept until the player asks for it. */
export type InstallOffer = Event & { prompt(): Promise<unknown> }

declare global {
  interface Window {
    installOffer?: InstallOffer | null
  }
}

const CHANGED = 'beforeinstallprompt'

/** The offer that was kept; null where there is none. */
export const installOffer = () => window.installOffer ?? null

/** Calls the listener when an offer came or went, until the returned function is called. */
export function onInstallOffer(listener: () => void) {
  addEventListener(CHANGED, listener)
  addEventListener('appinstalled', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('appinstalled', listener)
  }
}

/** Shows the browser's own question; the offer is then used up. */
export async function takeInstallOffer() {
  const offer = installOffer()
  window.installOffer = null
  dispatchEvent(new Event('appinstalled'))
  await offer?.prompt()
}

/**
 * Whether this is a tab on an iPhone or iPad, whose browsers make no offer: there the player puts
 * the app on the home screen. An iPad calls itself a Macintosh, but no Macintosh has touch points.
 */
export function isAddedByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && isInstalled() === 0
}
