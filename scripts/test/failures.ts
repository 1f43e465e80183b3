import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, with what each of its tries said; one that passed at last is only unsteady. */
export type Failure = {
  readonly title: string
  readonly says: readonly string[]
  readonly isUnsteady: boolean
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string; readonly snippet?: string }[]
      }[]
    }[]
  }[]
}

type PlaywrightReport = Suite & { readonly stats: Readonly<Record<string, number>> }

/** What a step of tests came to; `undefined` where it left no report. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}

const readReport = async <Report>(path: string): Promise<Report | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

export async function vitestOutcome(path: string, root: string): Promise<Outcome | undefined> {
  const report = await readReport<VitestReport>(path)
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file} › ${fullName}`,
        says: failureMessages,
        isUnsteady: false,
      }))
    if (failed.length > 0 || status !== 'failed') return failed
    return [{ title: file, says: [message], isUnsteady: false }]
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

export async function playwrightOutcome(path: string): Promise<Outcome | undefined> {
  const report = await readReport<PlaywrightReport>(path)
  if (!report) return undefined
  const failures = specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: `${file} › ${title}`,
        says: results.flatMap(({ errors }) =>
          errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`),
        ),
        isUnsteady: false,
      })),
  )
  const { expected = 0, unexpected = 0 } = report.stats
  return { passed: expected, failed: unexpected, failures }
}

/** What tests came to of which those that failed were tried once more; without a report they failed again. */
export function afterAnotherTry(first: Outcome, second: Outcome | undefined): Outcome {
  if (!second) return first
  const failed = new Set(second.failures.map(({ title }) => title))
  const passedNow = first.failures
    .filter(({ title }) => !failed.has(title))
    .map((failure) => ({ ...failure, isUnsteady: true }))
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    failures: [...passedNow, ...second.failures],
  }
}

const LINES = 25

/** A failure as the end of a run says it: its title, and of each try the first lines. */
export function tell({ title, says, isUnsteady }: Failure): string {
  const tries = says.map((text) =>
    stripVTControlCharacters(text)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES)
      .map((line) => `    ${line}`)
      .join('\n'),
  )
  return [`  ${isUnsteady ? 'passed at another try' : 'failed'}: ${title}`, ...tries].join('\n')
}
