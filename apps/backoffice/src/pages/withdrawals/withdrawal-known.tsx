import type { CallReply, ops } from '@jogada/contract'
import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PlayerLink } from '../../components/player-link.tsx'
import { Fact, Instant, Money, reaisText } from '../../components/shown.tsx'
import { SignList } from '../../components/sign-list.tsx'
import { withdrawalTexts } from '../../i18n/areas/withdrawals.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts, word } from '../../i18n/use-texts.tsx'
import { Net } from './net.tsx'
import type { Row } from './withdrawal-modals.tsx'

type Detail = CallReply<typeof ops.queues.withdrawalDetail>

/** What is known of a withdrawal: whose it is, what speaks against it, who decided, and its way. */
export function Known(props: { readonly detail: Detail; readonly riskScore: number }) {
  const { detail, riskScore } = props
  const texts = useArea(withdrawalTexts)
  return (
    <Stack>
      <About row={detail.withdrawal} />
      <Part title={`${texts.signs} · ${texts.score.replace('{n}', String(riskScore))}`}>
        <SignList signs={detail.withdrawal.signs} />
      </Part>
      <Part title={texts.decisions}>
        <Decisions detail={detail} />
      </Part>
      <Part title={texts.way}>
        <Way detail={detail} />
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={6} component="section" aria-label={title}>
      <Text size="sm" c="dimmed" fw={600}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}

function About({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  return (
    <Group gap="lg" align="flex-start">
      <Fact name={t.player}>
        <PlayerLink playerId={row.playerId} />
      </Fact>
      <Fact name={t.destination}>
        {row.type} <span className="code">{row.destination}</span>
      </Fact>
      <Fact name={t.net}>
        <Net row={row} />
      </Fact>
      <Fact name={t.fee}>
        <Money amount={row.fee} />
      </Fact>
      <Fact name={t.due}>
        <Instant at={row.reviewDueAt} />
      </Fact>
    </Group>
  )
}

function Decisions({ detail: { reviews, withdrawal } }: { readonly detail: Detail }) {
  const texts = useArea(withdrawalTexts)
  const missing = withdrawal.approvalsNeeded - withdrawal.approvals
  const isOpen = withdrawal.state === 'in_review'
  return (
    <Stack gap={4}>
      {reviews.length === 0 && <Text size="sm">{texts.noDecisions}</Text>}
      {reviews.map(({ actor, decision, note, at }) => (
        <Text key={`${actor} ${decision}`} size="sm">
          <b>{texts.decided[decision]}</b> {actor} · <Instant at={at} /> {note && `“${note}”`}
        </Text>
      ))}
      {isOpen && withdrawal.approvalsNeeded > 1 && (
        <Text size="sm">{texts.needsTwo.replace('{n}', String(missing))}</Text>
      )}
    </Stack>
  )
}

function Way({ detail }: { readonly detail: Detail }) {
  const { t, lang } = useTexts()
  const texts = useArea(withdrawalTexts)
  const { steps, reason, providerReason, endToEndId, lookUps, nextLookUpAt } = detail
  const { returns, withdrawal } = detail
  return (
    <Stack gap={4}>
      {steps.map(({ state, at }, place) => (
        <Group key={place} gap="xs">
          <Badge variant={place === steps.length - 1 ? 'filled' : 'light'} color="gray" tt="none">
            {word(t.states, state)}
          </Badge>
          <Text size="sm">
            <Instant at={at} />
          </Text>
        </Group>
      ))}
      {returns.map(({ returnId, amount, fee, nature, at }) => (
        <Group key={returnId} gap="xs">
          <Badge variant="filled" color="orange" tt="none">
            {texts.cameBack}
          </Badge>
          <Text size="sm">
            <Money amount={amount} />
            {fee !== '0.00' && ` ${texts.feeBack.replace('{fee}', reaisText(fee, lang))}`} ·{' '}
            <Instant at={at} /> · <span className="code">{`${nature} ${returnId}`}</span>
          </Text>
        </Group>
      ))}
      {nextLookUpAt !== null && (
        <Text size="sm">
          {texts.unclear.replace('{n}', String(lookUps))} <Instant at={nextLookUpAt} />.{' '}
          {texts.neverTwice}
        </Text>
      )}
      {reason !== null && (
        <Text size="sm">
          {t.reason}: {word(t.refusalReasons, reason)}
        </Text>
      )}
      {providerReason !== null && (
        <Text size="sm">
          {texts.psp}: <span className="code">{providerReason}</span>
        </Text>
      )}
      {(endToEndId ?? withdrawal.transactionHash) !== null && (
        <Text size="sm" className="code">
          {endToEndId ?? withdrawal.transactionHash}
        </Text>
      )}
    </Stack>
  )
}
