import type { CallReply, ops } from '@jogada/contract'
import { maskCpf } from '@jogada/core/documents/cpf'
import type { Deps } from '../../../../deps.ts'
import { documentsOfPlayer, findPerson, findRefusal, findRegistration } from '../../../kyc/index.ts'
import { emailsOf } from '../../staff/staff-store.ts'
import { HIDDEN, maskAddress, maskName } from '../mask.ts'
import { getPlayerOr404 } from '../view-player.ts'

/** Who a player is, masked, why the last try was refused, and a page of the pictures shown. */
export async function showPapers(
  deps: Deps,
  playerId: bigint,
  before?: string,
): Promise<CallReply<typeof ops.playerFile.papers>> {
  await getPlayerOr404(deps, playerId)
  const [person, said, refusal, { documents, next }] = await Promise.all([
    findPerson(deps, playerId),
    findRegistration(deps, playerId),
    findRefusal(deps, playerId),
    documentsOfPlayer(deps, playerId, before),
  ])
  const deciders = documents.map(({ decided_by: by }) => by).filter((by) => by !== null)
  const people = [...new Set(deciders)].filter((by) => /^\d+$/.test(by)).map(BigInt)
  const emails = await emailsOf(deps, people)
  const nameOf = (by: string) => (/^\d+$/.test(by) ? (emails.get(BigInt(by)) ?? by) : by)
  return {
    person: person
      ? {
          name: maskName(person.name),
          cpf: maskCpf(person.cpf),
          verifiedAt: person.verified_at.toISOString(),
        }
      : null,
    registration: said
      ? {
          address: said.address && maskAddress(said.address),
          gender: said.gender && HIDDEN,
          at: said.at.toISOString(),
        }
      : null,
    refusal: refusal ? { reason: refusal.reason, at: refusal.refused_at.toISOString() } : null,
    documents: documents.map((one) => ({
      documentId: one.document_id,
      item: one.item,
      state: one.state,
      reason: one.reason,
      hint: one.hint,
      bytes: one.byte_count,
      sentAt: one.sent_at.toISOString(),
      decidedAt: one.decided_at?.toISOString() ?? null,
      decidedBy: one.decided_by === null ? null : nameOf(one.decided_by),
      isKept: one.is_kept,
    })),
    next,
  }
}
