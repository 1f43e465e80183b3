import { ops } from '@jogada/contract'
import { ActionIcon, Button, Group, Menu, Text, TextInput } from '@mantine/core'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useCall, useChange } from '../api/use-call.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'

export type Filter = Readonly<Record<string, string | undefined>>

/** The filters that an operator keeps for a list: choosing, keeping and forgetting them. */
export function SavedViews(props: {
  readonly page: (typeof ops.views.viewPages)[number]
  readonly filter: Filter
  readonly onChoose: (filter: Readonly<Record<string, string>>) => void
}) {
  const { page, filter, onChoose } = props
  const t = useArea(listTexts)
  const [name, setName] = useState('')
  const kept = useCall(ops.views.list, {})
  const save = useChange(ops.views.save, () => setName(''))
  const drop = useChange(ops.views.drop)
  const own = (kept.data ?? []).filter((one) => one.page === page)
  const given = Object.fromEntries(
    Object.entries(filter).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return (
    <Menu position="bottom-end" width={260} trapFocus={false}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Bookmark size={14} />}>
          {t.views}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {own.length === 0 && (
          <Text size="sm" c="dimmed" px="sm" py={6}>
            {t.noViews}
          </Text>
        )}
        {own.map((view) => (
          <Group key={view.name} gap={0} wrap="nowrap">
            <Menu.Item onClick={() => onChoose(view.filter)}>{view.name}</Menu.Item>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t.forget.replace('{name}', view.name)}
              onClick={() => drop.mutate({ body: { page, name: view.name } })}
            >
              <X size={14} />
            </ActionIcon>
          </Group>
        ))}
        <Menu.Divider />
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate({ body: { page, name, filter: given } })
          }}
        >
          <Group gap="xs" p="xs" align="flex-end" wrap="nowrap">
            <TextInput
              label={t.keepView}
              placeholder={t.viewName}
              aria-label={t.viewName}
              size="xs"
              maxLength={40}
              value={name}
              onKeyDown={(event) => event.stopPropagation()}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button size="xs" type="submit" disabled={name.trim() === ''} loading={save.isPending}>
              {t.keep}
            </Button>
          </Group>
        </form>
      </Menu.Dropdown>
    </Menu>
  )
}
