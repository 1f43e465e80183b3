import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { withLock } from '../../platform/advisory-lock.ts'
import { attempt } from '../../platform/attempt.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { getPlayer, isAnonymous, restrictPlayer } from '../account/index.ts'
import { endOpenStakes } from '../aggregator/index.ts'
import { raiseAlert } from '../alert/index.ts'
import { endOpenRounds } from '../casino/index.ts'
import { pausePlay, shutOut } from '../limits/index.ts'
import { countOpenBets, voidOpenBets } from '../sportsbook/index.ts'
import { OPEN_ROUNDS } from '../withdrawal/index.ts'
import { mark } from './found.ts'
import type { Found } from './found.ts'
import { giveBack } from './give-back.ts'

const DAY_MS = 86_400_000
/**
 * Who was found in the register has two days to withdraw, then the rest is sent; the account closes
 * on the third.
 */
const RETURN_AFTER_MS = 2 * DAY_MS
const CLOSE_AFTER_MS = 3 * DAY_MS
/** Calls that were under way when a listed player was shut out have ended by then. */
const IN_FLIGHT_MS = 60_000
/** How long a letter is tried again before a person writes it. */
const LETTER_TRIED_MS = 3_600_000
const NEVER = 'forever'

/** Stops play and deposits at once and begins the case of a player found in the register, once. */
export async function openCase(deps: Deps, playerId: bigint, until: Date | null): Promise<void> {
  await pausePlay(deps, playerId, {
    key: `central:${until?.toISOString() ?? NEVER}`,
    kind: 'central',
    endOf: until === null ? null : () => until,
    asked: until?.toISOString() ?? NEVER,
  })
  await deps.db
    .insertInto('exclusion.found')
    .values({
      player_id: playerId,
      found_at: deps.clock.now(),
      until,
      told_at: null,
      returned_at: null,
      returned: null,
      closed_at: null,
      bets_returned_at: null,
      bets_returned: 0,
    })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ ...begun(deps), until, barred_id: null })
        .where('exclusion.found.barred_id', 'is not', null),
    )
    .execute()
}

const begun = ({ clock }: Pick<Deps, 'clock'>) => ({
  found_at: clock.now(),
  told_at: null,
  returned_at: null,
  closed_at: null,
  bets_returned_at: null,
  bets_returned: 0,
  rounds_ended: 0,
})

/**
 * Begins the case of a player whose CPF the operator listed and who is shut out by the same
 * transaction; a case of the register goes on as it is.
 */
export async function openListedCase(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  { playerId, barredId }: { readonly playerId: bigint; readonly barredId: bigint },
): Promise<void> {
  await tx
    .insertInto('exclusion.found')
    .values({
      player_id: playerId,
      until: null,
      returned: null,
      barred_id: barredId,
      ...begun(deps),
    })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ ...begun(deps), barred_id: barredId })
        .where('exclusion.found.barred_id', 'is not', null),
    )
    .execute()
}

/** Ends what is left of a listed player's case with the listing itself. */
export async function endListedCase(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction<Tables>,
  barredId: bigint,
): Promise<void> {
  const at = clock.now()
  await tx
    .updateTable('exclusion.found')
    .set({ returned_at: at, bets_returned_at: sql`coalesce(bets_returned_at, ${at})` })
    .where('barred_id', '=', barredId)
    .where('returned_at', 'is', null)
    .execute()
}

/** How far the cases of some listings are; one without a player has none. */
export async function listedCases(
  { db }: Pick<Deps, 'db'>,
  barredIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Found>> {
  if (barredIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('exclusion.found')
    .selectAll()
    .where('barred_id', 'in', barredIds)
    .execute()
  return new Map(rows.map((row) => [row.barred_id!, row]))
}

/**
 * Takes every open case as far as its time has come, each in one process at a time: what is
 * counted and told of a case is counted and told once, even while the watch goes from one
 * process to another.
 */
export async function advanceCases(deps: Deps): Promise<void> {
  const cases = await openCases(deps).orderBy('found_at').execute()
  for (const { player_id: playerId } of cases) {
    await attempt(deps.log, 'taking the case of an excluded player on', () =>
      withLock(deps.pool, `exclusion.case:${playerId}`, async () => {
        const found = await openCases(deps).where('player_id', '=', playerId).executeTakeFirst()
        if (found) await advance(deps, found)
      }),
    )
  }
}

const openCases = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('exclusion.found')
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is('closed_at', 'is', null), is('barred_id', 'is', null)]),
        is('returned_at', 'is', null),
        is('bets_returned_at', 'is', null),
      ]),
    )

