import { ops } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { readScore, readScores } from './scores.ts'

export type Entry = CallInput<typeof ops.trading.previewResult>['body']
export type End = Entry['state']

/** What a person writes of a result, each as its text; lists of names apart. */
export type ResultTexts = Readonly<Record<TextField, string>> &
  Readonly<Record<NameField, readonly string[]>> & { readonly superOver: boolean }

export const TEXT_FIELDS = [
  'score',
  'halfTime',
  'corners',
  'cornersHalfTime',
  'extraTime',
  'penalties',
  'qualified',
  'sets',
  'bestOf',
  'tieBreak',
  'gaveUp',
  'periods',
  'played',
  'scheduled',
  'winner',
  'method',
  'scheduledRounds',
  'round',
  'seconds',
  'roundSeconds',
  'innings',
  'fours',
  'sixes',
  'pole',
  'fastestLap',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type NameField = 'classified' | 'retired'
export type ResultField = TextField | NameField | 'superOver'

export const EMPTY_RESULT: ResultTexts = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextField, string>),
  classified: [],
  retired: [],
  superOver: false,
}

const SETS: readonly ResultField[] = ['sets', 'bestOf', 'gaveUp']
const IN_MINUTES: readonly ResultField[] = ['score', 'periods', 'played', 'scheduled']

/** What a result of a sport is made of, however it ended. */
const FIELDS: Readonly<Record<string, readonly ResultField[]>> = {
  football: [
    'score',
    'halfTime',
    'corners',
    'cornersHalfTime',
    'extraTime',
    'penalties',
    'qualified',
    'played',
  ],
  basketball: IN_MINUTES,
  american_football: IN_MINUTES,
  rugby: IN_MINUTES,
  baseball: ['score', 'periods', 'played'],
  tennis: ['sets', 'tieBreak', 'bestOf', 'gaveUp'],
  volleyball: SETS,
  badminton: SETS,
  table_tennis: SETS,
  snooker: ['score', 'bestOf', 'gaveUp'],
  boxing: ['method', 'winner', 'scheduledRounds', 'round', 'seconds', 'roundSeconds'],
  cricket: ['score', 'winner', 'superOver', 'innings', 'fours', 'sixes'],
  motor_racing: ['classified', 'retired', 'pole', 'fastestLap'],
}

/** What only one way to end has. */
const ONLY_OF: Partial<Readonly<Record<ResultField, End>>> = {
  played: 'abandoned',
  scheduled: 'abandoned',
  gaveUp: 'finished',
  extraTime: 'finished',
  penalties: 'finished',
  qualified: 'finished',
}

/** Sports whose events end or are void: what was cut short has a verdict or none. */
const NEVER_CUT_SHORT: ReadonlySet<string> = new Set(['boxing', 'motor_racing'])

export const endsOf = (sport: string, hasBegun: boolean): readonly End[] => {
  if (!hasBegun) return ['void']
  return NEVER_CUT_SHORT.has(sport) ? ['finished', 'void'] : ['finished', 'abandoned', 'void']
}

export const fieldsOf = (sport: string, end: End): readonly ResultField[] =>
  end === 'void' ? [] : (FIELDS[sport] ?? []).filter((name) => (ONLY_OF[name] ?? end) === end)

const wholeOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined)

const oddOf = (text: string) => {
  const number = wholeOf(text)
  return number !== undefined && number % 2 === 1 ? number : undefined
}

const partOf = (text: string) =>
  /^\d{1,3}([.,]\d)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : undefined

const runsOf = (text: string) => {
  const runs = text
    .trim()
    .split(/[\s,;]+/)
    .map(wholeOf)
  return runs.every((one) => one !== undefined) ? runs : undefined
}

const nameOf = (text: string) => text || undefined

const oneOf =
  <const T extends string>(known: readonly T[]) =>
  (text: string) =>
    known.find((one) => one === text)

const READ = {
  score: readScore,
  halfTime: readScore,
  corners: readScore,
  cornersHalfTime: readScore,
  extraTime: readScore,
  penalties: readScore,
  qualified: oneOf(['home', 'away']),
  sets: readScores,
  tieBreak: readScore,
  periods: readScores,
  bestOf: oddOf,
  gaveUp: oneOf(['home', 'away']),
  played: partOf,
  scheduled: wholeOf,
  winner: oneOf(['home', 'away', 'draw', 'none']),
  method: oneOf(ops.trading.boutMethods),
  scheduledRounds: wholeOf,
  round: wholeOf,
  seconds: wholeOf,
  roundSeconds: (text) => ops.trading.roundLengths.find((one) => String(one) === text),
  innings: runsOf,
  fours: wholeOf,
  sixes: wholeOf,
  pole: nameOf,
  fastestLap: nameOf,
} satisfies Record<TextField, (text: string) => unknown>

type Values = { readonly [N in TextField]?: ReturnType<(typeof READ)[N]> }

/** Whether something is written in a field that cannot be read. */
export const isUnread = (name: TextField, text: string): boolean =>
  text.trim() !== '' && READ[name](text) === undefined

/** The entry that the texts make; null while something that it needs is missing or cannot be read. */
export function entryOf(sport: string, state: End, texts: ResultTexts): Entry | null {
  if (state === 'void') return { state }
  const written = fieldsOf(sport, state).filter((name): name is TextField => name in READ)
  if (written.some((name) => isUnread(name, texts[name]))) return null
  const values: Values = Object.fromEntries(
    written.map((name) => [name, texts[name].trim() === '' ? undefined : READ[name](texts[name])]),
  )
  const facts = (MADE_BY[sport] ?? scored)(values, texts)
  return facts && { state, ...facts }
}

type Made = (values: Values, texts: ResultTexts) => Omit<Entry, 'state'> | null

const scored: Made = ({ score, periods, played, scheduled }) => {
  if (!score) return null
  const time = played === undefined ? undefined : { amount: played, scheduled }
  return { score, periods, played: time }
}

const football: Made = (values, texts) => {
  const { halfTime, corners, cornersHalfTime, extraTime, penalties, qualified } = values
  const made = scored(values, texts)
  return made && { ...made, halfTime, corners, cornersHalfTime, extraTime, penalties, qualified }
}

const inSets: Made = ({ sets, tieBreak, bestOf, gaveUp }) =>
  sets && bestOf ? { sets, tieBreak, bestOf, gaveUp } : null

const inFrames: Made = ({ score, bestOf, gaveUp }) =>
  score && bestOf ? { score, bestOf, gaveUp } : null

const bout: Made = ({ method, winner, scheduledRounds, round, seconds, roundSeconds }) => {
  if (!method || !winner || winner === 'draw' || !scheduledRounds) return null
  const side = winner === 'none' ? null : winner
  return { bout: { method, winner: side, scheduledRounds, round, seconds, roundSeconds } }
}

const cricket: Made = ({ score, winner, innings = [], fours, sixes }, { superOver }) => {
  if (!score || !winner) return null
  const side = winner === 'none' ? null : winner
  return { score, cricket: { winner: side, superOver, innings, fours, sixes } }
}

const race: Made = ({ pole, fastestLap }, { classified, retired }) =>
  classified.length === 0
    ? null
    : { race: { classified: [...classified], retired: [...retired], pole, fastestLap } }

const MADE_BY: Readonly<Record<string, Made>> = {
  football,
  tennis: inSets,
  volleyball: inSets,
  badminton: inSets,
  table_tennis: inSets,
  snooker: inFrames,
  boxing: bout,
  cricket,
  motor_racing: race,
}
