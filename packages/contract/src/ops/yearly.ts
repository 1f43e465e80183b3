import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText } from '../fields.ts'
import { yearStatement, yearText } from '../yearly.ts'

/** Which year the file of all players is of. */
export const ofAll = z.object({ year: yearText })

/** A look at it is a look at a person's money, which is kept: it is sent as a change. */
export const show = call({
  method: 'POST',
  path: '/api/ops/players/yearly/{playerId}',
  auth: 'operator',
  permission: 'ledger.view',
  summary: 'A player’s statement of a year, personal data masked; who saw it is kept',
  params: z.object({ playerId: idText }),
  /** The newest year where none is named. */
  body: z.object({ year: z.optional(yearText) }),
  reply: z.object({ years: z.array(yearText), statement: yearStatement }),
})
