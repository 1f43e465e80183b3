import { ops } from '@jogada/contract'
import { ActionIcon, Button, Divider, Group, Popover, Text, TextInput } from '@mantine/core'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'

export type Filter = Readonly<Record<string, string | undefined>>

/**
 * The filters that an operator keeps for a list: choosing, keeping and forgetting them. Opening it
 * takes the keyboard in, Escape gives it back.
 */
export function SavedViews(props: {
  readonly page: (typeof ops.views.viewPages)[number]
  readonly filter: Filter
  readonly onChoose: (filter: Readonly<Record<string, string>>) => void
}) {
  const { page, filter, onChoose } = props
  const t = useArea(listTexts)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const kept = useCall(ops.views.list, {})
  const save = useChange(ops.views.save, () => setName(''))
  const drop = useChange(ops.views.drop)
  const own = (kept.data ?? []).filter((one) => one.page === page)
  const given = Object.fromEntries(
    Object.entries(filter).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<Bookmark size={14} />}
          onClick={() => setOpen((now) => !now)}
        >
          {t.views}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        {own.length === 0 && (
          <Text size="sm" c="dimmed" px="xs" py={6}>
            {t.noViews}
          </Text>
        )}
        {own.map((view) => (
          <KeptView
            key={view.name}
            name={view.name}
            onChoose={() => {
              setOpen(false)
              onChoose(view.filter)
            }}
            onForget={() => drop.mutate({ body: { page, name: view.name } })}
          />
        ))}
        <Divider my="xs" />
        <KeepForm
          name={name}
          isBusy={save.isPending}
          onName={setName}
          onKeep={() => save.mutate({ body: { page, name, filter: given } })}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function KeptView(props: {
  readonly name: string
  readonly onChoose: () => void
  readonly onForget: () => void
}) {
  const { name, onChoose, onForget } = props
  const t = useArea(listTexts)
  return (
    <Group gap={4} wrap="nowrap">
      <Button size="xs" variant="subtle" justify="flex-start" flex={1} miw={0} onClick={onChoose}>
        {name}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t.forget.replace('{name}', name)}
        onClick={onForget}
      >
        <X size={14} />
      </ActionIcon>
    </Group>
  )
}

/** Keeps the filter that is set now; its name outlives the closing of what it stands in. */
function KeepForm(props: {
  readonly name: string
  readonly isBusy: boolean
  readonly onName: (name: string) => void
  readonly onKeep: () => void
}) {
  const { name, isBusy, onName, onKeep } = props
  const t = useArea(listTexts)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onKeep()
      }}
    >
      <Group gap="xs" px="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t.keepView}
          placeholder={t.viewName}
          size="xs"
          flex={1}
          maxLength={40}
          data-autofocus
          value={name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" flex="none" disabled={name.trim() === ''} loading={isBusy}>
          {t.keep}
        </Button>
      </Group>
    </form>
  )
}
