import { ops } from '@jogada/contract'
import type { CallOutput, CallReply } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { audited } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { actorOf } from '../actor.ts'
import { yesterday } from './yesterday.ts'

type Choice = CallReply<typeof ops.reportMail.mine>

/** Each operator's own choice of the mail with the day's report. */
export function reportMailRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ops.reportMail.mine, ({ operator }) => choiceOf(deps, operator.staffId))
  handle(app, ops.reportMail.choose, (asked) =>
    choose(deps, actorOf(asked), asked.operator.staffId, asked.body),
  )
}

/** What an operator chose; who chose nothing gets no mail, and would get it in Portuguese. */
export async function choiceOf({ db }: Pick<Deps, 'db'>, staffId: bigint): Promise<Choice> {
  const kept = await db
    .selectFrom('operator.report_mail')
    .select(['is_wanted as isWanted', 'language'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return kept ?? { isWanted: false, language: 'pt_BR' }
}

/** Keeps the choice; the first mail is of the day that is under way. */
async function choose(
  deps: Deps,
  actor: Actor,
  staffId: bigint,
  choice: CallOutput<typeof ops.reportMail.choose>['body'],
): Promise<Choice> {
  const kept = { is_wanted: choice.isWanted, language: choice.language }
  const before = await choiceOf(deps, staffId)
  await audited(
    deps,
    { actor, action: 'report.mail_chosen', subject: `staff:${staffId}`, before, after: choice },
    (tx) =>
      tx
        .insertInto('operator.report_mail')
        .values({ staff_id: staffId, ...kept, last_day: yesterday(deps.clock.now()) })
        .onConflict((conflict) =>
          conflict
            .column('staff_id')
            .doUpdateSet(
              before.isWanted ? kept : { ...kept, last_day: yesterday(deps.clock.now()) },
            ),
        )
        .execute(),
  )
  return choice
}
