/** What a player agrees to. */
export const legalDocuments = ['terms', 'privacy', 'rules'] as const

export type LegalDocument = (typeof legalDocuments)[number]

/** A published version of a document, and from when on it binds. */
export type DocumentVersion = {
  readonly document: LegalDocument
  readonly version: number
  readonly effectiveAt: Date
}

/** The newest version of each document that a player has agreed to. */
export type AcceptedVersions = Readonly<Partial<Record<LegalDocument, number>>>

/** The version of each document that binds at an instant: the highest of those in effect. */
export function versionsInForce<Version extends DocumentVersion>(
  versions: readonly Version[],
  at: Date,
): readonly Version[] {
  const inForce = new Map<LegalDocument, Version>()
  for (const one of versions) {
    if (one.effectiveAt > at) continue
    const known = inForce.get(one.document)
    if (!known || known.version < one.version) inForce.set(one.document, one)
  }
  return [...inForce.values()]
}

/**
 * The documents whose version in force a player has not agreed to. Agreeing to a version that comes
 * into effect later agrees to what it replaces.
 */
export const missingConsents = <Version extends DocumentVersion>(
  versions: readonly Version[],
  accepted: AcceptedVersions,
  at: Date,
): readonly Version[] =>
  versionsInForce(versions, at).filter(
    ({ document, version }) => (accepted[document] ?? 0) < version,
  )
