// Watches the architecture's import rules; prints each breach and exits 1 when there is one. Another
// folder than the repository's can be named.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))

/** What each workspace may import of the product. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/messages': [],
  'packages/contract': ['core'],
  'packages/postgres': [],
  'packages/ledger': ['core'],
  'packages/ui': ['core'],
  'apps/server': ['core', 'contract', 'messages', 'ledger', 'postgres'],
  'apps/pix-sandbox': ['core'],
  'apps/demo-provider': [],
  'apps/web': ['core', 'contract', 'messages', 'ui'],
  'apps/backoffice': ['core', 'contract', 'ui'],
  e2e: ['core', 'contract', 'postgres'],
  bench: ['core', 'contract', 'ledger', 'postgres', 'server'],
  scripts: ['core', 'contract', 'ledger', 'postgres'],
}

/** Tests and commands may use the database package beside what their workspace may use. */
const allowedInTests = ['postgres']

/** Which modules of the server a module may use, each through its `index.ts`. */
const moduleEdges: Readonly<Record<string, readonly string[]>> = {
  account: ['alert', 'consent', 'kyc', 'occurrence'],
  care: ['alert', 'deposit', 'limits', 'notice', 'support', 'wallet'],
  consent: [],
  kyc: ['occurrence', 'register'],
  register: [],
  exclusion: [
    'account',
    'aggregator',
    'alert',
    'casino',
    'kyc',
    'limits',
    'register',
    'sportsbook',
    'wallet',
    'withdrawal',
  ],
  privacy: [
    'account',
    'aggregator',
    'alert',
    'aml',
    'consent',
    'kyc',
    'limits',
    'location',
    'notice',
    'occurrence',
    'promotion',
    'regulator',
    'sportsbook',
    'support',
    'wallet',
    'withdrawal',
  ],
  location: ['alert'],
  part: ['account'],
  pix: [],
  wallet: [],
  limits: ['account', 'consent', 'kyc', 'location', 'wallet'],
  promotion: ['account', 'limits', 'wallet'],
  reward: ['account', 'deposit', 'kyc', 'limits', 'promotion', 'vip-table', 'wallet'],
  vip: ['account', 'reward', 'vip-table', 'wallet'],
  'vip-table': [],
  referral: ['account', 'kyc', 'wallet'],
  notice: ['account', 'limits', 'part'],
  site: [],
  help: [
    'account',
    'casino',
    'deposit',
    'privacy',
    'referral',
    'sportsbook',
    'support',
    'transfer',
    'vip-table',
    'withdrawal',
  ],
  support: ['notice', 'part'],
  profile: [
    'account',
    'consent',
    'deposit',
    'kyc',
    'limits',
    'part',
    'promotion',
    'referral',
    'vip',
    'wallet',
  ],
  deposit: ['alert', 'kyc', 'limits', 'notice', 'occurrence', 'pix', 'promotion', 'wallet'],
  transfer: ['account', 'kyc', 'limits', 'part', 'wallet', 'withdrawal'],
  records: ['deposit', 'kyc', 'transfer', 'withdrawal'],
  withdrawal: [
    'account',
    'alert',
    'aml',
    'care',
    'kyc',
    'limits',
    'location',
    'pix',
    'vip-table',
    'wallet',
  ],
  aggregator: ['account', 'alert', 'casino', 'draws', 'limits', 'location', 'wallet', 'withdrawal'],
  'game-limits': [],
  draws: ['account', 'game-limits', 'limits', 'wallet'],
  casino: ['account', 'game-limits', 'limits', 'wallet', 'withdrawal'],
  'play-records': ['aggregator', 'casino', 'draws', 'sportsbook'],
  sportsbook: ['alert', 'limits', 'part', 'wallet'],
  alert: [],
  aml: ['account', 'audit', 'kyc'],
  audit: [],
  occurrence: ['alert'],
  regulator: [
    'account',
    'aggregator',
    'alert',
    'audit',
    'casino',
    'draws',
    'kyc',
    'report',
    'sportsbook',
    'wallet',
  ],
  yearly: ['account', 'kyc', 'report', 'sportsbook', 'wallet'],
  report: ['account', 'alert', 'casino', 'draws', 'kyc', 'occurrence', 'sportsbook', 'wallet'],
  operator: [
    'account',
    'aggregator',
    'alert',
    'aml',
    'audit',
    'care',
    'casino',
    'consent',
    'deposit',
    'draws',
    'exclusion',
    'game-limits',
    'kyc',
    'limits',
    'notice',
    'occurrence',
    'part',
    'play-records',
    'privacy',
    'promotion',
    'records',
    'referral',
    'regulator',
    'report',
    'reward',
    'sportsbook',
    'support',
    'transfer',
    'vip',
    'vip-table',
    'wallet',
    'withdrawal',
    'yearly',
  ],
}

