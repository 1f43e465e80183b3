import * as z from 'zod/mini'
import { call } from '../call.ts'
import { idText, text } from '../fields.ts'
import { answerText } from './care.ts'

export const list = call({
  method: 'GET',
  path: '/api/ops/tickets/ready-answers',
  auth: 'operator',
  permission: 'ticket.view',
  summary: 'Texts that tickets are answered with again and again, by their labels',
  reply: z.array(z.object({ answerId: z.string(), label: z.string(), text: z.string() })),
})

export const keep = call({
  method: 'POST',
  path: '/api/ops/tickets/keep-answer',
  auth: 'operator',
  permission: 'ticket.answer',
  summary: 'Keeps a text to answer with again',
  body: z.object({ label: text(40, 2), text: answerText }),
  reply: z.object({ answerId: z.string() }),
})

export const retire = call({
  method: 'POST',
  path: '/api/ops/tickets/retire-answer/{answerId}',
  auth: 'operator',
  permission: 'ticket.answer',
  summary: 'Takes such a text off the list; what was answered with it stays',
  params: z.object({ answerId: idText }),
  reply: z.null(),
})
