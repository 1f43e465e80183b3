import { ops } from '@jogada/contract'
import { Group, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Facts } from '../components/facts.tsx'
import { Instant } from '../components/shown.tsx'
import { Subject } from '../components/subject.tsx'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

type Kind = ops.occurrences.OccurrenceKind
type Filter = { readonly kind?: Kind | undefined; readonly subject?: string | undefined }

const PAGE = 100
const { occurrenceKinds } = ops.occurrences

/** Significant events: what happened that a reviewer will ask for. */
export function OccurrencesPage() {
  const t = useArea(occurrenceTexts)
  const { t: common } = useTexts()
  const [filter, setFilter] = useState<{ kind?: Kind; subject?: string }>({})
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.occurrences.list, {
    query: { ...filter, ...(before ? { before } : {}) },
  })
  const choose = ({ kind, subject }: Filter) => {
    setBefore(undefined)
    setFilter({ ...(kind ? { kind } : {}), ...(subject ? { subject } : {}) })
  }
  return (
    <Page
      title={t.title}
      file={{ table: 'occurrences', filter }}
      actions={<OccurrenceFilter filter={filter} onChoose={choose} />}
    >
      <Text size="sm" c="dimmed">
        {t.lead}
      </Text>
      <Loaded query={query} isEmpty={(found) => found.length === 0}>
        {(found) => (
          <>
            <Rows
              list="occurrences"
              rows={found}
              rowKey={(row) => row.occurrenceId}
              minWidth={820}
              columns={[
                { head: common.at, render: ({ at }) => <Instant at={at} /> },
                { head: t.kind, render: ({ kind }) => <b>{t.kinds[kind]}</b> },
                { head: common.subject, render: ({ subject }) => <Subject subject={subject} /> },
                { head: t.detail, render: ({ detail }) => <Facts facts={detail} /> },
              ]}
            />
            <Pager
              first={before && (() => setBefore(undefined))}
              next={found.length === PAGE && (() => setBefore(found.at(-1)!.occurrenceId))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function OccurrenceFilter(props: {
  readonly filter: Filter
  readonly onChoose: (filter: Filter) => void
}) {
  const { filter, onChoose } = props
  const t = useArea(occurrenceTexts)
  const { t: common } = useTexts()
  const [typed, setTyped] = useState('')
  return (
    <Group gap="xs">
      <Select
        size="xs"
        w={230}
        clearable
        aria-label={t.kind}
        placeholder={t.kind}
        value={filter.kind ?? null}
        onChange={(value) =>
          onChoose({ ...filter, kind: occurrenceKinds.find((one) => one === value) })
        }
        data={occurrenceKinds.map((value) => ({ value, label: t.kinds[value] }))}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChoose({ ...filter, subject: typed.trim() })
        }}
      >
        <TextInput
          size="xs"
          aria-label={common.subject}
          placeholder="player:12"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Group>
  )
}
