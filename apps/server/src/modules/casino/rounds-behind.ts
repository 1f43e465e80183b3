import type { Deps } from '../../deps.ts'

type Command = { readonly commandId: bigint; readonly at: Date }

/**
 * The round that commands ended which did not begin it, by command; a round bears its
 * first command's number.
 */
export async function roundsEndedBy(
  { db }: Pick<Deps, 'db'>,
  commands: readonly Command[],
): Promise<ReadonlyMap<bigint, bigint>> {
  if (commands.length === 0) return new Map()
  const times = commands.map(({ at }) => at.getTime())
  const rows = await db
    .selectFrom('casino.round')
    .select(['round_id', 'end_command'])
    .where('played_at', '>=', new Date(Math.min(...times)))
    .where('played_at', '<=', new Date(Math.max(...times)))
    .where(
      'end_command',
      'in',
      commands.map(({ commandId }) => commandId),
    )
    .execute()
  return new Map(rows.map(({ round_id, end_command }) => [end_command!, round_id]))
}
