import type { CallOutput, CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import { Refusal } from '../../../platform/refusal.ts'

const MOST = 20

type View = CallOutput<typeof ops.views.save>['body']

/** Filters that operators keep for themselves. */
export function viewRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ops.views.list, ({ operator }) => listViews(deps, operator.staffId))
  handle(app, ops.views.save, async ({ operator, body }) => {
    await saveView(deps, operator.staffId, body)
    return null
  })
  handle(app, ops.views.drop, async ({ operator, body }) => {
    await deps.db
      .deleteFrom('operator.saved_view')
      .where('staff_id', '=', operator.staffId)
      .where('page', '=', body.page)
      .where('name', '=', body.name)
      .execute()
    return null
  })
}

const listViews = async (
  { db }: Deps,
  staffId: bigint,
): Promise<CallReply<typeof ops.views.list>> =>
  db
    .selectFrom('operator.saved_view')
    .select(['page', 'name', 'filter'])
    .where('staff_id', '=', staffId)
    .orderBy('page')
    .orderBy('name')
    .execute()

/** Keeps a view; refuses with `invalid_input` one more than an operator can overlook. */
async function saveView({ db }: Deps, staffId: bigint, { page, name, filter }: View) {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`operator.view ${staffId}`}, 0))`.execute(
      tx,
    )
    const others = await tx
      .selectFrom('operator.saved_view')
      .select('name')
      .where('staff_id', '=', staffId)
      .where('page', '=', page)
      .where('name', '!=', name)
      .execute()
    if (others.length >= MOST) throw new Refusal('invalid_input', { fields: 'name' })
    const kept = jsonb(filter)
    await tx
      .insertInto('operator.saved_view')
      .values({ staff_id: staffId, page, name, filter: kept })
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'page', 'name']).doUpdateSet({ filter: kept }),
      )
      .execute()
  })
}
