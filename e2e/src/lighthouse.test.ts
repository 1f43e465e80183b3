import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, expect, test } from './test.ts'
import lighthouse from 'lighthouse'

const SHIFT_BUDGET = 0.05
const TRANSFER_BUDGET_KIB = 350
const REPORT = '../test-results/lighthouse/home.json'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test('home keeps to its budgets in Lighthouse on a cheap phone, and the scores are printed', async ({
  baseURL,
  launchOptions,
}) => {
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args!, `--remote-debugging-port=${port}`],
  })
  let run: Awaited<ReturnType<typeof lighthouse>>
  try {
    run = await lighthouse(`${baseURL}/home`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
  } finally {
    await browser.close()
  }
  const { lhr } = run!
  await mkdir(dirname(REPORT), { recursive: true })
  await writeFile(REPORT, JSON.stringify(lhr, null, 2))
  expect(lhr.runtimeError).toBeUndefined()
  const score = (category: string) => Math.round((lhr.categories[category]!.score ?? 0) * 100)
  const figure = (audit: string) => lhr.audits[audit]!.numericValue!
  const kib = Math.round(figure('total-byte-weight') / 1024)
  const shift = figure('cumulative-layout-shift')
  process.stdout.write(
    `Lighthouse on home: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
      `best practices ${score('best-practices')}; FCP ${Math.round(figure('first-contentful-paint'))} ms, ` +
      `LCP ${Math.round(figure('largest-contentful-paint'))} ms, TBT ${Math.round(figure('total-blocking-time'))} ms, ` +
      `CLS ${shift.toFixed(3)}, ${kib} KiB\n`,
  )
  // the score of performance is made of times, which depend on the machine: it is only printed;
  // errors in the console are among the faults
  const faults = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]!.score === 0)
    .map(({ id }) => id)
  expect(faults).toEqual([])
  expect(score('accessibility')).toBe(100)
  expect(score('best-practices')).toBe(100)
  expect(shift).toBeLessThanOrEqual(SHIFT_BUDGET)
  expect(kib).toBeLessThanOrEqual(TRANSFER_BUDGET_KIB)
})
