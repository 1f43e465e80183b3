import { MantineThemeProvider } from '@mantine/core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.tsx'

/** What closes a dialog or a message is a cross: its name is for who cannot see it. */
export function NamedCrosses({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts()
  const named = useMemo(() => {
    const dialog = { defaultProps: { 'aria-label': t.closeDialog } }
    const message = { defaultProps: { closeButtonProps: { 'aria-label': t.closeMessage } } }
    return {
      components: { ModalCloseButton: dialog, DrawerCloseButton: dialog, Notification: message },
    }
  }, [t.closeDialog, t.closeMessage])
  return (
    <MantineThemeProvider inherit theme={named}>
      {children}
    </MantineThemeProvider>
  )
}
