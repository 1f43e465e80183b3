import { Stack, Text } from '@mantine/core'
import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'

/** Stands where a list has no rows, or what would show it has not been chosen. */
export function Nothing({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts()
  return (
    <Stack className="nothing" align="center" gap={6}>
      <Inbox size={22} strokeWidth={1.5} aria-hidden="true" />
      <Text size="sm">{children ?? t.empty}</Text>
    </Stack>
  )
}
