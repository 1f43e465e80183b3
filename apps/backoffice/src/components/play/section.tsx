import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of what is told of a bet or round, under its name. */
export const Section = (props: { readonly title: string; readonly children: ReactNode }) => (
  <Stack gap={4} component="section" aria-label={props.title}>
    <Text fw={600}>{props.title}</Text>
    {props.children}
  </Stack>
)
