import type { CallDefinition } from '@jogada/contract'
import fc from 'fast-check'

type Schema = NonNullable<CallDefinition['body']>
type Definition = {
  readonly type: string
  readonly shape?: Record<string, Schema>
  readonly in?: Schema
  readonly innerType?: Schema
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly entries?: Record<string, string | number>
  readonly values?: readonly unknown[]
}
const definitionOf = (schema: Schema) => (schema as unknown as { def: Definition }).def

/** What people, forms and attackers send; some of it is fine for some field. */
const strings = [
  '',
  ' ',
  '0',
  '1',
  '1.00',
  '-1',
  '5050',
  '1e3',
  '1,00',
  '0.001',
  '9223372036854775807',
  '9223372036854775808',
  '9999999999999999999',
  '999999999999999.99',
  '9'.repeat(400),
  'NaN',
  'null',
  'true',
  'a@b.co',
  'player1@example.com',
  '11987654321',
  '+55',
  '52998224725',
  '2026-11-21',
  '2026-02-31',
  '9999-12-31',
  '0000-00-00',
  '2026-11-20T12:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  '<script>alert(1)</script>',
  "' OR '1'='1",
  '"; DROP TABLE ledger.account; --',
  '%00',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202eabc',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(20_000),
  '{"$gt":""}',
  '${7*7}',
  'é',
]
const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  2.5,
  98,
  5050,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  -(2 ** 31),
  2 ** 31,
  1e308,
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 'x' },
  ['1', '1'],
  Array.from({ length: 500 }, () => '1'),
]
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
/** Values that few fields expect, and no field may choke on. */
export const hostile: readonly unknown[] = [...strings, ...others, nested(400)]

/** Values that the schema takes, drawn from what is written above and from its own choices. */
function friendly(schema: Schema): fc.Arbitrary<unknown> {
  const def = definitionOf(schema)
  if (def.shape) {
    return fc.record(
      Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, friendly(part)])),
    )
  }
  if (def.element) return fc.array(friendly(def.element), { maxLength: 3 })
  if (def.innerType) return friendly(def.innerType)
  const choices = [
    ...Object.values(def.entries ?? {}),
    ...(def.values ?? []),
    ...hostile.filter((value) => schema.safeParse(value).success),
  ]
  if (choices.length > 0) return fc.constantFrom(...choices)
  if (def.in) return friendly(def.in)
  return def.options ? fc.oneof(...def.options.map(friendly)) : fc.constantFrom(...hostile)
}

/**
 * One value in five is not what the schema asks for, fields are missing, and others are too many.
 */
function spoiled(schema: Schema): fc.Arbitrary<unknown> {
  const def = definitionOf(schema)
  if (!def.shape) {
    const inner = def.element ? fc.array(spoiled(def.element), { maxLength: 3 }) : friendly(schema)
    return fc.oneof({ weight: 4, arbitrary: inner }, fc.constantFrom(...hostile))
  }
  const fields = Object.fromEntries(
    Object.entries(def.shape).map(([key, part]) => [key, spoiled(part)]),
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  )
}

export type HostileRequest = {
  readonly params: Readonly<Record<string, string>>
  readonly query: string
  /** As it travels. */
  readonly payload: string | null
  readonly contentType: string
  /** Whether the contract's schemas refuse a part of it. */
  readonly isRefused: boolean
}

/** Keys with which careless code is made to change what every object has. */
export const polluting = [
  '"__proto__":{"isAdmin":true,"status":200}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"prototype":[1]',
  '"hasOwnProperty":1',
]

/** The same requests to a call at every run: good, half good, and not at all. */
export function hostileRequests(
  call: CallDefinition,
  seed: number,
  count: number,
): HostileRequest[] {
  const part = (schema: Schema | undefined, pick: (schema: Schema) => fc.Arbitrary<unknown>) =>
    schema ? pick(schema) : fc.constant(undefined)
  const arbitrary = fc
    .record({
      isSpoiled: fc.boolean(),
      bad: fc.record({
        params: part(call.params, spoiled),
        query: part(call.query, spoiled),
        body: part(call.body, spoiled),
      }),
      good: fc.record({
        params: part(call.params, friendly),
        query: part(call.query, friendly),
        body: part(call.body, friendly),
      }),
      pollution: fc.constantFrom('', '', '', ...polluting),
      breakage: fc.constantFrom('', '', '', '', '', '', '', 'cut', 'text', 'twice'),
    })
    .map(({ isSpoiled, bad, good, pollution, breakage }) =>
      requestOf(call, isSpoiled ? bad : good, pollution, breakage),
    )
  return fc.sample(arbitrary, { seed, numRuns: count })
}

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

function requestOf(call: CallDefinition, parts: Parts, pollution: string, breakage: string) {
  const names = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
  const given = Object(parts.params ?? {}) as Record<string, unknown>
  const params = Object.fromEntries(names.map((name) => [name, plain(given[name]) || 'x']))
  const search = new URLSearchParams()
  if (typeof parts.query === 'object' && parts.query !== null) {
    for (const [key, value] of Object.entries(parts.query)) {
      if (value !== undefined) search.append(key, plain(value))
      if (breakage === 'twice') search.append(key, 'again')
    }
  }
  let payload = call.method === 'POST' ? (JSON.stringify(parts.body ?? {}) ?? '{}') : null
  if (payload?.startsWith('{') && pollution) {
    payload = `{${pollution}${payload === '{}' ? '' : ','}${payload.slice(1)}`
  }
  if (payload && breakage === 'cut') payload = payload.slice(0, -1)
  const query = Object.fromEntries(search)
  return {
    params,
    query: search.toString(),
    payload,
    contentType: breakage === 'text' ? 'text/plain' : 'application/json',
    isRefused:
      (breakage === 'cut' && payload !== null) ||
      (breakage === 'text' && call.body !== undefined) ||
      // what is no JSON is read by nobody where no body is asked for
      (breakage !== 'text' && /^\{"(__proto__|constructor)":/.test(payload ?? '')) ||
      call.params?.safeParse(params).success === false ||
      call.query?.safeParse(query).success === false ||
      call.body?.safeParse(JSON.parse(JSON.stringify(parts.body ?? {})) as unknown).success ===
        false,
  }
}

/** As a part of an address says it: a lone surrogate cannot travel there. */
const plain = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 2000)
