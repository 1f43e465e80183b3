import { yearly } from '@jogada/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientHeaders, request } from '../../api/request.ts'
import { ORDERS_KEY } from '../../session/order-queries.ts'

const QUIET = { loading: false, failure: 'here' } as const
const KEEP_MS = 60_000

/** The years of which there is a statement, the newest first. */
export const yearsQuery = queryOptions({
  queryKey: [...ORDERS_KEY, 'years'],
  queryFn: ({ signal }) => request(yearly.years, {}, { ...QUIET, signal }),
  staleTime: 0,
})

/** A year with the CPF masked. */
export const yearQuery = (year: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'year', year],
    queryFn: ({ signal }) => request(yearly.statement, { params: { year } }, { ...QUIET, signal }),
    staleTime: 0,
  })

/** A year as it stands on paper, with the whole CPF, which is kept nowhere. */
export const paperOf = (year: string) =>
  request(yearly.statement, { params: { year }, query: { paper: '1' } }, QUIET)

/** Fetches the statement as a file and hands it to the browser; throws when there is none. */
export async function downloadYear(year: string) {
  const response = await fetch(yearly.file.path.replace('{year}', year), {
    headers: await clientHeaders(),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error('no file')
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `jogada-demonstrativo-${year}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
