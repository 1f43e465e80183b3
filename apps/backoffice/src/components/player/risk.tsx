import { ops } from '@jogada/contract'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { tagTexts } from '../../i18n/areas/tags.ts'
import { useArea } from '../../i18n/use-area.ts'
import { SignList } from '../sign-list.tsx'

const colorOf = (score: number) => {
  if (score >= 60) return 'red'
  return score >= 30 ? 'orange' : 'teal'
}

/** The risk of a player as a number, leading to the rules that make it up. */
export function Risk({ playerId }: { readonly playerId: string }) {
  const t = useArea(tagTexts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(ops.players.risk, { params: { playerId } })
  if (!data) return null
  const score = String(data.score)
  return (
    <>
      <Button
        size="compact-xs"
        variant="light"
        color={colorOf(data.score)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.risk.replace('{score}', score)}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t.riskTitle.replace('{score}', score)}
        size="lg"
        centered
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t.riskLead}
          </Text>
          <SignList signs={data.signs} />
        </Stack>
      </Modal>
    </>
  )
}
