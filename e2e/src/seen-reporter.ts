import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const LINES = 200

/**
 * Prints what the page showed when a test failed: where only the output of a run is kept, pictures
 * and traces are gone.
 */
export default class SeenReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult) {
    if (status === 'passed' || status === 'skipped') return
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (!path) return
    const seen = seenIn(readFileSync(path, 'utf8')).slice(0, LINES)
    process.stdout.write(`what the page showed at the end of: ${test.title}\n${seen.join('\n')}\n`)
  }
}

/** The lines of the page's snapshot without what lay hidden under an overlay. */
function seenIn(context: string): string[] {
  const lines = (context.split('```yaml\n')[1] ?? 'nothing').split('\n```')[0]!.split('\n')
  const seen: string[] = []
  let hiddenAt = Infinity
  for (const line of lines) {
    const depth = line.search(/\S/)
    if (depth > hiddenAt) continue
    hiddenAt = line.includes('[aria-hidden]') ? depth : Infinity
    if (hiddenAt === Infinity) seen.push(line.replaceAll(/ \[(ref|cursor)=[^\]]*\]/g, ''))
  }
  return seen
}
