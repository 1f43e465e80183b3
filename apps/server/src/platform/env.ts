import { isValidCnpj, normalizeCnpj } from '@jogada/core/documents/cnpj'
import { licenceIds, licenceProfile } from '@jogada/core/licence/profile'
import { z } from 'zod'
import { LEAST_MEMORY_KIB } from './passwords.ts'
import { isPair, pemOf } from './pem.ts'
import { isDataKeys } from './vault/open-vault.ts'

const wholeNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const port = (fallback: number) => wholeNumber.pipe(z.int().max(65_535)).default(fallback)

const positiveNumber = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(fallback)

/** PEM text, or the name of a file with it. */
const pem = z
  .string()
  .transform((setting, context) => {
    try {
      return pemOf(setting)
    } catch {
      context.issues.push({ code: 'custom', input: setting, message: 'no readable PEM' })
      return z.NEVER
    }
  })
  .optional()

/** A CNPJ with or without its punctuation; kept as its fourteen characters. */
const cnpj = z
  .string()
  .transform((text) => normalizeCnpj(text) ?? '')
  .refine(isValidCnpj)
  .optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Where `/metrics` is served; nowhere when it is not set. */
  METRICS_PORT: wholeNumber.pipe(z.int().max(65_535)).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** How long a server that is told to stop may take to end in order. */
  STOP_WITHIN_MS: wholeNumber.check(z.gte(1000)).default(10_000),
  /** Statements that take longer are logged, without their values. */
  SLOW_STATEMENT_MS: wholeNumber.default(500),
  /** How many batches of money commands this process has under way at once. */
  LEDGER_LANES: wholeNumber.check(z.gte(1), z.lte(16)).default(2),
  /** Shared by several processes on one database: socket announcements and rate limits. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  /** For what players and jobs read and write; one of them holds the locks of leading jobs. */
  DATABASE_CONNECTIONS: wholeNumber.check(z.gte(10), z.lte(500)).default(20),
  DATA_DIR: z.string().default('.data'),
  /** Where closed months of the ledger are written to; nowhere when it is not set. */
  ARCHIVE_DIR: z.string().optional(),
  WEB_DIST: z.string().optional(),
  /** The built back office, served at /ops. */
  OPS_DIST: z.string().optional(),
  PIX_BASE_URL: z.url().default('http://127.0.0.1:3010'),
  PIX_CLIENT_ID: z.string().default('jogada'),
  PIX_CLIENT_SECRET: z.string().default('jogada-sandbox'),
  /** The receiver's Pix key. */
  PIX_RECEIVER_KEY: z.string().default('7d9f0335-8dcc-4054-9bf9-0dbd61d36906'),
  PIX_CERT: pem,
  PIX_KEY: pem,
  PIX_CA: pem,
  PIX_BANK_URL: z.url().optional(),
  SEAMLESS_PRIVATE_KEY: z.string().optional(),
  DEMO_PROVIDER_URL: z.url().optional(),
  DEMO_PROVIDER_GAMES_URL: z.url().optional(),
  DEMO_PROVIDER_PUBLIC_KEY: z.string().optional(),
  DEMO_PROVIDER_ADDRESSES: z.string().default('127.0.0.1,::1'),
  /** The most that the studio may bring with one call, in BRL. */
  DEMO_PROVIDER_LARGEST_CREDIT: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .default('1000000.00'),
  LICENCE_PROFILE: z.enum(licenceIds).default('open'),
  /** The number of the operator's authorisation, where the licence asks for one. */
  LICENCE_NUMBER: z.string().min(3).max(80).optional(),
  /** The country in which servers and data stand, as ISO 3166-1 alpha-2. */
  DATA_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The file with the certificates of what runs here; `npm run files:list` prints one. */
  CERTIFIED_FILES: z.string().optional(),
  /**
   * Whose authorisation it is: the company's name and its CNPJ, as papers for players show them.
   */
  LICENCE_HOLDER: z.string().trim().min(3).max(120).optional(),
  LICENCE_CNPJ: cnpj,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().default('Jogada <nao-responda@jogada.invalid>'),
  /** Where texts to phones are posted; files in DATA_DIR/sms where it is not set. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** Who checks documents and faces, and the key that both sign with; people alone without them. */
  IDENTITY_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_CHECK_KEY: z.string().min(32).optional(),
  /**
   * Where the regulator's daily files are delivered, and what opens it; our own
   * validator without them.
   */
  REGULATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  REGULATOR_TOKEN: z.string().min(16).optional(),
  /** The public list of politically exposed persons; see the runbook. */
  EXPOSED_LIST: z.string().optional(),
  /** A file of address ranges with their countries; see the runbook. */
  LOCATION_RANGES: z.string().optional(),
  /** In which header a trusted proxy tells the country of an address. */
  LOCATION_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/i)
    .transform((name) => name.toLowerCase())
    .optional(),
  /** The country of this machine and of private networks. */
  LOCATION_LOCAL: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The first administrator of the back office; a password is made where none is given. */
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PASSWORD: z.string().min(8).max(64).optional(),
  /**
   * `everywhere` lets staff in whatever addresses they have set: the way back for whoever
   * is locked out.
   */
  STAFF_ADDRESSES: z.enum(['as_set', 'everywhere']).default('as_set'),
  /** The support id; `off` for none, and then there is no support button. */
  SUPPORT_ID: z.string().default('jogada'),
  /** Where whoever cannot log in writes to. */
  SUPPORT_EMAIL: z.email().optional(),
  TELEGRAM_URL: z.url().optional(),
  INSTAGRAM_URL: z.url().optional(),
  APP_URL: z.url().optional(),
  ODDS_API_KEY: z.string().min(1).optional(),
  ODDS_API_URL: z.url().default('https://api.the-odds-api.com'),
  /**
   * `off` where fixtures come from a licensed feed or from traders alone; no replays then either.
   */
  OPEN_DATA: z.enum(['on', 'off']).default('on'),
  REPLAYS: z.enum(['on', 'off']).optional(),
  REPLAY_SPEED: positiveNumber(6),
  LATE_BETS_MINUTES: wholeNumber.pipe(z.int().max(1440)).default(60),
  LUCKY_COLOR_TABLE: z.enum(['uniform96', 'standard']).default('uniform96'),
  DRAW_CHAIN_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** What hashing one password takes; more of it costs whoever guesses more. */
  PASSWORD_MEMORY_KIB: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(8))
    .default(LEAST_MEMORY_KIB),
  /** Keys that seal personal data, `<name>:<64 hex digits>,…`; the first one seals. */
  DATA_KEYS: z.string().refine(isDataKeys).optional(),
  /** The keys by which push services know this server (RFC 8292), in base64url. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/)
    .default('mailto:nao-responda@jogada.invalid'),
  /** Lets a test name a push service of its own on 127.0.0.1. */
  PUSH_TEST_ENDPOINTS: z.enum(['on', 'off']).default('off'),
  CAPTCHA_TEST_ANSWER: z.string().optional(),
  WINS_FEED: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.output<typeof schema>

