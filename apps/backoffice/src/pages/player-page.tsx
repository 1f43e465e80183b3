import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Card, Group, Stack, Tabs, Text, Textarea } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { EntryTable } from '../components/entry-table.tsx'
import { Pager, Rows } from '../components/rows.tsx'
import { Risk } from '../components/player/risk.tsx'
import { Tags } from '../components/player/tags.tsx'
import { Figures } from '../components/figures.tsx'
import { ExportButton } from '../components/export-button.tsx'
import { Nothing } from '../components/nothing.tsx'
import { Loaded, Page } from '../components/page.tsx'
import { Movements } from '../components/movements.tsx'
import { PlayerActions } from '../components/player-actions.tsx'
import { Reveal } from '../components/reveal.tsx'
import { Decimal, Instant, Money } from '../components/shown.tsx'
import { occurrenceTexts } from '../i18n/areas/occurrences.ts'
import { playerFileTexts } from '../i18n/areas/player-file.ts'
import { playerMoneyTexts } from '../i18n/areas/player-money.ts'
import { recordTexts } from '../i18n/areas/records.ts'
import { tagTexts } from '../i18n/areas/tags.ts'
import { yearlyTexts } from '../i18n/areas/yearly.ts'
import { wellbeingTexts } from '../i18n/areas/wellbeing.ts'
import { useArea } from '../i18n/use-area.ts'
import { gameName, useTexts } from '../i18n/use-texts.tsx'
import { Wellbeing } from '../components/wellbeing.tsx'
import { useMe } from '../me.ts'
import { Bonuses } from './player/bonuses.tsx'
import { StakeShare } from './player/stake-share.tsx'
import { Limits, PauseBadge } from './player/limits.tsx'
import { Linked } from './player/linked.tsx'
import { Papers } from './player/papers.tsx'
import { Referral } from './player/referral.tsx'
import { Tickets } from './player/tickets.tsx'
import { Trace } from './player/trace.tsx'
import { Yearly } from './player/yearly.tsx'

type View = CallReply<typeof ops.players.view>

/** Everything about one player: who, money, play, sessions, notes. */
export function PlayerPage() {
  const { playerId } = useParams({ from: '/jogador/$playerId' })
  const query = useCall(ops.players.view, { params: { playerId } })
  return <Loaded query={query}>{(view) => <Player key={playerId} view={view} />}</Loaded>
}

