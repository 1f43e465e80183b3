import { Card, SimpleGrid, Text } from '@mantine/core'
import type { SimpleGridProps } from '@mantine/core'
import { Money } from './shown.tsx'

/** Sums side by side, each under its name. */
export function Figures({
  figures,
  cols,
}: {
  readonly figures: readonly (readonly [label: string, amount: string])[]
  readonly cols: NonNullable<SimpleGridProps['cols']>
}) {
  return (
    <SimpleGrid cols={cols} spacing="sm">
      {figures.map(([label, amount]) => (
        <Card key={label} withBorder padding="sm">
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text fw={650} ta="left">
            <Money amount={amount} />
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}
