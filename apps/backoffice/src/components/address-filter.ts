import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Filter } from './saved-views.tsx'

const LONGEST = 260

/** What of an address is a filter: plain texts, as they stand in it. */
export const filterOfAddress = (search: Readonly<Record<string, unknown>>): Filter =>
  Object.fromEntries(
    Object.entries(search).filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && pair[1] !== '' && pair[1].length <= LONGEST,
    ),
  )

export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

/** The part of an address behind the question mark; nothing for nothing. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(filterOfAddress(search) as Record<string, string>).toString()
  return text === '' ? '' : `?${text}`
}

/** Filters of a list, kept in the address: they survive a reload and can be sent to somebody else. */
export function useAddressFilter(): readonly [Filter, (next: Filter) => void] {
  const filter = filterOfAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    filter,
    (next) => void navigate({ to: '.', search: filterOfAddress(next) as never, replace: true }),
  ]
}