async function advance(deps: Deps, found: Found) {
  const ageMs = deps.clock.now().getTime() - found.found_at.getTime()
  const isOver = found.bets_returned_at !== null || (await endPlay(deps, found, ageMs))
  if (found.told_at === null) await tell(deps, found, ageMs)
  if (found.returned_at === null && ageMs >= RETURN_AFTER_MS) await giveBack(deps, found, isOver)
  const closes = found.barred_id === null && found.closed_at === null
  if (closes && ageMs >= CLOSE_AFTER_MS) await close(deps, found)
}

/**
 * Gives back the open bets (IN SPA/MF 31/2025; Law 14.790, art. 26), ends open rounds by their
 * printed rule and open stakes at studios, and tells whether nothing is open any more. It is called
 * again until then: a bet in its in-play delay is decided first, and a shared draw is drawn and
 * paid in its minutes.
 */
async function endPlay(deps: Deps, found: Found, ageMs: number): Promise<boolean> {
  const { player_id: playerId } = found
  const returned = await voidOpenBets(deps, playerId)
  const ended = (await endOpenRounds(deps, playerId)) + (await endOpenStakes(deps, playerId))
  const left = await countOpenBets(deps, playerId)
  const [counters, { held }] = await Promise.all([
    deps.ledger.counters(playerId, [OPEN_ROUNDS]),
    deps.ledger.balances(playerId),
  ])
  const isQuiet = found.barred_id === null || ageMs >= IN_FLIGHT_MS
  const isOver = isQuiet && left === 0 && counters[OPEN_ROUNDS]!.total === 0n && held.balance === 0n
  await deps.db
    .updateTable('exclusion.found')
    .set((is) => ({
      bets_returned: is('bets_returned', '+', returned),
      rounds_ended: is('rounds_ended', '+', ended),
      ...(isOver ? { bets_returned_at: deps.clock.now() } : {}),
    }))
    .where('player_id', '=', playerId)
    .execute()
  return isOver
}

/**
 * An alert to operators and a letter to the player; one that cannot be sent is left to a person.
 */
async function tell(deps: Deps, found: Found, ageMs: number) {
  const { player_id: playerId, until, barred_id: barredId } = found
  const player = await getPlayer(deps.db, playerId)
  const subject = `player:${playerId}`
  await raiseAlert(deps, {
    kind: barredId === null ? 'central_exclusion' : 'barred_player',
    subject,
    detail:
      barredId === null ? { until: until?.toISOString() ?? null } : { barredId: String(barredId) },
  })
  const letter = barredId === null ? ofRegister(until) : LISTED
  try {
    // who has closed the account has none that this changes, nor an address in it
    if (!isAnonymous(player)) await deps.mailer.send({ to: player.email, ...letter })
  } catch (error) {
    deps.log.error({ err: error }, 'the letter to an excluded player could not be sent')
    if (ageMs < LETTER_TRIED_MS) return
    await raiseAlert(deps, { kind: 'letter_unsent', subject, detail: { about: letter.subject } })
  }
  await mark(deps, playerId, { told_at: deps.clock.now() })
}

const days = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

const ofRegister = (until: Date | null) => ({
  subject: 'Sua autoexclusão foi aplicada',
  text: [
    `Seu CPF está no cadastro nacional de autoexclusão, ${
      until ? `até ${days.format(until)}` : 'sem data de fim'
    }.`,
    'Apostas e depósitos foram encerrados agora; apostas abertas foram devolvidas e rodadas abertas, concluídas.',
    'Você pode sacar seu saldo em até 2 dias;',
    'depois disso enviaremos o valor para a chave Pix do seu CPF. Em 3 dias a conta será encerrada.',
  ].join('\n'),
})

const LISTED = {
  subject: 'Sua conta foi suspensa',
  text: [
    'Seu CPF está entre os que a lei impede de apostar (Lei 14.790/2023, art. 26).',
    'A conta foi suspensa; apostas abertas foram devolvidas e rodadas abertas, concluídas.',
    'Em 2 dias enviaremos seu saldo para a chave Pix do seu CPF.',
    'Se isso for um engano, responda a este e-mail.',
  ].join('\n'),
}

async function close(deps: Deps, { player_id: playerId }: Found) {
  try {
    await restrictPlayer(deps.db, deps, {
      playerId,
      kind: 'closed',
      reason: 'central self-exclusion register',
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  await shutOut(deps, playerId)
  await mark(deps, playerId, { closed_at: deps.clock.now() })
}
