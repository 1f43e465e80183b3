import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { isShutOut } from '../api/request.ts'
import { listTexts } from '../i18n/areas/lists.ts'
import { useArea } from '../i18n/use-area.ts'
import { useTexts } from '../i18n/use-texts.tsx'
import type { Texts } from '../i18n/use-texts.tsx'
import { ExportButton } from './export-button.tsx'
import { Nothing } from './nothing.tsx'
import { Instant } from './shown.tsx'

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

/**
 * Data once they are there; loading, failure and emptiness in words until then. Data that could not be
 * read again say so and of when they are; those that whoever looks may no longer see are gone.
 */
export function Loaded<T>(props: {
  readonly query: UseQueryResult<T>
  readonly isEmpty?: (data: T) => boolean
  readonly children: (data: T) => ReactNode
}) {
  const { data, error, dataUpdatedAt } = props.query
  if (data !== undefined && !isShutOut(error)) {
    return (
      <>
        {error && <Behind error={error} since={dataUpdatedAt} />}
        {props.isEmpty?.(data) ? <Nothing /> : props.children(data)}
      </>
    )
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
  return <Failed query={props.query} error={error} />
}

/** Browsers say in their own language that nobody answered in time. */
const reasonOf = ({ name, message }: Error, t: Texts) =>
  name === 'TimeoutError' || message === '' ? t.failed : message

function Failed(props: { readonly query: UseQueryResult<unknown>; readonly error: Error }) {
  const { t } = useTexts()
  return (
    <Group>
      <Text c="red">{reasonOf(props.error, t)}</Text>
      <Button size="xs" variant="default" onClick={() => void props.query.refetch()}>
        {t.retry}
      </Button>
    </Group>
  )
}

/** Says that what stands below was not read again, and of when it is. */
function Behind(props: { readonly error: Error; readonly since: number }) {
  const { t } = useTexts()
  const lists = useArea(listTexts)
  return (
    <Alert color="red" py="xs">
      {reasonOf(props.error, t)} · {lists.seenOf}{' '}
      <Instant at={new Date(props.since).toISOString()} />
    </Alert>
  )
}
