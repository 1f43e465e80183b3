import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const CHEAP_PHONE = 4
const SHIFT_BUDGET = 0.05
const LONG_TASK_MS = 50

type Seen = { fcp: number; lcp: number; shift: number; blocked: number }

test('home is painted without a shift on a slow processor, and its figures are printed', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE })
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript((longTaskMs) => {
    const seen: Seen = { fcp: 0, lcp: 0, shift: 0, blocked: 0 }
    Object.assign(globalThis, { seen })
    const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
      })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as unknown as {
        readonly hadRecentInput: boolean
        readonly value: number
      }
      if (!hadRecentInput) seen.shift += value
    })
    watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - longTaskMs)))
  }, LONG_TASK_MS)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Jogos da casa' })).toBeVisible()
  await expect(page.locator('.wave-shimmer')).toHaveCount(0)
  await expect(page.locator('footer')).toBeAttached()
  const { fcp, lcp, shift, blocked } = await page.evaluate(
    () => (globalThis as unknown as { readonly seen: Seen }).seen,
  )
  const kib = Math.round(bytes / 1024)
  process.stdout.write(
    `home, processor ${CHEAP_PHONE} times slower: FCP ${Math.round(fcp)} ms, LCP ${Math.round(lcp)} ms, ` +
      `TBT ${Math.round(blocked)} ms, CLS ${shift.toFixed(3)}, ${kib} KiB\n`,
  )
  expect(fcp, 'a first paint was seen').toBeGreaterThan(0)
  expect(lcp, 'a largest paint was seen').toBeGreaterThan(0)
  // times, and what was fetched ahead by then, depend on the machine and are only printed
  expect(shift).toBeLessThanOrEqual(SHIFT_BUDGET)
  expect(errors).toEqual([])
})

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor, whatever else the machine does meanwhile. */
  readonly tdur?: number
}

test('what home asks of the main thread is printed, in time of the processor', async ({
  browser,
  page,
}) => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Jogos da casa' })).toBeVisible()
  await expect(page.locator('.wave-shimmer')).toHaveCount(0)
  await expect(page.locator('footer')).toBeAttached()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const scripts = Map.groupBy(
    traceEvents.filter(({ name }) => name === 'FunctionCall'),
    threadOf,
  )
  // the thread of the page is the one that runs most of its script
  const main = [...scripts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
  const tasksMs = traceEvents
    .filter((event) => event.name.endsWith('RunTask') && threadOf(event) === main)
    .map(({ tdur = 0 }) => (tdur / 1000) * CHEAP_PHONE)
  const longMs = tasksMs.filter((ms) => ms > LONG_TASK_MS).toSorted((a, b) => b - a)
  const blockedMs = longMs.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0)
  process.stdout.write(
    `home, on a processor ${CHEAP_PHONE} times slower than this one: blocked for ${Math.round(blockedMs)} ms ` +
      `by ${longMs.length} long tasks (${longMs.map(Math.round).slice(0, 6).join(', ')}… ms)\n`,
  )
  expect(tasksMs.length, 'the work of the page was seen').toBeGreaterThan(20)
})

test('a search engine finds on home what it asks for', async ({ page, baseURL }) => {
  const response = await page.goto('/home')
  expect(response!.status()).toBe(200)
  await expect(page).toHaveTitle(/Jogada/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device-width/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const robots = await fetch(`${baseURL}/robots.txt`)
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await robots.text()).toMatch(/^User-agent: \*/m)
  // every link has words
  for (const link of await page.getByRole('link').all())
    await expect(link).toHaveAccessibleName(/./)
})
