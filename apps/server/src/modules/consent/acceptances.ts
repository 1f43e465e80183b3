import { licenceProfile } from '@jogada/core/licence/profile'
import type { AcceptedVersions, DocumentVersion, LegalDocument } from '@jogada/core/licence/consent'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

type From = { readonly address: string; readonly deviceId: string }

/** Keeps that a player agreed to versions; what is kept already stays as it was said first. */
export async function keepAcceptance(
  { clock, env }: Pick<Deps, 'clock' | 'env'>,
  db: Pick<Kysely<Tables>, 'insertInto'>,
  agreed: {
    readonly playerId: bigint
    readonly versions: readonly Pick<DocumentVersion, 'document' | 'version'>[]
    readonly from: From
  },
): Promise<void> {
  const { id, version: licenceVersion } = licenceProfile(env.LICENCE_PROFILE)
  if (agreed.versions.length === 0) return
  await db
    .insertInto('consent.acceptance')
    .values(
      agreed.versions.map(({ document, version }) => ({
        player_id: agreed.playerId,
        document,
        version,
        accepted_at: clock.now(),
        address: agreed.from.address,
        device_id: agreed.from.deviceId,
        licence_profile: id,
        licence_version: licenceVersion,
      })),
    )
    .onConflict((conflict) => conflict.columns(['player_id', 'document', 'version']).doNothing())
    .execute()
}

/** The newest version of each document that a player has agreed to. */
export async function readAccepted(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<AcceptedVersions> {
  const accepted: Partial<Record<LegalDocument, number>> = {}
  for (const { document, version } of await listAcceptances({ db }, playerId)) {
    accepted[document] = Math.max(accepted[document] ?? 0, version)
  }
  return accepted
}

/** Everything that a player has agreed to, in the order of agreeing. */
export const listAcceptances = ({ db }: Pick<Deps, 'db'>, playerId: bigint) =>
  db
    .selectFrom('consent.acceptance')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute()
