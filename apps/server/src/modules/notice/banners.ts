import type { CallReply, notice } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import { isNamed } from '@jogada/core/parts/part-audience'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { maintenanceText } from '@jogada/messages'
import { jsonb } from '../../platform/jsonb.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { MAINTENANCE } from '../../platform/switches.ts'
import type { SwitchState } from '../../platform/switches.ts'
import type { Tables } from '../../tables.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { memberOf } from '../part/index.ts'

const LOOK_EVERY_MS = 2000
const BANNERS_SHOWN = 50
const BASE_LANGUAGE = 'pt_BR'
const GRAVITY = { critical: 0, warn: 1, info: 2 } as const

type Banner = Selectable<Tables['notice.banner']>

export type NewBanner = Omit<Insertable<Tables['notice.banner']>, 'announced_at'>

const textFor = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? texts[BASE_LANGUAGE]!

const due = ({ db, clock }: Deps) =>
  db
    .selectFrom('notice.banner')
    .selectAll()
    .where('is_on', '=', true)
    .where('starts_at', '<=', clock.now())
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', clock.now())]))

/**
 * Maintenance first, then the messages that are due now, the gravest first, in a language or in
 * Portuguese: those to everybody, and to a player those for a level or a tag of theirs. For a player
 * to whom nothing may be advertised those alone that do not. What advertises counts down only where
 * the licence lets it (X2).
 */
export async function listBanners(
  deps: Deps,
  { playerId, language }: { readonly playerId: bigint | null; readonly language: string },
): Promise<CallReply<typeof notice.banners>> {
  const { countdown } = licenceProfile(deps.env.LICENCE_PROFILE).ui
  const all = await meantFor(deps, playerId, await due(deps).orderBy('notice_id', 'desc').execute())
  const isBarred =
    playerId !== null &&
    all.some(({ advertises }) => advertises) &&
    (await isMarketingBarred(deps, playerId))
  const maintenance = deps.switches.list().find(({ name }) => name === MAINTENANCE)
  const banners = all
    .filter(({ advertises }) => !(advertises && isBarred))
    .toSorted((a, b) => GRAVITY[a.level] - GRAVITY[b.level])
    .map(({ notice_id, level, texts, until, ends_at, advertises }) => ({
      noticeId: String(notice_id),
      level,
      text: textFor(texts, language),
      until: advertises && !countdown ? null : (until?.toISOString() ?? null),
      endsAt: ends_at?.toISOString() ?? null,
    }))
  return maintenance?.isStopped ? [ofMaintenance(maintenance, language), ...banners] : banners
}

const isForSome = ({ from_level, tag_ids }: Banner): boolean =>
  from_level !== null || tag_ids.length > 0

/** The messages to everybody, and those for some of whom the player is one. */
async function meantFor(
  deps: Pick<Deps, 'db'>,
  playerId: bigint | null,
  all: readonly Banner[],
): Promise<readonly Banner[]> {
  if (!all.some(isForSome)) return all
  const member = playerId === null ? null : await memberOf(deps, playerId)
  return all.filter((one) => {
    if (!isForSome(one)) return true
    const audience = { fromLevel: one.from_level, tagIds: one.tag_ids, testPlayers: false }
    return member !== null && isNamed(audience, member)
  })
}

/** Each maintenance is a message of its own: who dismissed the last one is told of the next. */
const ofMaintenance = ({ changedAt }: SwitchState, language: string) => ({
  noticeId: `maintenance-${changedAt.getTime()}`,
  level: 'critical' as const,
  text: maintenanceText(language),
  until: null,
  endsAt: null,
})

/** Tells players at this process to look again whenever maintenance begins or ends. */
export function announceMaintenance({
  switches,
  realtime,
}: Pick<Deps, 'switches' | 'realtime'>): void {
  let known = switches.isStopped(MAINTENANCE)
  switches.onRead(() => {
    const now = switches.isStopped(MAINTENANCE)
    if (now === known) return
    known = now
    realtime.toPlayersHere('noticesChanged')
  })
}

/** All messages to everybody or to some, for operators, the newest first. */
export function listAllBanners({ db }: Pick<Deps, 'db'>, before?: bigint) {
  const query = db
    .selectFrom('notice.banner')
    .selectAll()
    .orderBy('notice_id', 'desc')
    .limit(BANNERS_SHOWN)
  return (before === undefined ? query : query.where('notice_id', '<', before)).execute()
}

/**
 * Publishes a message for its time, once for each key, with what `within` does; what an
 * operator does. Gives its id.
 */
export const publishBanner = (
  { db }: Pick<Deps, 'db'>,
  banner: NewBanner,
  within?: (tx: Transaction<Tables>, noticeId: bigint) => Promise<unknown>,
): Promise<bigint> =>
  db.transaction().execute(async (tx) => {
    const published = await tx
      .insertInto('notice.banner')
      .values({ ...banner, texts: jsonb(banner.texts), announced_at: null })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('notice_id')
      .executeTakeFirst()
    if (published) {
      await within?.(tx, published.notice_id)
      return published.notice_id
    }
    const known = await tx
      .selectFrom('notice.banner')
      .select('notice_id')
      .where('key', '=', banner.key ?? null)
      .executeTakeFirstOrThrow()
    return known.notice_id
  })

/** Takes a message back, with what `within` does, from the screens of connected players too. */
export async function withdrawBanner(
  { db, realtime }: Deps,
  noticeId: bigint,
  within?: (tx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('notice.banner')
      .set({ is_on: false })
      .where('notice_id', '=', noticeId)
      .execute()
    await within?.(tx)
  })
  realtime.toEveryPlayer('noticesChanged')
}

/** Worker: tells connected players of a message when its time comes. */
export const announceBanners = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'notice.banners', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () => announceDue(deps)),
  )

/** Announces every due message once. */
export async function announceDue(deps: Deps): Promise<void> {
  const rows = await due(deps).where('announced_at', 'is', null).execute()
  for (const banner of rows) {
    const { notice_id, level, texts, advertises } = banner
    // who may hear of it is asked when it is read
    if (advertises || isForSome(banner)) deps.realtime.toEveryPlayer('noticesChanged')
    else deps.realtime.toEveryPlayer('notice', { text: textFor(texts, BASE_LANGUAGE), level })
    await deps.db
      .updateTable('notice.banner')
      .set({ announced_at: deps.clock.now() })
      .where('notice_id', '=', notice_id)
      .execute()
  }
}