const CLOCK_AND_CHANCE =
  /\b(Date\.now\(|new Date\(\)|randomUUID\(|randomBytes\(|randomInt\(|randomFill|getRandomValues)/
/** Whoever has seen some of its numbers knows the next ones: nothing here is left to it (RNG-01). */
const WEAK_CHANCE = /\bMath\s*\.\s*random\b/

const breaches: string[] = []
const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .concat(globSync('{e2e,bench,scripts}/**/*.ts', { cwd: root }))
  .filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))

for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8')
  const isTest = /\.test\.tsx?$|\/testkit(\/|\.ts$)/.test(file)
  checkClock(file, source, isTest)
  for (const [, specifier] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    checkPackage(file, specifier!, isTest)
    if (specifier!.startsWith('.')) checkRelative(file, specifier!, isTest)
  }
}

function workspaceOf(file: string) {
  const [first, second] = file.split('/')
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first!
}

function checkPackage(file: string, specifier: string, isTest: boolean) {
  // games and settlement know what they are given and nothing of the machine
  if (file.startsWith('packages/core/src/') && !isTest && /^[@\w]/.test(specifier)) {
    breaches.push(`${file} must not import ${specifier}; core takes values`)
  }
  const name = /^@jogada\/([\w-]+)/.exec(specifier)?.[1]
  if (!name) return
  const workspace = workspaceOf(file)
  const usable = [
    ...(allowed[workspace] ?? []),
    ...(isTest || file.includes('/cli/') ? allowedInTests : []),
  ]
  const own = workspace.endsWith(`/${name}`)
  const setup = workspace === 'packages/postgres'
  if (!own && !setup && !usable.includes(name))
    breaches.push(`${file} must not import ${specifier}`)
}

function checkRelative(file: string, specifier: string, isTest: boolean) {
  const target = relative(root, resolve(root, dirname(file), specifier))
  if (workspaceOf(target) !== workspaceOf(file) && !file.startsWith('scripts/')) {
    breaches.push(`${file} reaches into ${target}; import the package instead`)
  }
  checkServerModule(file, target, isTest)
  checkFeature(file, target)
}

function checkServerModule(file: string, target: string, isTest: boolean) {
  const from = /^apps\/server\/src\/modules\/([\w-]+)\//.exec(file)?.[1]
  const to = /^apps\/server\/src\/modules\/([\w-]+)\/(.+)$/.exec(target)
  if (!to || isTest) return
  if (file.startsWith('apps/server/src/platform/')) {
    breaches.push(`${file} must not use module ${to[1]}; platform stands below all of them`)
  }
  // what the server puts together from a file of the same name in each module
  const isPart = ['tables.ts', 'own-data.ts'].some(
    (name) => file === `apps/server/src/${name}` && to[2] === name,
  )
  if (from === to[1] || isPart) return
  if (to[2] !== 'index.ts') breaches.push(`${file} must use ${to[1]} through its index.ts`)
  if (from && !(moduleEdges[from] ?? []).includes(to[1]!)) {
    breaches.push(`${file}: module ${from} must not use module ${to[1]}`)
  }
}

function checkFeature(file: string, target: string) {
  const from = /^apps\/web\/src\/features\/([\w-]+)\//.exec(file)?.[1]
  const to = /^apps\/web\/src\/features\/([\w-]+)\//.exec(target)?.[1]
  if (from && to && from !== to)
    breaches.push(`${file}: feature ${from} must not use feature ${to}`)
  const shared = /^apps\/web\/src\/(components|api|platform|realtime|session|i18n)\//.test(file)
  if (shared && to) breaches.push(`${file} must not know the feature ${to}`)
}

function checkClock(file: string, source: string, isTest: boolean) {
  const isOfProduct = /^(apps|packages)\//.test(file)
  if (isOfProduct && !isTest && WEAK_CHANCE.test(source)) {
    breaches.push(`${file} uses Math.random; take the operating system's generator`)
  }
  const watched =
    /^(apps\/server\/src\/(?!main\.ts|platform\/)|packages\/(core|ledger)\/src\/(?!cli\/))/
  if (isTest || !watched.test(file)) return
  const found = CLOCK_AND_CHANCE.exec(source)
  if (found) breaches.push(`${file} uses ${found[1]}…); take a clock or rng instead`)
}

for (const breach of breaches) process.stderr.write(`${breach}\n`)
process.stdout.write(`${files.length} files, ${breaches.length} breaches of the import rules\n`)
process.exit(breaches.length > 0 ? 1 : 0)
