import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Alert, Button, Group, Modal, PinInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { deviceSaid, hasPasskeys, makePasskey } from '../api/passkeys.ts'
import { request } from '../api/request.ts'
import { useCall } from '../api/use-call.ts'
import { Loaded } from '../components/page.tsx'
import { Rows } from '../components/rows.tsx'
import { Instant } from '../components/shown.tsx'
import { passkeyTexts } from '../i18n/areas/passkeys.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

type Passkey = CallReply<typeof ops.passkeys.mine>[number]

const DIGITS = 6
const MOST = 5

/** The operator's own passkeys: what they are for, one more, and each one's end. */
export function OwnPasskeys() {
  const t = useArea(passkeyTexts)
  const query = useCall(ops.passkeys.mine, {})
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const isEnough = (query.data?.length ?? 0) >= MOST
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {t.title}
        </Title>
        {hasPasskeys() && (
          <Button size="xs" disabled={isEnough || !query.data} onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        )}
      </Group>
      <Text size="sm" maw={640}>
        {t.lead}
      </Text>
      {(isEnough || !hasPasskeys()) && (
        <Text size="sm" c="dimmed">
          {isEnough ? t.enough : t.unsupported}
        </Text>
      )}
      <Loaded query={query}>
        {(rows) => (
          <Rows
            rows={rows}
            rowKey={({ passkeyId }) => passkeyId}
            columns={[
              {
                head: t.name,
                render: ({ name, isSynced }) => (
                  <>
                    {name}
                    {isSynced && (
                      <Text size="xs" c="dimmed">
                        {t.synced}
                      </Text>
                    )}
                  </>
                ),
              },
              { head: t.madeAt, render: ({ madeAt }) => <Instant at={madeAt} /> },
              { head: t.usedAt, render: ({ usedAt }) => <Instant at={usedAt} /> },
              {
                kind: 'actions',
                render: (passkey) => (
                  <Button size="xs" variant="default" onClick={() => setRemoving(passkey)}>
                    {t.remove}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {isAdding && <AddModal onClose={() => setAdding(false)} />}
      {removing && <RemoveModal passkey={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  )
}

function AddModal({ onClose }: { readonly onClose: () => void }) {
  const t = useArea(passkeyTexts)
  const [name, setName] = useState('')
  return (
    <Modal opened onClose={onClose} title={t.add} centered>
      <WithCode
        isReady={name.trim() !== ''}
        act={(code) => makePasskey(name.trim(), code)}
        onClose={onClose}
      >
        <TextInput
          label={t.name}
          description={t.nameHint}
          maxLength={60}
          required
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </WithCode>
    </Modal>
  )
}

type RemoveProps = { readonly passkey: Passkey; readonly onClose: () => void }

function RemoveModal({ passkey: { passkeyId, name }, onClose }: RemoveProps) {
  const t = useArea(passkeyTexts)
  return (
    <Modal opened onClose={onClose} title={`${t.remove}: ${name}`} centered>
      <WithCode
        act={(code) => request(ops.passkeys.remove, { params: { passkeyId }, body: { code } })}
        onClose={onClose}
      >
        <Text size="sm">{t.removeLead}</Text>
      </WithCode>
    </Modal>
  )
}

type WithCodeProps = {
  /** Whether all else is filled in. */
  readonly isReady?: boolean
  readonly act: (code: string) => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The code of the authenticator app, and then what it was asked for. */
function WithCode({ isReady = true, act, onClose, children }: WithCodeProps) {
  const { t } = useTexts()
  const area = useArea(passkeyTexts)
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const work = useMutation({
    mutationFn: () => act(code),
    onSuccess: async () => {
      await queries.invalidateQueries()
      onClose()
    },
    // each code serves once
    onError: () => setCode(''),
  })
  const said = deviceSaid(work.error)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        work.mutate()
      }}
    >
      <Stack>
        {work.error && (
          <Alert color="red" role="alert">
            {said ? area[said] : work.error.message}
          </Alert>
        )}
        {children}
        <div>
          <Text size="sm" mb={4}>
            {area.codeLead}
          </Text>
          <PinInput
            length={DIGITS}
            type="number"
            oneTimeCode
            ariaLabel={t.code}
            value={code}
            onChange={setCode}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            loading={work.isPending}
            disabled={!isReady || code.length < DIGITS}
          >
            {t.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
