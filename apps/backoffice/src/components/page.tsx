import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'
import { ExportButton } from './export-button.tsx'
import { Nothing } from './nothing.tsx'

/** A page's title with its actions, above its content. */
export function Page(props: {
  readonly title: ReactNode
  readonly actions?: ReactNode
  /** The list of the page, to be taken away as a file. */
  readonly file?: ComponentProps<typeof ExportButton>
  readonly children: ReactNode
}) {
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} fz={22}>
          {props.title}
        </Title>
        <Group gap="xs">
          {props.file && <ExportButton {...props.file} />}
          {props.actions}
        </Group>
      </Group>
      {props.children}
    </Stack>
  )
}

/** Data once they are there; loading, failure and emptiness in words until then. */
export function Loaded<T>(props: {
  readonly query: UseQueryResult<T>
  readonly isEmpty?: (data: T) => boolean
  readonly children: (data: T) => ReactNode
}) {
  const { t } = useTexts()
  const { data, error, refetch } = props.query
  if (data !== undefined) {
    if (props.isEmpty?.(data)) {
      return <Nothing />
    }
    return props.children(data)
  }
  if (!error) {
    return (
      <Stack gap={8} aria-busy="true">
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </Stack>
    )
  }
  return (
    <Group>
      <Text c="red">{error.message || t.failed}</Text>
      <Button size="xs" variant="default" onClick={() => void refetch()}>
        {t.retry}
      </Button>
    </Group>
  )
}
