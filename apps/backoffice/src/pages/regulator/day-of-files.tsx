import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { handOver } from '../../api/hand-over.ts'
import { useCallOnce, useChange } from '../../api/use-call.ts'
import { Rows } from '../../components/rows.tsx'
import { amountText, Day, Instant } from '../../components/shown.tsx'
import { regulatorTexts } from '../../i18n/areas/regulator.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { useMe } from '../../me.ts'

type OfDay = CallReply<typeof ops.regulator.days>['days'][number]
type OfFile = OfDay['files'][number]

const colors = { waiting: 'gray', accepted: 'teal', refused: 'red' } as const

/** The files of one day; whoever may send can take one or have the refused ones sent again. */
export function DayOfFiles({ of }: { readonly of: OfDay }) {
  const { files } = of
  const t = useArea(regulatorTexts)
  const { t: common } = useTexts()
  const me = useMe()
  const take = useCallOnce(ops.regulator.take, ({ name, content }) =>
    handOver(new Blob([content], { type: 'application/xml' }), name),
  )
  const maySend = me.may('regulator.send')
  return (
    <Stack gap="xs">
      <Heading of={of} />
      <Rows
        rows={files}
        rowKey={({ fileId }) => fileId}
        minWidth={860}
        columns={[
          { head: t.file, render: (file) => <FileName of={file} isOnly={isOnly(file, files)} /> },
          { head: t.records, kind: 'money', render: ({ records }) => records },
          { head: t.sums, render: (file) => <Sums of={file} /> },
          {
            head: common.state,
            render: ({ state }) => (
              <Badge color={colors[state]} variant="light" tt="none">
                {t.states[state]}
              </Badge>
            ),
          },
          { head: t.answer, render: (file) => <Answer of={file} /> },
          ...(maySend
            ? [
                {
                  kind: 'actions' as const,
                  render: ({ fileId }: OfFile) => (
                    <Button
                      size="xs"
                      variant="subtle"
                      title={t.takeLead}
                      onClick={() => take.mutate({ params: { fileId } })}
                    >
                      {t.take}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  )
}

/** Which day it is and when its files were made; the refused ones can be sent again. */
function Heading({ of: { day, madeAt, isLate, files } }: { readonly of: OfDay }) {
  const t = useArea(regulatorTexts)
  const me = useMe()
  const again = useChange(ops.regulator.again)
  return (
    <Group justify="space-between">
      <Group gap="xs">
        <Text fw={600}>
          <Day day={day} />
        </Text>
        <Text size="sm" c="dimmed">
          {t.madeAt} <Instant at={madeAt} />
        </Text>
        {isLate && (
          <Badge color="red" tt="none">
            {t.late}
          </Badge>
        )}
      </Group>
      {me.may('regulator.send') && files.some(({ state }) => state === 'refused') && (
        <Button
          size="xs"
          variant="light"
          loading={again.isPending}
          onClick={() => again.mutate({ params: { day } })}
        >
          {t.again}
        </Button>
      )}
    </Group>
  )
}

const isOnly = (file: OfFile, files: readonly OfFile[]) =>
  files.filter(({ kind }) => kind === file.kind).length === 1

function FileName({ of: file, isOnly: only }: { readonly of: OfFile; readonly isOnly: boolean }) {
  const t = useArea(regulatorTexts)
  const name = t.kinds[file.kind]
  return only ? name : `${name}, ${t.part.replace('{part}', String(file.part))}`
}

function Sums({ of: { sums } }: { readonly of: OfFile }) {
  const t = useArea(regulatorTexts)
  const { lang } = useTexts()
  // in the order in which they are named, which the database does not keep
  return Object.entries(t.sumNames)
    .flatMap(([name, shown]) => {
      const amount = sums[name]
      return amount === undefined ? [] : [`${shown} ${amountText(amount, lang)}`]
    })
    .join(' · ')
}

function Answer({ of: { receipt, reasons, at } }: { readonly of: OfFile }) {
  return (
    <Stack gap={0}>
      {receipt !== null && (
        <Text size="sm" className="code">
          {receipt}
        </Text>
      )}
      {reasons.map((reason) => (
        <Text key={reason} size="sm" c="red">
          {reason}
        </Text>
      ))}
      {at !== null && <Instant at={at} />}
    </Stack>
  )
}
