import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chiSquareTail } from '@jogada/core/games/testkit/statistics'
import { SOURCES } from './sources.ts'
import type { SourceName } from './sources.ts'

const CHUNK = 125_000
const ENT_BYTES = 100 * CHUNK
/** Either end says that bytes are not those of a fair source. */
const LEAST = 0.0001
/** Birthdays, ones in a stream, runs, single bits and runs of bits: the ones that take seconds. */
const DIEHARDER_TESTS = [0, 8, 15, 100, 101]

/** Pipes a source to `ent` and `dieharder` where they are installed; says whether they accept it. */
export async function passesBeside(source: SourceName): Promise<boolean> {
  console.log()
  const ent = isInstalled('ent') ? await passesEnt(source) : missing('ent')
  const dieharder = isInstalled('dieharder') ? await passesDieharder(source) : missing('dieharder')
  return ent && dieharder
}

const isInstalled = (command: string) => spawnSync(command, ['-h']).error === undefined

function missing(command: string): true {
  console.log(`${command} is not installed and was left out (Debian has it as ${command})`)
  return true
}

async function passesEnt(source: SourceName): Promise<boolean> {
  const accepted = async () => {
    const lines = (await piped(source, 'ent', ['-t'], ENT_BYTES)).trim().split('\n')
    const [, bytes, entropy, statistic] = lines.at(-1)!.split(',').map(Number)
    const p = chiSquareTail(statistic!, 255)
    console.log(`ent: ${bytes} bytes, ${entropy} bits each, chi-square p ${p.toFixed(4)}`)
    return p >= LEAST && p <= 1 - LEAST
  }
  return (await accepted()) || (await accepted())
}

async function passesDieharder(source: SourceName): Promise<boolean> {
  let ok = true
  for (const test of DIEHARDER_TESTS) {
    const assessment = await assessed(source, test)
    // one weak p-value of a hundred is chance, and more of the stream tells
    const last = assessment === 'WEAK' ? await assessed(source, test, ['-m', '10']) : assessment
    ok = last === 'PASSED' && ok
  }
  return ok
}

const FIELDS = ['-c', ',', '-D', 'test_name', '-D', 'pvalues', '-D', 'assessment']

/** The worst that it says of a test; of nothing said, that it failed. */
async function assessed(source: SourceName, test: number, more: readonly string[] = []) {
  const said = await piped(source, 'dieharder', ['-g', '200', '-d', `${test}`, ...more, ...FIELDS])
  const lines = said
    .split('\n')
    .map((line) => line.split(',').map((field) => field.trim()))
    .filter((fields) => fields.length === 3)
  for (const [name, p, assessment] of lines) {
    console.log(`dieharder${more.map((word) => ` ${word}`).join('')}: ${name} p ${p} ${assessment}`)
  }
  const all = lines.map(([, , assessment]) => assessment)
  if (all.length === 0) return 'FAILED'
  return ['FAILED', 'WEAK', 'PASSED'].find((word) => all.includes(word)) ?? 'FAILED'
}

/** What a command says of a stream that never begins anew, of so many bytes or as many as it reads. */
async function piped(
  source: SourceName,
  command: string,
  args: readonly string[],
  bytes = Infinity,
): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const stream = Readable.from(chunks(source, bytes))
  const [said] = await Promise.all([
    text(child.stdout),
    // it closes its end once it has read enough
    pipeline(stream, child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    }),
  ])
  return said
}

function* chunks(source: SourceName, bytes: number) {
  for (let left = bytes; left > 0; left -= CHUNK) yield SOURCES[source].bytes(CHUNK)
}
