import { site } from '@jogada/contract'
import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Ref } from 'react'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'

type Module = site.HomeModule

/** A module one place down, or up. */
type Move = { readonly name: Module; readonly by: 1 | -1 }

/** The modules of the player's home, each moved up or down; those that no version names come last. */
export function HomeOrder(props: {
  readonly order: readonly Module[]
  readonly isFixed: boolean
  readonly onChange: (order: readonly Module[]) => void
}) {
  const { isFixed, onChange } = props
  const t = useArea(offerTexts)
  const order = [...new Set([...props.order, ...site.homeModules])]
  const isUsual = order.every((name, place) => name === site.homeModules[place])
  const focus = useFocusOfMoves()
  const button = (place: number, move: Move) => (
    <MoveButton
      ref={focus.keep(move)}
      move={move}
      isAtEnd={place + move.by < 0 || place + move.by >= order.length}
      onMove={() => {
        focus.follow(move)
        onChange(order.toSpliced(place, 1).toSpliced(place + move.by, 0, move.name))
      }}
    />
  )
  return (
    <Stack gap="xs">
      <Title order={2} fz={18}>
        {t.homeOrder}
      </Title>
      <Text size="sm" c="dimmed">
        {t.homeOrderLead}
      </Text>
      <Card withBorder padding={0} maw={520} component="ol" className="ordered">
        {order.map((name, place) => (
          <li key={name}>
            <Text span c="dimmed" className="place">
              {place + 1}
            </Text>
            <Text span flex={1}>
              {t.homeModules[name]}
            </Text>
            {!isFixed && (
              <Group gap={4} wrap="nowrap">
                {button(place, { name, by: -1 })}
                {button(place, { name, by: 1 })}
              </Group>
            )}
          </li>
        ))}
      </Card>
      {!isFixed && (
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={isUsual}
            onClick={() => onChange(site.homeModules)}
          >
            {t.usualOrder}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function MoveButton(props: {
  readonly ref: Ref<HTMLButtonElement>
  readonly move: Move
  readonly isAtEnd: boolean
  readonly onMove: () => void
}) {
  const { ref, move, isAtEnd, onMove } = props
  const { name, by } = move
  const t = useArea(offerTexts)
  const Icon = by === 1 ? ChevronDown : ChevronUp
  return (
    <ActionIcon
      ref={ref}
      variant="default"
      size="lg"
      disabled={isAtEnd}
      aria-label={(by === 1 ? t.moveDown : t.moveUp).replace('{name}', t.homeModules[name])}
      onClick={onMove}
    >
      <Icon size={16} />
    </ActionIcon>
  )
}

/** Leaves the focus with the button that was pressed, which goes with its module to another place. */
function useFocusOfMoves() {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const moved = useRef<Move | null>(null)

  // a button at the end of its way is disabled, and whoever moves by keys goes on with the other one
  useEffect(() => {
    if (!moved.current) return
    const { name, by } = moved.current
    moved.current = null
    const own = buttons.current.get(`${name} ${by}`)
    const shown = own?.disabled ? buttons.current.get(`${name} ${-by}`) : own
    shown?.focus()
  })
  return {
    /** The ref of a button. */
    keep:
      ({ name, by }: Move) =>
      (element: HTMLButtonElement | null) => {
        if (element) buttons.current.set(`${name} ${by}`, element)
      },
    /** Called before a button's move is shown. */
    follow: (move: Move) => {
      moved.current = move
    },
  }
}
