import { kyc } from '@jogada/contract'
import { readImage } from '@jogada/core/kyc/image-file'
import type { ImageFile } from '@jogada/core/kyc/image-file'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { digestOf } from '../../../platform/vault/seal-tables.ts'
import type { Tables } from '../../../tables.ts'
import { BEFORE_PERSON_HINT, saidUnderAge, UNDER_AGE_HINT } from '../under-age.ts'
import { findPerson } from '../verify-person.ts'
import { DIGEST_DOMAIN, openPicture, picturePlace, standingDocuments } from './document-store.ts'
import type { Document, Item } from './document-store.ts'
import { endHeld, holdDocument } from './end-document.ts'
import { localChecks } from './identity-checks.ts'
import type { CheckedPerson, CheckVerdict, IdentityChecks } from './identity-checks.ts'
import { lockDocuments } from './lock-documents.ts'

const LEAST_PIXELS = 300
const MOST_PIXELS = 12_000
const MOST_A_DAY = 20
const DAY_MS = 24 * 60 * 60_000
const CHECK_MS = 10_000

type Shown = { readonly playerId: bigint; readonly item: Item; readonly file: Buffer }

type State = (typeof kyc.kycItemStates)[number]

/**
 * Keeps a picture of one item, sealed, and has it checked; it takes the place of one that waits or
 * was refused. Refuses with a `kyc_picture_…` code, or `kyc_pictures_too_many` in a day.
 */
export async function sendDocument(
  deps: Deps,
  { playerId, item, file }: Shown,
  checks: IdentityChecks = localChecks,
): Promise<{ state: State }> {
  const image = checkFile(file)
  const documentId = deps.rng.uuid()
  const digest = digestOf(file)
  await deps.db.transaction().execute(async (tx) => {
    await lockDocuments(tx, playerId)
    const since = new Date(deps.clock.now().getTime() - DAY_MS)
    const sent = await tx
      .selectFrom('kyc.document')
      .select(['item', 'state', 'sent_at'])
      .where('player_id', '=', playerId)
      .execute()
    if (sent.some((one) => one.item === item && one.state === 'approved')) {
      throw new Refusal('kyc_picture_approved')
    }
    if (sent.filter(({ sent_at }) => sent_at > since).length >= MOST_A_DAY) {
      throw new Refusal('kyc_pictures_too_many')
    }
    await tx
      .updateTable('kyc.document')
      .set({ state: 'replaced', file: null, reason: null })
      .where('player_id', '=', playerId)
      .where('item', '=', item)
      .where('state', '<>', 'replaced')
      .execute()
    await tx
      .insertInto('kyc.document')
      .values({
        document_id: documentId,
        player_id: playerId,
        item,
        media_type: image.type,
        byte_count: file.length,
        digest: deps.vault.index(digest, DIGEST_DOMAIN),
        file: deps.vault.sealBytes(file, picturePlace(documentId)),
        state: 'waiting',
        sent_at: deps.clock.now(),
      })
      .execute()
  })
  const verdict = await checked(deps, checks, { playerId, item, file, documentId, digest })
  return { state: await followVerdict(deps, documentId, verdict) }
}

/** Only what the bytes themselves say counts; a name or a type that a client gives does not. */
function checkFile(file: Buffer): ImageFile {
  if (file.length > kyc.MAX_PICTURE_BYTES) {
    throw new Refusal('kyc_picture_too_large', { megabytes: kyc.MAX_PICTURE_BYTES / 1024 ** 2 })
  }
  const image = readImage(file)
  if (!image || Math.max(image.width, image.height) > MOST_PIXELS) {
    throw new Refusal('kyc_picture_unreadable')
  }
  if (Math.min(image.width, image.height) < LEAST_PIXELS) {
    throw new Refusal('kyc_picture_too_small', { pixels: LEAST_PIXELS })
  }
  return image
}

type Kept = Shown & { readonly documentId: string; readonly digest: string }

async function checked(
  deps: Deps,
  checks: IdentityChecks,
  { playerId, item, file, documentId, digest }: Kept,
): Promise<CheckVerdict> {
  const [person, same, standing] = await Promise.all([
    findPerson(deps, playerId),
    deps.db
      .selectFrom('kyc.document')
      .select(['player_id', 'item', 'state'])
      .where('digest', 'in', deps.vault.indexes(digest, DIGEST_DOMAIN))
      .where('document_id', '<>', documentId)
      .limit(50)
      .execute(),
    standingDocuments(deps, playerId),
  ])
  const picture = {
    documentId,
    item,
    file,
    isOfOtherItem: same.some(
      (one) => one.player_id === playerId && one.item !== item && one.state !== 'replaced',
    ),
    isOfOtherPlayer: same.some((one) => one.player_id !== playerId),
  }
  const asked = { person: person ? known(person) : null, picture }
  const signal = AbortSignal.timeout(CHECK_MS)
  try {
    if (item !== 'selfie') return await inTime(checks.document(asked, signal), signal)
    const front = standing.find((one) => one.item === 'document_front')
    const document = front ? ((await openPicture(deps, front.document_id)) ?? null) : null
    return await inTime(checks.face({ ...asked, document }, signal), signal)
  } catch (error) {
    deps.log.error({ err: error, documentId }, 'an identity check gave no answer')
    return { outcome: 'person', hint: 'check_failed' }
  }
}

const known = ({ name, cpf, birthDate }: CheckedPerson): CheckedPerson => ({ name, cpf, birthDate })

const inTime = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ])

/**
 * Does what a check says with a picture that still waits, and tells how it stands by this check. No
 * check approves the picture of a player who said a birth date of somebody under age before, nor
 * one that was shown before it was known of whom.
 */
export async function followVerdict(
  deps: Deps,
  documentId: string,
  said: CheckVerdict,
): Promise<State> {
  return deps.db.transaction().execute(async (tx) => {
    const document = await holdDocument(tx, documentId)
    if (document?.state !== 'waiting') return 'waiting'
    const verdict = await bounded({ ...deps, db: tx }, document, said)
    if (verdict.outcome === 'person') {
      if (verdict.hint !== null) {
        await tx
          .updateTable('kyc.document')
          .set({ hint: verdict.hint })
          .where('document_id', '=', documentId)
          .execute()
      }
      return 'waiting'
    }
    const reason = verdict.outcome === 'refused' ? verdict.reason : null
    await endHeld(deps, tx, { documentId, reason, by: 'check' })
    return verdict.outcome
  })
}

type Reads = { readonly db: Transaction<Tables>; readonly vault: Deps['vault'] }

/**
 * What counts of what a check says: a person decides where it must not be the check that approves.
 */
async function bounded(deps: Reads, document: Document, said: CheckVerdict): Promise<CheckVerdict> {
  if (said.outcome === 'refused') return said
  const hint = await personalHint(deps, document)
  return hint === null ? said : { outcome: 'person', hint }
}

/** Why a person decides on a picture whatever a check says that does not refuse it, or null. */
async function personalHint(
  deps: Reads,
  { player_id: playerId, sent_at: sentAt, hint }: Document,
): Promise<string | null> {
  const person = await findPerson(deps, playerId)
  const isMinor = await saidUnderAge(deps.db, deps, { playerId, cpf: person?.cpf ?? '' })
  if (isMinor) return UNDER_AGE_HINT
  const isBefore = hint === BEFORE_PERSON_HINT || (person && person.verified_at > sentAt)
  return isBefore ? BEFORE_PERSON_HINT : null
}
