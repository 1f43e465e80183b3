import { ops } from '@jogada/contract'
import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'

/** Finds a player by anything an operator has in hand; Ctrl K goes there. */
export function PlayerSearch() {
  const { t } = useTexts()
  const lists = useArea(listTexts)
  const navigate = useNavigate()
  const box = useCombobox()
  const { selectFirstOption } = box
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { data: found } = useCall(ops.players.search, { query: { q } }, { enabled: q !== '' })
  // Enter takes the first one found
  useEffect(() => {
    if (found !== undefined) selectFirstOption()
  }, [found, selectFirstOption])
  useHotkeys([['mod+K', () => input.current?.focus()]], [])

  return (
    <Combobox
      store={box}
      width="max-content"
      position="bottom-start"
      withinPortal={false}
      onOptionSubmit={(playerId) => {
        setTyped('')
        box.closeDropdown()
        const play = found?.find((one) => one.playerId === playerId)?.play
        void navigate({
          to: '/jogador/$playerId',
          params: { playerId },
          search: play ? { play } : {},
        })
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={input}
          w={{ base: '100%', sm: 300, lg: 460 }}
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<Search size={16} />}
          rightSection={
            <Kbd size="xs" visibleFrom="lg">
              Ctrl K
            </Kbd>
          }
          rightSectionWidth={64}
          value={typed}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            box.openDropdown()
            box.resetSelectedOption()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={q === '' || found === undefined}>
        <Combobox.Options aria-label={t.search}>
          {found?.map((player) => (
            <Combobox.Option key={player.playerId} value={player.playerId}>
              <b>#{player.playerId}</b>{' '}
              {[player.name, player.email, lists.foundBy[player.by]].filter(Boolean).join(' · ')}
            </Combobox.Option>
          ))}
          {found?.length === 0 && <Combobox.Empty>{t.searchNone.replace('{q}', q)}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
