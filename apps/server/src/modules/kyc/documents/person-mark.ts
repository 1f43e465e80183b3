import type { Document } from './document-store.ts'

/**
 * A mark of what a picture is held against, equal while that stays as it was: whose name and CPF it
 * must show, whether a birth date is known, and what was pointed out.
 */
export const personMark = (
  { hint }: Pick<Document, 'hint'>,
  person: { readonly birthDate: string | null; readonly verified_at: Date } | undefined,
): string => JSON.stringify([person?.verified_at.toISOString() ?? null, !!person?.birthDate, hint])
