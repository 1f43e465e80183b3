const TABLES = new Set([
  '/dice',
  '/limbo',
  '/mines',
  '/rowDouble',
  '/double',
  '/luckyColor',
  '/play',
  '/conta',
])

/** Whether the app may speak up on a page: not where a round or a payment may be under way. */
export const mayInterrupt = (path: string): boolean => !TABLES.has(path)
