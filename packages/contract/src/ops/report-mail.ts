import * as z from 'zod/mini'
import { call } from '../call.ts'

/** Languages of the desk. */
export const deskLanguages = ['pt_BR', 'en_US'] as const

const choice = z.object({ isWanted: z.boolean(), language: z.enum(deskLanguages) })

export const mine = call({
  method: 'GET',
  path: '/api/ops/reports/mail',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Whether the operator gets the report of each day by mail, and in which language',
  reply: choice,
})

export const choose = call({
  method: 'POST',
  path: '/api/ops/reports/mail',
  auth: 'operator',
  permission: 'report.view',
  summary: 'Sends the operator the report of each day by mail the next morning, or no longer',
  body: choice,
  reply: choice,
})
