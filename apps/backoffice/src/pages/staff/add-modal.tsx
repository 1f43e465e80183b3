import { ops } from '@jogada/contract'
import { Alert, Button, Code, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../api/use-call.ts'
import { useTexts } from '../../i18n/use-texts.tsx'

/** Takes somebody in, and shows the first password when that is done. */
export function AddModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const create = useChange(ops.opsAccount.createStaff)
  return (
    <Modal opened onClose={onClose} title={t.newStaff} centered>
      {create.data ? (
        <Alert title={t.firstPassword}>
          <Code fz="md">{create.data.password}</Code>
        </Alert>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            create.mutate({ body: { email, name } })
          }}
        >
          <Stack>
            <TextInput
              label={t.email}
              type="email"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <TextInput
              label={t.name}
              required
              minLength={2}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={create.isPending}>
              {t.confirm}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
