import { ops } from '@jogada/contract'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { actionWords } from '../components/action-words.ts'
import { useAddressFilter } from '../components/address-filter.ts'
import { AuditRows } from '../components/audit-rows.tsx'
import { Pager } from '../components/rows.tsx'
import { showProof } from '../components/show-proof.ts'
import { Loaded, Page } from '../components/page.tsx'
import type { Filter } from '../components/saved-views.tsx'
import { LAST_DAY } from '../components/wall-clock.ts'
import { auditTexts } from '../i18n/areas/audit.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

const PAGE = 100

const NAMES = ['actor', 'action', 'subject', 'until'] as const

const filterOf = (kept: Filter): Filter =>
  Object.fromEntries(NAMES.flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])))

/** Who did what to what and why, and whether the log was touched. */
export function AuditPage() {
  const { t } = useTexts()
  const [kept, setFilter] = useAddressFilter()
  const filter = filterOf(kept)
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.books.auditList, {
    query: { ...filter, ...(before ? { before } : {}) },
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
      file={{ table: 'audit', filter }}
      actions={
        <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate({})}>
          {t.verify}
        </Button>
      }
    >
      <Filters
        filter={filter}
        onChange={(next) => {
          setBefore(undefined)
          setFilter(next)
        }}
      />
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <>
            <AuditRows entries={found} />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={found.length === PAGE && (() => setBefore(found.at(-1)!.seq))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const typedOf = ({ actor = '', subject = '' }: Filter) => ({ actor, subject })

/** By whom, what, about what and up to when; what is typed counts with Enter. */
function Filters(props: { readonly filter: Filter; readonly onChange: (filter: Filter) => void }) {
  const { filter, onChange } = props
  const { t } = useTexts()
  const area = useArea(auditTexts)
  const [drawn, setDrawn] = useState(filter)
  const [typed, setTyped] = useState(typedOf(filter))
  const [action, setAction] = useState(filter.action ?? null)
  const [until, setUntil] = useState(filter.until ?? '')
  // the address changed: by what was chosen here, or by a link to another filter or none
  if (NAMES.some((name) => filter[name] !== drawn[name])) {
    setDrawn(filter)
    setTyped(typedOf(filter))
    setAction(filter.action ?? null)
    setUntil(filter.until ?? '')
  }
  const given = (chosen: { action: string | null; until: string }) =>
    onChange({
      ...chosen,
      action: chosen.action ?? undefined,
      actor: typed.actor.trim(),
      subject: typed.subject.trim(),
    })
  const field = (name: keyof typeof typed, placeholder: string) => (
    <TextInput
      label={t[name]}
      placeholder={placeholder}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        given({ action, until })
      }}
    >
      <Group align="flex-end" gap="xs">
        {field('actor', 'ana@jogada.example')}
        <Select
          label={t.action}
          w={280}
          clearable
          searchable
          value={action}
          onChange={(value) => {
            setAction(value)
            given({ action: value, until })
          }}
          data={actions.map((value) => ({ value, label: actionWords(value, area, t) }))}
        />
        {field('subject', 'player:12')}
        <TextInput
          label={area.until}
          type="date"
          max={LAST_DAY}
          value={until}
          onChange={(event) => {
            setUntil(event.currentTarget.value)
            given({ action, until: event.currentTarget.value })
          }}
        />
        <Button type="submit" variant="default">
          {t.show}
        </Button>
      </Group>
    </form>
  )
}

/** Everything that the log may say was done. */
const actions: readonly string[] = [
  ...ops.auditActions,
  ...ops.approvals.approvalKinds.flatMap((kind) =>
    ops.approvalSteps.map((step) => `${kind}.${step}`),
  ),
]
