import { notice } from '@jogada/contract'
import type { CallOutput } from '@jogada/contract'
import type { NoticeChoices } from '@jogada/contract/notice'
import type { Deps } from '../../../deps.ts'

type Asked = CallOutput<typeof notice.setChoices>['body']
type PerCategory = NoticeChoices['push']

/**
 * How the player wants to be told: by browsers of everything, by mail of nothing,
 * until they choose.
 */
export async function getChoices(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<NoticeChoices> {
  const row = await db
    .selectFrom('notice.choice')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const { quiet_from: from = null, quiet_to: to = null } = row ?? {}
  return {
    push: perCategory((category) => !row?.push_off.includes(category)),
    mail: perCategory((category) => row?.mail_on.includes(category) ?? false),
    quiet: from === null || to === null ? null : { from, to },
  }
}

/** The language in which the player asked to be told, where they ever did; null else. */
export async function languageOf(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<string | null> {
  const row = await db
    .selectFrom('notice.choice')
    .select('language')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.language ?? null
}

/** Keeps how the player wants to be told. */
export async function setChoices(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
  { asked, language }: { readonly asked: Asked; readonly language: string },
): Promise<NoticeChoices> {
  const row = {
    push_off: notice.chosenCategories.filter((category) => !asked.push[category]),
    mail_on: notice.chosenCategories.filter((category) => asked.mail[category]),
    language,
    quiet_from: asked.quiet?.from ?? null,
    quiet_to: asked.quiet?.to ?? null,
    time_zone: asked.timeZone,
  }
  await deps.db
    .insertInto('notice.choice')
    .values({ ...row, player_id: playerId })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
  return getChoices(deps, playerId)
}

const perCategory = (chosen: (category: keyof PerCategory) => boolean): PerCategory => ({
  money: chosen('money'),
  rewards: chosen('rewards'),
  support: chosen('support'),
})
