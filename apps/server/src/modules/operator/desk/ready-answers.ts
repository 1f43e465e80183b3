import { ops } from '@jogada/contract'
import type { CallOutput, CallReply } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { appendAudit, audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { actorOf } from '../actor.ts'

/** Texts that tickets are answered with again and again. */
export function readyAnswerRoutes(app: FastifyInstance, deps: Deps) {
  const { readyAnswers } = ops
  handle(app, readyAnswers.list, () => listReadyAnswers(deps))
  handle(app, readyAnswers.keep, (asked) => keepAnswer(deps, actorOf(asked), asked.body))
  handle(app, readyAnswers.retire, (asked) =>
    retireAnswer(deps, actorOf(asked), BigInt(asked.params.answerId)),
  )
}

async function listReadyAnswers({ db }: Deps): Promise<CallReply<typeof ops.readyAnswers.list>> {
  const rows = await db
    .selectFrom('operator.ready_answer')
    .select(['answer_id', 'label', 'text'])
    .where('retired_at', 'is', null)
    .orderBy('label')
    .orderBy('answer_id')
    .execute()
  return rows.map(({ answer_id, ...row }) => ({ answerId: String(answer_id), ...row }))
}

async function keepAnswer(
  deps: Deps,
  actor: Actor,
  answer: CallOutput<typeof ops.readyAnswers.keep>['body'],
): Promise<CallReply<typeof ops.readyAnswers.keep>> {
  const { answer_id } = await audited(
    deps,
    ({ answer_id: answerId }: { readonly answer_id: bigint }) => ({
      actor,
      action: 'answer.kept',
      subject: `answer:${answerId}`,
      after: answer,
    }),
    (tx) =>
      tx
        .insertInto('operator.ready_answer')
        .values({ ...answer, made_by: actor.email, made_at: deps.clock.now() })
        .returning('answer_id')
        .executeTakeFirstOrThrow(),
  )
  return { answerId: String(answer_id) }
}

/** Refuses with `not_found` what is not on the list. */
const retireAnswer = (deps: Deps, actor: Actor, answerId: bigint): Promise<null> =>
  deps.db.transaction().execute(async (tx) => {
    const retired = await tx
      .updateTable('operator.ready_answer')
      .set({ retired_at: deps.clock.now() })
      .where('answer_id', '=', answerId)
      .where('retired_at', 'is', null)
      .returning(['label', 'text'])
      .executeTakeFirst()
    if (!retired) throw new Refusal('not_found')
    await appendAudit(deps, tx, {
      actor,
      action: 'answer.retired',
      subject: `answer:${answerId}`,
      before: retired,
      after: null,
    })
    return null
  })
