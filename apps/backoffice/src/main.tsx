import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@jogada/ui/tokens.css'
import '@jogada/ui/fonts.css'
import './styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { TokensOfTheme } from './components/appearance.tsx'
import { NamedCrosses } from './components/named-crosses.tsx'
import { TextsProvider } from './i18n/use-texts.tsx'
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true, staleTime: 5000 } },
})

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <TokensOfTheme />
      <TextsProvider>
        <QueryClientProvider client={queries}>
          <NamedCrosses>
            {/* what is done stands at the right and on top */}
            <Notifications position="bottom-left" />
            <App />
          </NamedCrosses>
        </QueryClientProvider>
      </TextsProvider>
    </MantineProvider>
  </StrictMode>,
)
