import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { Button, Group, Pill, Select, Text } from '@mantine/core'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { useCall, useChange } from '../../api/use-call.ts'
import { tagTexts } from '../../i18n/areas/tags.ts'
import { useArea } from '../../i18n/use-area.ts'
import { useMe } from '../../me.ts'
import { ReasonModal } from '../reason-modal.tsx'

type Tagged = CallReply<typeof ops.players.view>['tags']

/** The tags of a player, to be put and taken off by whoever may. */
export function Tags({ playerId, tags }: { readonly playerId: string; readonly tags: Tagged }) {
  const t = useArea(tagTexts)
  const me = useMe()
  const mayTag = me.may('player.tag')
  const [taking, setTaking] = useState<Tagged[number] | null>(null)
  const take = useChange(ops.tags.take, () => setTaking(null))
  if (tags.length === 0 && !mayTag) return null
  return (
    <Group gap={6}>
      {tags.map((tag) => (
        <Pill
          key={tag.tagId}
          bd="1px solid var(--mantine-color-default-border)"
          withRemoveButton={mayTag}
          removeButtonProps={{
            'aria-label': t.take.replace('{label}', tag.label),
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => setTaking(tag)}
        >
          {tag.label}
        </Pill>
      ))}
      {mayTag && <PutButton playerId={playerId} tags={tags} />}
      <ReasonModal
        title={taking ? t.take.replace('{label}', taking.label) : ''}
        isOpen={taking !== null}
        isBusy={take.isPending}
        onClose={() => setTaking(null)}
        onConfirm={(reason) =>
          taking && take.mutate({ params: { playerId, tagId: taking.tagId }, body: { reason } })
        }
      />
    </Group>
  )
}

function PutButton({ playerId, tags }: { readonly playerId: string; readonly tags: Tagged }) {
  const t = useArea(tagTexts)
  const [isOpen, setOpen] = useState(false)
  const [tagId, setTagId] = useState<string | null>(null)
  const close = () => {
    setOpen(false)
    setTagId(null)
  }
  const { data } = useCall(ops.tags.list, {}, { enabled: isOpen })
  const put = useChange(ops.tags.put, close)
  const free = (data ?? []).filter(
    (one) => one.retiredAt === null && !tags.some((tag) => tag.tagId === one.tagId),
  )
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Tag size={14} />}
        onClick={() => setOpen(true)}
      >
        {t.put}
      </Button>
      <ReasonModal
        title={t.putTitle}
        isOpen={isOpen}
        isReady={tagId !== null}
        isBusy={put.isPending}
        onClose={close}
        onConfirm={(reason) =>
          tagId && put.mutate({ params: { playerId, tagId }, body: { reason } })
        }
      >
        {data && free.length === 0 ? (
          <Text size="sm">{t.none}</Text>
        ) : (
          <Select
            label={t.tag}
            required
            searchable
            value={tagId}
            onChange={setTagId}
            data={free.map((one) => ({ value: one.tagId, label: one.label }))}
          />
        )}
      </ReasonModal>
    </>
  )
}
