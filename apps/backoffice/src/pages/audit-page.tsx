import { ops } from '@jogada/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { AuditRows } from '../components/audit-rows.tsx'
import { Pager } from '../components/rows.tsx'
import { showProof } from '../components/show-proof.ts'
import { Loaded, Page } from '../components/page.tsx'
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
  const verify = useChange(
    ops.books.auditVerify,
    ({ entries, firstBadSeq }) =>
      showProof(
        firstBadSeq === null,
        firstBadSeq
          ? t.chainBad.replace('{n}', firstBadSeq)
          : t.chainOk.replace('{n}', String(entries)),
      ),
    { isTold: true },
  )
  return (
    <Page
      title={t.audit}
      file={{ table: 'audit', filter: { subject } }}
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
            <AuditRows entries={found} />
            <Pager next={found.length === PAGE && (() => setBefore(found.at(-1)!.seq))} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
