import { useFormatter } from 'use-intl'

/** Writes a fraction as a percentage, as the language writes numbers: 0.025 is `2,5` or `2.5`. */
export function usePercentText(): (fraction: number) => string {
  const format = useFormatter()
  return (fraction) => format.number(fraction * 100, { maximumFractionDigits: 2 })
}
