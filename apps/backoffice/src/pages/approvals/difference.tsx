import { SimpleGrid, Text } from '@mantine/core'
import { Facts } from '../../components/facts.tsx'
import { useTexts } from '../../i18n/use-texts.tsx'

/** What a request changes, before beside after. */
export function Difference(props: {
  readonly request: { readonly before?: unknown; readonly after?: unknown }
}) {
  const { t } = useTexts()
  return (
    <SimpleGrid cols={2}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <Text size="xs" c="dimmed">
            {t[side]}
          </Text>
          <Facts facts={props.request[side]} />
        </div>
      ))}
    </SimpleGrid>
  )
}