/** A setting that cannot be used; its message is one line that names the setting. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/** Reads and checks every setting of the server. Throws `BadSetting` for the first bad one. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0] ?? 'environment')
    throw new BadSetting(
      `${name} ${given[name] === undefined ? 'is missing' : 'is not a usable value'}`,
    )
  }
  if (parsed.data.CAPTCHA_TEST_ANSWER !== undefined && parsed.data.NODE_ENV === 'production') {
    throw new BadSetting('CAPTCHA_TEST_ANSWER must not be set when NODE_ENV is production')
  }
  if (parsed.data.PUSH_TEST_ENDPOINTS === 'on' && parsed.data.NODE_ENV === 'production') {
    throw new BadSetting('PUSH_TEST_ENDPOINTS must not be on when NODE_ENV is production')
  }
  if (parsed.data.RATE_LIMITS === 'off' && parsed.data.NODE_ENV === 'production') {
    throw new BadSetting('RATE_LIMITS must not be off when NODE_ENV is production')
  }
  if (parsed.data.PASSWORD_MEMORY_KIB < LEAST_MEMORY_KIB && parsed.data.NODE_ENV !== 'test') {
    throw new BadSetting(`PASSWORD_MEMORY_KIB is less than ${LEAST_MEMORY_KIB}`)
  }
  const { IDENTITY_CHECK_URL, IDENTITY_CHECK_KEY } = parsed.data
  if ((IDENTITY_CHECK_URL === undefined) !== (IDENTITY_CHECK_KEY === undefined)) {
    throw new BadSetting('IDENTITY_CHECK_URL and IDENTITY_CHECK_KEY are set together')
  }
  const { REGULATOR_URL, REGULATOR_TOKEN } = parsed.data
  if ((REGULATOR_URL === undefined) !== (REGULATOR_TOKEN === undefined)) {
    throw new BadSetting('REGULATOR_URL and REGULATOR_TOKEN are set together')
  }
  if (parsed.data.DRAW_CHAIN_KEY === undefined && parsed.data.NODE_ENV === 'production') {
    throw new BadSetting('DRAW_CHAIN_KEY is missing and has no default when NODE_ENV is production')
  }
  if (parsed.data.DATA_KEYS === undefined && parsed.data.NODE_ENV === 'production') {
    throw new BadSetting('DATA_KEYS is missing and has no default when NODE_ENV is production')
  }
  if (parsed.data.REPLAYS === 'on' && !licenceProfile(parsed.data.LICENCE_PROFILE).sport.replays) {
    throw new BadSetting(
      'REPLAYS must not be on when LICENCE_PROFILE is ' + parsed.data.LICENCE_PROFILE,
    )
  }
  checkGrant(parsed.data)
  checkLocation(parsed.data)
  checkClientCertificate(parsed.data)
  return parsed.data
}

function checkGrant(env: Env) {
  const { grant, statement } = licenceProfile(env.LICENCE_PROFILE)
  if (env.NODE_ENV !== 'production') return
  const needs = `which LICENCE_PROFILE ${env.LICENCE_PROFILE} needs`
  const needed = [
    ...(grant ? (['LICENCE_NUMBER', 'DATA_COUNTRY', 'CERTIFIED_FILES'] as const) : []),
    ...(statement.yearly ? (['LICENCE_HOLDER', 'LICENCE_CNPJ'] as const) : []),
  ]
  const missing = needed.find((name) => env[name] === undefined)
  if (missing !== undefined) throw new BadSetting(`${missing} is missing, ${needs}`)
  if (!grant) return
  const { hostname } = new URL(env.PUBLIC_URL ?? 'http://none')
  if (!hostname.endsWith(grant.domain)) {
    throw new BadSetting(`PUBLIC_URL is no host under ${grant.domain}, ${needs}`)
  }
  if (!grant.countries.includes(env.DATA_COUNTRY!)) {
    throw new BadSetting(`DATA_COUNTRY is not ${grant.countries.join(' or ')}, ${needs}`)
  }
}

function checkLocation(env: Env) {
  const { location } = licenceProfile(env.LICENCE_PROFILE)
  if (env.LOCATION_HEADER !== undefined && env.TRUSTED_PROXIES === undefined) {
    throw new BadSetting('LOCATION_HEADER needs TRUSTED_PROXIES, or anybody could write it')
  }
  if (env.NODE_ENV !== 'production') return
  if (env.LOCATION_LOCAL !== undefined) {
    throw new BadSetting('LOCATION_LOCAL must not be set when NODE_ENV is production')
  }
  if (location && env.LOCATION_HEADER === undefined && env.LOCATION_RANGES === undefined) {
    throw new BadSetting(
      `LOCATION_RANGES or LOCATION_HEADER is missing, which LICENCE_PROFILE ${env.LICENCE_PROFILE} needs`,
    )
  }
}

function checkClientCertificate({ PIX_CERT: certificate, PIX_KEY: key }: Env) {
  if ((certificate === undefined) !== (key === undefined)) {
    throw new BadSetting('PIX_CERT and PIX_KEY must be set together')
  }
  if (certificate === undefined || key === undefined) return
  let pairs = false
  try {
    pairs = isPair(certificate, key)
  } catch {
    throw new BadSetting('PIX_CERT or PIX_KEY holds no readable certificate or key')
  }
  if (!pairs) throw new BadSetting('PIX_KEY is not the key of PIX_CERT')
}
