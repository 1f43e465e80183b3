import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { Loaded, Page } from '../../components/page.tsx'
import { PlayerLink } from '../../components/player-link.tsx'
import { Day, Fact, Instant } from '../../components/shown.tsx'
import { ClockInput } from '../../components/clock-input.tsx'
import { instantAt } from '../../components/wall-clock.ts'
import { amlTexts } from '../../i18n/areas/aml.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'
import { CaseState } from './cases.tsx'
import { WordsModal } from './words-modal.tsx'

type Seen = CallReply<typeof ops.aml.view>

/** One case: what was written into it, and what may be done with it now. */
export function CasePage() {
  const t = useArea(amlTexts)
  const { caseId } = useParams({ from: '/prevencao/$caseId' })
  const query = useCall(ops.aml.view, { params: { caseId } })
  return (
    <Page
      title={`${t.case} ${caseId}`}
      actions={
        <Button
          size="xs"
          variant="default"
          renderRoot={(props) => <Link to="/prevencao" {...props} />}
        >
          {t.cases}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ case: shown, steps }) => (
          <>
            <Facts of={shown} />
            <Acts of={shown} />
            {steps.map((step) => (
              <Step key={step.stepId} of={step} />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Facts({ of: shown }: { readonly of: Seen['case'] }) {
  const t = useArea(amlTexts)
  const { t: common } = useTexts()
  return (
    <Group gap="xl" align="flex-start">
      <Fact name={common.player}>
        <PlayerLink playerId={shown.playerId} />
      </Fact>
      <Fact name={common.state}>
        <CaseState of={shown} />
      </Fact>
      {shown.dueOn !== null && (
        <Fact name={t.dueOn}>
          <Day day={shown.dueOn} />
        </Fact>
      )}
      {shown.closedAt !== null && (
        <Fact name={t.closedAt}>
          <Instant at={shown.closedAt} />
        </Fact>
      )}
    </Group>
  )
}

function Step({ of: { step, text, receipt, sentAt, by, at } }: { of: Seen['steps'][number] }) {
  const t = useArea(amlTexts)
  return (
    <Card withBorder padding="sm">
      <Stack gap={4}>
        <Text size="sm" fw={600}>
          {t.steps[step]}
        </Text>
        {text !== '' && <Text size="sm">{text}</Text>}
        {receipt !== null && (
          <Text size="sm">
            {t.receipt}: <span className="code">{receipt}</span> · <Instant at={sentAt} />
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {by} · <Instant at={at} />
        </Text>
      </Stack>
    </Card>
  )
}

type Act = 'fact' | 'conclude' | 'report' | 'archive'

function Acts({ of: { caseId, state } }: { readonly of: Seen['case'] }) {
  const t = useArea(amlTexts)
  const me = useMe()
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  const params = { caseId }
  const fact = useChange(ops.aml.addFact, close)
  const conclude = useChange(ops.aml.conclude, close)
  const archive = useChange(ops.aml.archive, close)
  if (!me.may('aml.write') || state === 'reported' || state === 'archived') return null
  const isConcluded = state === 'concluded'
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={() => setAct('fact')}>
        {t.addFact}
      </Button>
      <Button size="xs" onClick={() => setAct(isConcluded ? 'report' : 'conclude')}>
        {isConcluded ? t.report : t.conclude}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAct('archive')}>
        {t.archive}
      </Button>
      <WordsModal
        title={t.addFact}
        label={t.words}
        isOpen={act === 'fact'}
        isBusy={fact.isPending}
        onClose={close}
        onConfirm={(text) => fact.mutate({ params, body: { text } })}
      />
      <WordsModal
        title={t.conclude}
        lead={t.concludeLead}
        label={t.reasons}
        isOpen={act === 'conclude'}
        isBusy={conclude.isPending}
        onClose={close}
        onConfirm={(reason) => conclude.mutate({ params, body: { reason } })}
      />
      <WordsModal
        title={t.archive}
        label={t.reasons}
        isOpen={act === 'archive'}
        isBusy={archive.isPending}
        onClose={close}
        onConfirm={(reason) => archive.mutate({ params, body: { reason } })}
      />
      <ReportModal caseId={caseId} isOpen={act === 'report'} onClose={close} />
    </Group>
  )
}

const SHORTEST_RECEIPT = 3

function ReportModal(props: {
  readonly caseId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useArea(amlTexts)
  const [receipt, setReceipt] = useState('')
  const [typed, setTyped] = useState('')
  const sentAt = instantAt(typed)
  const report = useChange(ops.aml.report, props.onClose)
  return (
    <WordsModal
      title={t.report}
      lead={t.reportLead}
      isOpen={props.isOpen}
      isReady={receipt.trim().length >= SHORTEST_RECEIPT && sentAt !== null}
      isBusy={report.isPending}
      onClose={props.onClose}
      onConfirm={() =>
        sentAt !== null &&
        report.mutate({
          params: { caseId: props.caseId },
          body: { receipt: receipt.trim(), sentAt },
        })
      }
    >
      <TextInput
        label={t.receipt}
        autoComplete="off"
        required
        maxLength={60}
        value={receipt}
        onChange={(event) => setReceipt(event.currentTarget.value)}
      />
      <ClockInput
        label={t.sentAt}
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </WordsModal>
  )
}
