import { useNavigate, useSearch } from '@tanstack/react-router'
import { isDay } from '../../components/period.ts'
import type { ChosenDays } from '../../components/period.ts'

/** The days that the tree of invited players is narrowed to, as the address says them. */
export function useAgentDays(): readonly [ChosenDays, (days: ChosenDays) => void] {
  const navigate = useNavigate()
  const address: { readonly [End in keyof ChosenDays]: unknown } = useSearch({ strict: false })
  const days = {
    from: isDay(address.from) ? address.from : undefined,
    to: isDay(address.to) ? address.to : undefined,
  }
  return [
    days,
    ({ from, to }) =>
      void navigate({ to: '.', search: () => ({ from, to }), replace: true, resetScroll: false }),
  ]
}
