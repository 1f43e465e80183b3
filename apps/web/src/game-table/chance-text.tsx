import { useFormatter } from 'use-intl'

const LEAST_SHOWN = 0.0001

/** A chance given as an exact fraction: in percent, or as one in so many when it is very small. */
export function ChanceText({ fraction }: { readonly fraction: string }) {
  const format = useFormatter()
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number)
  const share = numerator / denominator
  if (share < LEAST_SHOWN) return `1 : ${format.number(Math.round(denominator / numerator))}`
  return format.number(share, { style: 'percent', maximumSignificantDigits: 4 })
}
