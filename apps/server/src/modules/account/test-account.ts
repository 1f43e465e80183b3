import type { CallReply, user } from '@jogada/contract'
import { formatMoney, negate, reais } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import { keepAcceptance } from '../consent/index.ts'
import { getPlayer } from './player-store.ts'
import { HOUSE_DOMAIN } from './read-email.ts'

type Shown = CallReply<typeof user.getUserTest>

/** What a temporary account starts with: play money, which cannot leave it. */
const PLAY_MONEY = reais(100n)
const NAME_BYTES = 6
const PASSWORD_BYTES = 9

/**
 * The temporary account of a test player, made when it is first asked for; a temporary account's
 * own is itself. Refuses with `test_account_missing` for every other player, and for everybody
 * where the licence knows no test accounts (X13).
 */
export async function getTestAccount(deps: Deps, playerId: bigint, caller: Caller): Promise<Shown> {
  const known = await findTestAccount(deps, playerId)
  if (known) return known
  const player = await getPlayer(deps.db, playerId)
  if (!player.is_test || !hasTestAccounts(deps)) throw new Refusal('test_account_missing')
  await makeTestAccount(deps, playerId, caller)
  const made = await findTestAccount(deps, playerId)
  if (!made) throw new Error(`test account of player ${playerId} is missing`)
  return made
}

/** Whether the licence knows test accounts (X13). */
export const hasTestAccounts = ({ env }: Pick<Deps, 'env'>): boolean =>
  licenceProfile(env.LICENCE_PROFILE).testAccounts

/** The temporary account of a player where there is one; it is not made by looking. */
export async function findTestAccount(deps: Deps, playerId: bigint): Promise<Shown | null> {
  if (!hasTestAccounts(deps)) return null
  const row = await deps.db
    .selectFrom('account.test_account')
    .selectAll()
    .where((is) => is.or([is('owner_id', '=', playerId), is('player_id', '=', playerId)]))
    .executeTakeFirst()
  if (!row) return null
  await givePlayMoney(deps, row.player_id)
  const { cash } = await deps.ledger.balances(row.player_id)
  return { username: row.username, pwd: row.pwd, balance: formatMoney(cash.balance) }
}

async function makeTestAccount(deps: Deps, ownerId: bigint, caller: Caller) {
  const { db, rng, clock, env } = deps
  const username = `teste-${rng.bytes(NAME_BYTES).toString('hex')}@${HOUSE_DOMAIN}`
  const pwd = rng.bytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await deps.passwords.hash(pwd)
  const now = clock.now()
  await deps.legalTexts.ready()
  await db.transaction().execute(async (once) => {
    // asked for twice at the same time, the second waits here and then finds the first one's
    const owner = await once
      .selectFrom('account.player')
      .select('player_id')
      .where('player_id', '=', ownerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const known = await once
      .selectFrom('account.test_account')
      .select('username')
      .where('owner_id', '=', owner.player_id)
      .executeTakeFirst()
    if (known) return
    const { player_id } = await once
      .insertInto('account.player')
      .values({
        email: username,
        password_hash: passwordHash,
        phone: '',
        name: 'Conta de teste',
        invite_code: `T${rng.bytes(NAME_BYTES).toString('hex').toUpperCase()}`,
        invited_by: null,
        is_test: true,
        licence_profile: env.LICENCE_PROFILE,
        registered_at: now,
        registered_address: caller.address,
        registered_device: caller.deviceId,
        terms_accepted_at: now,
      })
      .returning('player_id')
      .executeTakeFirstOrThrow()
    const versions = deps.legalTexts.inForce(now)
    await keepAcceptance(deps, once, { playerId: player_id, versions, from: caller })
    await once
      .insertInto('account.test_account')
      .values({ owner_id: ownerId, player_id, username, pwd, made_at: now })
      .execute()
  })
}

/** Gives the play money once, also when a crash came between the account and its money. */
async function givePlayMoney({ ledger }: Deps, playerId: bigint) {
  if (await ledger.find(playerId, 'test-account')) return
  const verdict = await ledger.submit(playerId, () => ({
    key: 'test-account',
    bodyHash: 'test-account',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: negate(PLAY_MONEY) },
      { account: 'cash', amount: PLAY_MONEY },
    ],
  }))
  postedOrRefusal(verdict)
}

/** The test players, temporary accounts included: few, and left out of every report. */
export async function testPlayers({ db }: Pick<Deps, 'db'>): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('account.player')
    .select('player_id')
    .where('is_test', '=', true)
    .execute()
  return rows.map(({ player_id }) => player_id)
}

/** Makes a player a test player, or an ordinary one again; what an operator decides. */
export async function markTestPlayer({ db }: Pick<Deps, 'db'>, playerId: bigint, isTest: boolean) {
  await db
    .updateTable('account.player')
    .set({ is_test: isTest })
    .where('player_id', '=', playerId)
    .execute()
}
