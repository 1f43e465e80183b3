import type { z } from 'zod'
import type { CallApi } from './call.ts'
import { PixUnavailable, PixUnreadable } from './errors.ts'

const ITEMS_PER_PAGE = 1000
const MOST_PAGES = 1000

type Pages = { readonly pages: number; readonly entries: readonly unknown[] }

/**
 * All pages of a list, read entry by entry, so that what cannot be read hides nothing else. Throws
 * `PixUnreadable` with the rest where some of it cannot be read.
 */
export async function listPages<T>(
  callApi: CallApi,
  list: {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly page: z.ZodType<Pages>
    readonly entry: z.ZodType<T>
    /** Where an entry has its id. */
    readonly id: string
  },
): Promise<readonly T[]> {
  const found: T[] = []
  const unreadable: string[] = []
  let seen = 0
  let fault: unknown
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { pages, entries } = await callApi({
      method: 'GET',
      path: list.path,
      query: {
        ...list.query,
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(ITEMS_PER_PAGE),
      },
      answer: list.page,
    })
    for (const one of entries) {
      const read = list.entry.safeParse(one)
      seen += 1
      if (read.success) found.push(read.data)
      else {
        unreadable.push(idOf(one, list.id) ?? `?${seen}`)
        fault ??= read.error
      }
    }
    if (page + 1 < pages) continue
    if (fault) throw new PixUnreadable(`GET ${list.path}`, { readable: found, unreadable }, fault)
    return found
  }
  throw new PixUnavailable('too_large', `GET ${list.path}`)
}

function idOf(entry: unknown, field: string): string | null {
  const id: unknown = Object(entry)[field]
  return typeof id === 'string' && /^[a-zA-Z0-9-]{1,64}$/.test(id) ? id : null
}

/**
 * What of a list can be read, and the error that tells of what cannot; whatever else is
 * thrown stays so.
 */
export async function readableOf<T>(
  list: Promise<readonly T[]>,
): Promise<{ readonly found: readonly T[]; readonly fault: PixUnreadable | null }> {
  try {
    return { found: await list, fault: null }
  } catch (error) {
    if (error instanceof PixUnreadable)
      return { found: error.readable as readonly T[], fault: error }
    throw error
  }
}
