import { site } from '@jogada/contract'
import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'

type Module = site.HomeModule

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
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const moved = useRef<{ readonly name: Module; readonly by: 1 | -1 } | null>(null)

  // a button at the end of its way is disabled, and whoever moves by keys goes on with the other one
  useEffect(() => {
    if (!moved.current) return
    const { name, by } = moved.current
    moved.current = null
    const own = buttons.current.get(`${name} ${by}`)
    const shown = own?.disabled ? buttons.current.get(`${name} ${-by}`) : own
    shown?.focus()
  })

  const move = (place: number, by: 1 | -1) => {
    const name = order[place]!
    moved.current = { name, by }
    onChange(order.toSpliced(place, 1).toSpliced(place + by, 0, name))
  }
  const button = (name: Module, place: number, by: 1 | -1) => {
    const Icon = by === 1 ? ChevronDown : ChevronUp
    return (
      <ActionIcon
        ref={(element) => {
          if (element) buttons.current.set(`${name} ${by}`, element)
        }}
        variant="default"
        size="lg"
        disabled={place + by < 0 || place + by >= order.length}
        aria-label={(by === 1 ? t.moveDown : t.moveUp).replace('{name}', t.homeModules[name])}
        onClick={() => move(place, by)}
      >
        <Icon size={16} />
      </ActionIcon>
    )
  }
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
                {button(name, place, -1)}
                {button(name, place, 1)}
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
