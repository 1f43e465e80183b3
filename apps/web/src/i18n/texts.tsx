import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { deviceTimeZone } from '../platform/time-zone.ts'
import { useLanguage } from './language.ts'
import type { BaseMessages } from './language.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: BaseMessages
  }
}

/**
 * Gives the texts of the chosen language to everything below; nothing shows before they are there.
 */
export function Texts({ children }: { readonly children: ReactNode }) {
  const { entry, messages } = useLanguage()
  if (!messages) return null
  return (
    <IntlProvider
      locale={entry.locale}
      // every language has the base catalogue's keys, which is what its type says
      messages={messages as never}
      timeZone={deviceTimeZone()}
    >
      {children}
    </IntlProvider>
  )
}
