export { appendAudit, audited, auditNow } from './append.ts'
export type { Actor, AuditEntry } from './append.ts'
export { listEntriesAbout, listEntries } from './list-entries.ts'
export { verifyAudit } from './verify.ts'
