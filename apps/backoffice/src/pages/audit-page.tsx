import { ops } from '@jogada/contract'
import { Button, Group, Table, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Facts, Instant } from '../components/shown.tsx'
import { useTexts } from '../i18n/use-texts.tsx'

const PAGE = 100

/** Who did what to what and why, and whether the log was touched. */
export function AuditPage() {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [subject, setSubject] = useState('')
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.books.auditList, {
    query: { ...(before ? { before } : {}), ...(subject ? { subject } : {}) },
  })
  const verify = useChange(ops.books.auditVerify, ({ entries, firstBadSeq }) =>
    notifications.show({
      color: firstBadSeq ? 'red' : 'teal',
      autoClose: false,
      message: firstBadSeq
        ? t.chainBad.replace('{n}', firstBadSeq)
        : t.chainOk.replace('{n}', String(entries)),
    }),
  )
  return (
    <Page
      title={t.audit}
      actions={
        <Group>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setBefore(undefined)
              setSubject(typed.trim())
            }}
          >
            <TextInput
              aria-label={t.subject}
              placeholder="player:12"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </form>
          <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate({})}>
            {t.verify}
          </Button>
        </Group>
      }
    >
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <>
            <Table verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>#</Table.Th>
                  <Table.Th>{t.at}</Table.Th>
                  <Table.Th>{t.actor}</Table.Th>
                  <Table.Th>{t.action}</Table.Th>
                  <Table.Th>{t.subject}</Table.Th>
                  <Table.Th>{t.reason}</Table.Th>
                  <Table.Th>{t.before}</Table.Th>
                  <Table.Th>{t.after}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {found.map((entry) => (
                  <Table.Tr key={entry.seq}>
                    <Table.Td title={entry.hash}>{entry.seq}</Table.Td>
                    <Table.Td>
                      <Instant at={entry.at} />
                    </Table.Td>
                    <Table.Td>
                      {entry.actor}
                      <Text size="xs" c="dimmed">
                        {entry.address}
                      </Text>
                    </Table.Td>
                    <Table.Td className="code">{entry.action}</Table.Td>
                    <Table.Td className="code">{entry.subject}</Table.Td>
                    <Table.Td>{entry.reason}</Table.Td>
                    <Table.Td>
                      <Facts facts={entry.before} />
                    </Table.Td>
                    <Table.Td>
                      <Facts facts={entry.after} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {found.length === PAGE && (
              <Button size="xs" variant="default" onClick={() => setBefore(found.at(-1)!.seq)}>
                {t.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
