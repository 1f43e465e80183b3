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
