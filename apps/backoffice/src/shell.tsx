import { AppShell } from '@mantine/core'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { CONTENT_ID, focusContent, useKeptFocus } from './components/kept-focus.ts'
import { useTexts } from './i18n/use-texts.tsx'
import { Header } from './shell/header.tsx'
import { Navigation } from './shell/navigation.tsx'

/** Navigation by what the operator may do, search, and the page. */
export function Shell() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useKeptFocus(path)
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', md: 'lg' }}
    >
      <a
        className="skip"
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          event.preventDefault()
          focusContent()
        }}
      >
        {t.skip}
      </a>
      <AppShell.Header px="md">
        <Header isOpen={isOpen} onMenu={() => setOpen((now) => !now)} />
      </AppShell.Header>
      <AppShell.Navbar p="xs" mod={{ closed: !isOpen }}>
        <Navigation path={path} onChosen={() => setOpen(false)} />
      </AppShell.Navbar>
      <AppShell.Main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
