type Pixel = (command: 'track', event: string, details: object) => void

declare global {
  interface Window {
    /** The ad pixel that an operator configured; absent otherwise. */
    fbq?: Pixel
  }
}

/** Tells the operator's ad pixel of a first purchase in reais; says nothing where there is none. */
export function reportPurchase(amount: string) {
  window.fbq?.('track', 'Purchase', { value: Number(amount), currency: 'BRL' })
}
