import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@jogada/ui/tokens.css'
import '@jogada/ui/fonts.css'
import './styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionQueries } from './api/session-queries.tsx'
import { App } from './app.tsx'
import { TokensOfTheme } from './components/appearance.tsx'
import { NamedCrosses } from './components/named-crosses.tsx'
import { TextsProvider } from './i18n/use-texts.tsx'
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts'

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
        <NamedCrosses>
          {/* what is done stands at the right and on top */}
          <Notifications position="bottom-left" />
          <SessionQueries>
            <App />
          </SessionQueries>
        </NamedCrosses>
      </TextsProvider>
    </MantineProvider>
  </StrictMode>,
)
