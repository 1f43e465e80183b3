import type { Deps } from '../../../../deps.ts'
import { appendAudit } from '../../../audit/index.ts'
import type { AuditEntry } from '../../../audit/index.ts'
import type { Catalogue, Within } from '../../../sportsbook/index.ts'

/** With what this process shows of matches. */
export type Seeing = Deps & { readonly catalogue: Catalogue }

/** Enters what is done into the log, in the transaction that does it: neither happens alone. */
export const traced =
  (deps: Deps, entry: AuditEntry): Within =>
  (tx) =>
    appendAudit(deps, tx, entry)
