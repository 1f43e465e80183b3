import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Card, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCall } from '../../api/use-call.ts'
import { Loaded } from '../../components/page.tsx'
import { instantText } from '../../components/shown.tsx'
import { homeTexts } from '../../i18n/areas/home.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

const REFRESH_MS = 15_000

type Health = CallReply<typeof ops.overview.health>

/** Whether what the product lives by answers, and when each was last heard. */
export function HealthNow() {
  const t = useArea(homeTexts)
  const query = useCall(ops.overview.health, {}, { refreshMs: REFRESH_MS })
  return (
    <Stack gap="xs">
      <Text fw={600}>{t.health}</Text>
      <Loaded query={query}>
        {(health) => (
          <Card withBorder padding={0}>
            <Provider {...health.provider} />
            <Feeds feeds={health.feeds} />
            <Proof proof={health.proof} />
            <Sockets {...health.sockets} />
          </Card>
        )}
      </Loaded>
    </Stack>
  )
}

function Provider({ isAnswering, readAt, calledAt }: Health['provider']) {
  const t = useArea(homeTexts)
  const { lang } = useTexts()
  const called = calledAt ? `${t.calledAt} ${instantText(calledAt, lang)}` : t.neverCalled
  return (
    <Row
      to="/depositos"
      needs="deposit.view"
      name={t.provider}
      hint={readAt ? `${t.readAt} ${instantText(readAt, lang)} · ${called}` : called}
    >
      <Badge variant="light" color={isAnswering ? 'teal' : 'red'}>
        {isAnswering ? t.answering : readAt ? t.notAnswering : t.neverRead}
      </Badge>
    </Row>
  )
}

function Feeds({ feeds }: Pick<Health, 'feeds'>) {
  const t = useArea(homeTexts)
  const { lang } = useTexts()
  if (feeds.length === 0) {
    return <Row to="/mercados" needs="trading.view" name={t.feeds} hint={t.noFeeds} />
  }
  return feeds.map(({ source, heardAt, isSilent }) => (
    <Row
      key={source}
      to="/mercados"
      needs="trading.view"
      name={t.feed.replace('{source}', source)}
      hint={instantText(heardAt, lang)}
    >
      <Badge variant="light" color={isSilent ? 'yellow' : 'teal'}>
        {isSilent ? t.silent : t.heard}
      </Badge>
    </Row>
  ))
}

function Proof({ proof }: Pick<Health, 'proof'>) {
  const t = useArea(homeTexts)
  const { lang } = useTexts()
  return (
    <Row
      to="/razao"
      needs="ledger.view"
      name={t.proof}
      hint={
        proof
          ? `${instantText(proof.at, lang)} · ${t.entries.replace('{n}', proof.entries.toLocaleString(lang.replace('_', '-')))}`
          : t.neverProven
      }
    >
      {proof && (
        <Badge variant="light" color={proof.isRight ? 'teal' : 'red'}>
          {proof.isRight ? t.right : t.wrong}
        </Badge>
      )}
    </Row>
  )
}

function Sockets({ players, processes }: Health['sockets']) {
  const t = useArea(homeTexts)
  return (
    <Row
      name={t.sockets}
      hint={processes === 1 ? t.oneProcess : t.processes.replace('{n}', String(processes))}
    >
      <span className="sum">{players}</span>
    </Row>
  )
}

/** One thing with how it is; leads to its page where the operator may look at it. */
function Row(props: {
  readonly name: string
  readonly hint: string
  readonly to?: '/depositos' | '/mercados' | '/razao'
  readonly needs?: ops.Permission
  readonly children?: ReactNode
}) {
  const me = useMe()
  const { name, hint, to, needs, children } = props
  const words = (
    <>
      <div className="queue-words">
        <Text fw={600}>{name}</Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
      {children}
    </>
  )
  if (!to || (needs && !me.may(needs))) return <div className="queue">{words}</div>
  return (
    <Link to={to} className="queue">
      {words}
    </Link>
  )
}
