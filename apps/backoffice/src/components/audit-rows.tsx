import type { CallReply, ops } from '@jogada/contract'
import { Text } from '@mantine/core'
import { auditTexts } from '../i18n/areas/audit.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { actionWords } from './action-words.ts'
import { Rows } from './rows.tsx'
import { Facts } from './facts.tsx'
import { Instant } from './shown.tsx'
import { Subject } from './subject.tsx'

type Entry = CallReply<typeof ops.books.auditList>[number]

/** Entries of the audit log: who did what to what, why, and what it was before and after. */
export function AuditRows({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTexts()
  const area = useArea(auditTexts)
  return (
    <Rows
      list="audit"
      rows={entries}
      rowKey={(entry) => entry.seq}
      minWidth={1000}
      columns={[
        { head: '#', render: (entry) => <span title={entry.hash}>{entry.seq}</span> },
        { head: t.at, render: (entry) => <Instant at={entry.at} /> },
        {
          head: t.actor,
          render: (entry) => (
            <>
              {entry.actor}
              <Text size="xs" c="dimmed">
                {entry.address}
              </Text>
            </>
          ),
        },
        {
          head: `${t.action} · ${t.subject}`,
          render: (entry) => (
            <>
              <span title={entry.action}>{actionWords(entry.action, area, t)}</span>
              <div style={{ overflowWrap: 'anywhere' }}>
                <Subject subject={entry.subject} />
              </div>
            </>
          ),
        },
        { head: t.reason, render: (entry) => (entry.isHidden ? t.reserved : entry.reason) },
        { head: t.before, render: (entry) => <Facts facts={entry.before} /> },
        { head: t.after, render: (entry) => <Facts facts={entry.after} /> },
      ]}
    />
  )
}
