import { useFormatter } from 'use-intl'

/** Writes a share of something with all digits that operators can set: 0.00125 is `0,125%`. */
export function useShareText(): (share: number) => string {
  const format = useFormatter()
  return (share) => format.number(share, { style: 'percent', maximumFractionDigits: 3 })
}