function Player({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const occurrences = useArea(occurrenceTexts)
  const { playerId } = view
  return (
    <Page
      title={
        <Group gap="sm">
          #{playerId} {view.name}
          {view.isTest && <Badge color="blue">{t.testAccount}</Badge>}
          {view.restriction && (
            <Badge color="red">{view.restriction.kind === 'closed' ? t.closed : t.suspended}</Badge>
          )}
          {view.pause && <PauseBadge pause={view.pause} />}
          {view.depositStop && (
            <Badge color="orange">
              {view.depositStop.kind === 'paused'
                ? occurrences.depositsPaused
                : occurrences.depositsSuspended}
            </Badge>
          )}
          <Badge color={view.kycAt ? 'teal' : 'gray'}>
            {view.kycAt ? t.verified : t.notVerified}
          </Badge>
          <Badge variant="outline">
            {t.level} {view.level}
          </Badge>
          <Risk playerId={playerId} />
          <Tags playerId={playerId} tags={view.tags} />
        </Group>
      }
      actions={<PlayerActions view={view} />}
    >
      {view.restriction && <Text c="red">“{view.restriction.reason}”</Text>}
      <Group gap="4px 20px">
        <Reveal playerId={playerId} field="email" label={t.email} masked={view.email} />
        <Reveal playerId={playerId} field="phone" label={t.phone} masked={view.phone} />
        {view.cpf && <Reveal playerId={playerId} field="cpf" label="CPF" masked={view.cpf} />}
        <Reveal playerId={playerId} field="name" label={t.name} masked={view.name || '–'} />
        <Text size="sm" c="dimmed">
          {t.registered} <Instant at={view.registeredAt} />
        </Text>
      </Group>
      <PlayerFigures view={view} />
      <PlayerTabs view={view} />
    </Page>
  )
}

/** What the account holds now, and what it did in its life as the reports define it. */
function PlayerFigures({ view: { balances, lifetime } }: { readonly view: View }) {
  const { t } = useTexts()
  const area = useArea(tagTexts)
  const parts = [
    {
      title: area.now,
      cols: { base: 2, xs: 4 },
      figures: [
        [t.cash, balances.cash],
        [t.bonus, balances.bonus],
        [t.held, balances.held],
        [t.withdrawing, balances.withdrawing],
      ],
    },
    {
      title: area.life,
      cols: { base: 2, xs: 3, sm: 5 },
      figures: [
        [area.deposits, lifetime.deposits],
        [area.refunds, lifetime.refunds],
        [area.withdrawals, lifetime.withdrawals],
        [t.ggr, lifetime.ggr],
        ['NGR', lifetime.ngr],
      ],
    },
  ] as const
  return (
    <Stack gap="sm">
      {parts.map(({ title, cols, figures }) => (
        <Stack key={title} gap={4}>
          <Text size="xs" fw={650}>
            {title}
          </Text>
          <Figures figures={figures} cols={cols} />
        </Stack>
      ))}
    </Stack>
  )
}

/** What stands in the tabs of a player's page, for whoever may see it. The address keeps the tab. */
function PlayerTabs({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const wellbeing = useArea(wellbeingTexts)
  const records = useArea(recordTexts)
  const file = useArea(playerFileTexts)
  const money = useArea(playerMoneyTexts)
  const byYear = useArea(yearlyTexts)
  const me = useMe()
  const navigate = useNavigate()
  const { tab } = useSearch({ from: '/jogador/$playerId' })
  const { playerId } = view
  const tabs = [
    { value: 'plays', label: t.plays, panel: <Plays playerId={playerId} /> },
    { value: 'movements', label: records.title, panel: <Movements playerId={playerId} /> },
    me.may('ledger.view') && {
      value: 'entries',
      label: t.entries,
      panel: <EntryTable playerId={playerId} account="cash" />,
    },
    me.may('ledger.view') &&
      view.hasYearly && {
        value: 'yearly',
        label: byYear.title,
        panel: <Yearly playerId={playerId} />,
      },
    me.may('kyc.view') && {
      value: 'papers',
      label: file.papers,
      panel: <Papers playerId={playerId} />,
    },
    me.may('ticket.view') && {
      value: 'tickets',
      label: file.tickets,
      panel: <Tickets playerId={playerId} />,
    },
    { value: 'bonuses', label: money.bonuses, panel: <Bonuses playerId={playerId} /> },
    {
      value: 'limits',
      label: money.limits,
      panel: (
        <Stack>
          <Limits playerId={playerId} />
          <StakeShare playerId={playerId} />
        </Stack>
      ),
    },
    { value: 'referral', label: file.referral, panel: <Referral playerId={playerId} /> },
    { value: 'linked', label: file.linked, panel: <Linked playerId={playerId} /> },
    { value: 'sessions', label: t.sessions, panel: <Sessions sessions={view.sessions} /> },
    { value: 'notes', label: t.notes, panel: <Notes view={view} /> },
    me.may('wellbeing.view') && {
      value: 'wellbeing',
      label: wellbeing.title,
      panel: <Wellbeing playerId={playerId} />,
    },
    me.may('audit.view') && {
      value: 'trace',
      label: file.trace,
      panel: <Trace playerId={playerId} />,
    },
  ].filter((one) => one !== false)
  return (
    <Tabs
      value={tabs.some(({ value }) => value === tab) ? tab! : 'plays'}
      onChange={(next) =>
        void navigate({
          to: '/jogador/$playerId',
          params: { playerId },
          search: next && next !== 'plays' ? { tab: next } : {},
          replace: true,
        })
      }
      keepMounted={false}
    >
      <Tabs.List>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Panel key={value} value={value} pt="md">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Plays({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string>()
  const query = useCall(ops.players.plays, {
    params: { playerId },
    query: before ? { before } : {},
  })
  return (
    <Loaded query={query} isEmpty={({ records }) => records.length === 0}>
      {({ records, next }) => (
        <>
          <Rows
            list="plays"
            rows={records}
            rowKey={(one) => one.recordId}
            columns={[
              { head: t.at, render: (one) => <Instant at={one.at} /> },
              { head: t.game, render: (one) => gameName(t, one.game) },
              { head: 'ID', kind: 'code', render: (one) => one.recordId },
              { head: t.stake, kind: 'money', render: (one) => <Money amount={one.stake} /> },
              { head: t.odds, kind: 'money', render: (one) => <Decimal of={one.odds} /> },
              { head: t.result, render: (one) => <Decimal of={one.result} /> },
              { head: t.payout, kind: 'money', render: (one) => <Money amount={one.payout} /> },
            ]}
          />
          <Pager next={next !== null && (() => setBefore(next))}>
            <ExportButton table="plays" filter={{ playerId }} />
          </Pager>
        </>
      )}
    </Loaded>
  )
}

function Sessions({ sessions }: { readonly sessions: View['sessions'] }) {
  const { t } = useTexts()
  return (
    <Rows
      list="sessions"
      rows={sessions}
      rowKey={(session) => session.sessionId}
      columns={[
        {
          head: t.state,
          render: (session) => (
            <Badge color={session.isOpen ? 'teal' : 'gray'}>
              {session.isOpen ? t.open : t.ended}
            </Badge>
          ),
        },
        { head: t.at, render: (session) => <Instant at={session.openedAt} /> },
        { head: t.seen, render: (session) => <Instant at={session.seenAt} /> },
        { head: t.address, kind: 'code', render: (session) => session.address },
        {
          head: t.device,
          render: (session) => (
            <Text size="xs" maw={420} truncate title={session.userAgent}>
              {session.device} {session.userAgent}
            </Text>
          ),
        },
      ]}
    />
  )
}

function Notes({ view }: { readonly view: View }) {
  const { t } = useTexts()
  const me = useMe()
  const [text, setText] = useState('')
  const add = useChange(ops.players.addNote, () => setText(''))
  return (
    <Stack>
      {me.may('player.note') && (
        <Group align="flex-end">
          <Textarea
            flex={1}
            label={t.note}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            disabled={text.trim() === ''}
            loading={add.isPending}
            onClick={() => add.mutate({ params: { playerId: view.playerId }, body: { text } })}
          >
            {t.addNote}
          </Button>
        </Group>
      )}
      {view.notes.length === 0 && <Nothing />}
      {view.notes.map((note) => (
        <Card key={`${note.at}${note.text}`} withBorder padding="sm">
          <Text>{note.text}</Text>
          <Text size="xs" c="dimmed">
            {note.author} · <Instant at={note.at} />
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
