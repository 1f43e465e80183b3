import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { maskCpf } from '@jogada/core/documents/cpf'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { audited, auditNow } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import {
  decideBy,
  endDocument,
  findPerson,
  listRefused,
  personMark,
  personsOf,
  viewDocument,
  waitingDocuments,
} from '../../kyc/index.ts'
import type { Document } from '../../kyc/index.ts'
import { maskName } from './mask.ts'

/** Pictures that wait for a decision, with the person masked. */
export async function listWaiting(
  deps: Deps,
  asked: CallOutput<typeof ops.identity.documents>['query'],
): Promise<CallReply<typeof ops.identity.documents>> {
  const rows = await waitingDocuments(deps, asked)
  const persons = await personsOf(
    deps,
    rows.map(({ player_id }) => player_id),
  )
  return rows.map((row) => {
    const person = persons.get(row.player_id)
    return {
      documentId: row.document_id,
      playerId: String(row.player_id),
      item: row.item,
      name: person ? maskName(person.name) : '',
      cpf: person ? maskCpf(person.cpf) : '',
      bytes: row.byte_count,
      sentAt: row.sent_at.toISOString(),
      decideBy: decideBy(row).toISOString(),
      hint: row.hint,
    }
  })
}

/** Players whose last identity check was refused, the newest first. */
export async function showRefused(
  deps: Deps,
  before?: string,
): Promise<CallReply<typeof ops.queues.kyc>> {
  const rows = await listRefused(deps, before)
  return rows.map((row) => ({
    playerId: String(row.player_id),
    reason: row.reason,
    refusedAt: row.refused_at.toISOString(),
  }))
}

const subjectOf = (documentId: string) => `document:${documentId}`

/**
 * One picture beside the data that it must show and the player's others. That they were looked at is
 * traced first, each under its own number.
 */
export async function openAs(
  deps: Deps,
  actor: Actor,
  documentId: string,
): Promise<CallReply<typeof ops.identity.openDocument>> {
  const found = await viewDocument(deps, documentId)
  if (!found) throw new Refusal('document_not_waiting')
  const { document, file, beside } = found
  const playerId = document.player_id
  for (const seen of [document, ...beside.map((one) => one.document)]) {
    await auditNow(deps, {
      actor,
      action: 'kyc.document_viewed',
      subject: subjectOf(seen.document_id),
      after: { playerId: String(playerId), item: seen.item },
    })
  }
  const person = await findPerson(deps, playerId)
  return {
    name: person?.name ?? '',
    cpf: person?.cpf ?? '',
    birthDate: person?.birthDate ?? null,
    ...pictureOf({ document, file }),
    beside: beside.map((one) => ({ item: one.document.item, ...pictureOf(one) })),
    mark: personMark(document, person),
  }
}

type Picture = { readonly document: Document; readonly file: Buffer }

const pictureOf = ({ document, file }: Picture) => ({
  type: document.media_type,
  file: file.toString('base64'),
})

type Decision = CallOutput<typeof ops.identity.decideDocument>['body']

/**
 * Decides on a picture once, and traces it. Refuses with `document_not_waiting`, and with
 * `changed_meanwhile` where the picture was looked at beside other data.
 */
export async function decideAs(
  deps: Deps,
  actor: Actor,
  { documentId, decision, reason, note, mark }: Decision & { readonly documentId: string },
): Promise<null> {
  if (decision === 'refused' && !reason) throw new Refusal('invalid_input', { fields: 'reason' })
  const given = decision === 'refused' ? reason! : null
  await audited(
    deps,
    {
      actor,
      action: `kyc.document_${decision}`,
      subject: subjectOf(documentId),
      reason: note,
      after: { decision, reason: given },
    },
    async (tx) => {
      const by = String(actor.staffId)
      const ended = await endDocument(deps, tx, { documentId, reason: given, by, mark })
      if (ended === 'not_waiting') throw new Refusal('document_not_waiting')
      if (ended === 'changed') throw new Refusal('changed_meanwhile')
    },
  )
  return null
}
