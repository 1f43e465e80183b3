import fc from 'fast-check'
import { hostile, polluting } from './hostile-inputs.ts'

/** A body as it travels: bytes that may be no JSON, under a type that may be another. */
export type HostileBody = { readonly payload: Buffer; readonly contentType: string }

type Path = readonly (string | number)[]

/** Numbers that JSON can write and a double cannot hold, or that JSON cannot write. */
const numerals = [
  'NaN',
  '-Infinity',
  '1e999',
  '-0',
  '0x10',
  '01',
  '1_000',
  '9'.repeat(400),
  '-1e-9',
]
/** What is put in the place of every part, so that no place is left to chance. */
const nasty = ['\u0000', '\ud800', '__proto__', null, -1, 1e21, [], {}]
const types = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'garbage',
  '',
]
const json = 'application/json'

/** Where something stands in a value, the value itself first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

/** The value with another at a place; `undefined` takes it away. */
function changed(value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as {
    [key: string | number]: unknown
  }
  copy[key] = changed(copy[key], rest, to)
  return copy
}

const text = (value: unknown) => JSON.stringify(value) ?? ''
const twice = (good: object, key: string, value: string) => {
  const rest = text(good).slice(1)
  return [`{"${key}":${value},${rest}`, `${text(good).slice(0, -1)},"${key}":${value}}`]
}

/** What becomes of a body between its sender and us, or in a hostile hand. */
function spoiled(good: object): fc.Arbitrary<string | Buffer> {
  const paths = fc.constantFrom(...pathsOf(good))
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hostile) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  )
  const keys = fc.constantFrom(...Object.keys(good))
  const whole = text(good)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(paths, value).map(([path, to]) => text(changed(good, path, to))),
    },
    { weight: 2, arbitrary: paths.map((path) => text(changed(good, path, undefined))) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(paths, fc.constantFrom(...numerals))
        .map(([path, numeral]) => text(changed(good, path, '~')).replace('"~"', numeral)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(keys, value, fc.nat(1))
        .map(([key, to, at]) => twice(good, key, text(to))[at]!),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...polluting.map((key) => `{${key},${whole.slice(1)}`)),
    },
    { weight: 1, arbitrary: fc.nat(whole.length).map((end) => whole.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<string | Buffer>(
        `\ufeff${whole}`,
        `${whole}${whole}`,
        `${whole}\u0000`,
        `[${whole}]`,
        whole.replaceAll('"', "'"),
        Buffer.from(whole, 'utf16le'),
        Buffer.concat([
          Buffer.from(whole.slice(0, -2)),
          Buffer.from([0xc3, 0x28, 0xff]),
          Buffer.from('"}'),
        ]),
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `${'{"pix":'.repeat(4000)}1${'}'.repeat(4000)}`,
        `{"x":"${'x'.repeat(2 ** 21)}",${whole.slice(1)}`,
      ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  )
}

/**
 * The same spoiled forms of a body at every run: each part replaced by what is nasty, and `count`
 * drawn ones, a few of them under another content type.
 */
export function hostileBodies(good: object, seed: number, count: number): HostileBody[] {
  const each = pathsOf(good).flatMap((path) => nasty.map((to) => text(changed(good, path, to))))
  const type = fc.oneof(
    { weight: 7, arbitrary: fc.constant(json) },
    { weight: 1, arbitrary: fc.constantFrom(...types) },
  )
  const drawn = fc.sample(fc.tuple(spoiled(good), type), { seed, numRuns: count })
  return [...each.map((payload) => [payload, json] as const), ...drawn].map(
    ([payload, contentType]) => ({ payload: Buffer.from(payload), contentType }),
  )
}
