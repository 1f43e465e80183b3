import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Text, TextInput } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { Loaded, Page } from '../components/page.tsx'
import { PlayerLink } from '../components/player-link.tsx'
import { ReasonModal } from '../components/reason-modal.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Instant } from '../components/shown.tsx'
import { tagTexts } from '../i18n/areas/tags.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import { useMe } from '../me.ts'

type Tag = CallReply<typeof ops.tags.list>[number]

const SHORTEST = 2
const LONGEST = 24

/** The list of tags, and the players who have one of them. */
export function TagsPage() {
  const t = useArea(tagTexts)
  const { tag } = useSearch({ from: '/marcadores' })
  const query = useCall(ops.tags.list, {})
  const chosen = query.data?.find(({ tagId }) => tagId === tag)
  if (tag !== undefined && chosen) return <TagPlayers key={tag} tag={chosen} />
  return (
    <Page title={t.title} actions={<AddButton />}>
      <Text size="sm" c="dimmed">
        {t.lead}
      </Text>
      <Loaded query={query} isEmpty={(all) => all.length === 0}>
        {(all) => <TagRows tags={all} />}
      </Loaded>
    </Page>
  )
}

function TagRows({ tags }: { readonly tags: readonly Tag[] }) {
  const t = useArea(tagTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const [retiring, setRetiring] = useState<Tag | null>(null)
  const retire = useChange(ops.tags.retire, () => setRetiring(null))
  return (
    <>
      <Rows
        rows={tags}
        rowKey={({ tagId }) => tagId}
        columns={[
          {
            head: t.label,
            render: ({ tagId, label, retiredAt }) =>
              retiredAt === null ? (
                <Link to="/marcadores" search={{ tag: tagId }}>
                  {label}
                </Link>
              ) : (
                <>
                  {label} <Badge color="gray">{t.retired}</Badge>
                </>
              ),
          },
          { head: t.players, kind: 'money', render: ({ players }) => players },
          { head: t.madeBy, render: ({ madeBy }) => madeBy },
          { head: common.at, render: ({ madeAt }) => <Instant at={madeAt} /> },
          {
            kind: 'actions',
            render: (one) =>
              me.may('tag.manage') &&
              one.retiredAt === null && (
                <Button size="xs" variant="default" onClick={() => setRetiring(one)}>
                  {t.retire}
                </Button>
              ),
          },
        ]}
      />
      <ReasonModal
        title={t.retire}
        lead={t.retireLead
          .replace('{label}', retiring?.label ?? '')
          .replace('{players}', String(retiring?.players ?? 0))}
        color="red"
        isOpen={retiring !== null}
        isBusy={retire.isPending}
        onClose={() => setRetiring(null)}
        onConfirm={(reason) =>
          retiring && retire.mutate({ params: { tagId: retiring.tagId }, body: { reason } })
        }
      />
    </>
  )
}

function AddButton() {
  const t = useArea(tagTexts)
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const [label, setLabel] = useState('')
  const close = () => {
    setOpen(false)
    setLabel('')
  }
  const create = useChange(ops.tags.create, close)
  if (!me.may('tag.manage')) return null
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      <ReasonModal
        title={t.add}
        isOpen={isOpen}
        isReady={label.trim().length >= SHORTEST && !label.includes('#')}
        isBusy={create.isPending}
        onClose={close}
        onConfirm={(reason) => create.mutate({ body: { label: label.trim(), reason } })}
      >
        <TextInput
          label={t.label}
          description={t.labelHint}
          required
          maxLength={LONGEST}
          error={label.includes('#')}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      </ReasonModal>
    </>
  )
}

function TagPlayers({ tag: { tagId, label } }: { readonly tag: Tag }) {
  const t = useArea(tagTexts)
  const { t: common } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.tags.players, {
    params: { tagId },
    query: before ? { before } : {},
  })
  return (
    <Page
      title={`${t.tag}: ${label}`}
      actions={
        <Link to="/marcadores" search={{}}>
          {t.all}
        </Link>
      }
    >
      <Loaded query={query}>
        {({ players, next }) => (
          <>
            <Rows
              rows={players}
              rowKey={({ playerId }) => playerId}
              columns={[
                {
                  head: common.player,
                  render: ({ playerId, name }) => (
                    <>
                      <PlayerLink playerId={playerId} /> {name}
                    </>
                  ),
                },
                { head: common.email, render: ({ email }) => email },
                { head: t.putBy, render: ({ putBy }) => putBy },
                { head: common.at, render: ({ putAt }) => <Instant at={putAt} /> },
              ]}
            />
            <Pager
              first={before !== undefined && (() => setBefore(undefined))}
              next={next !== null && (() => setBefore(next))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
