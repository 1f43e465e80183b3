import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { token } from './token.ts'

/** What is read of one session alone: who signs in next at the same tab begins with nothing. */
export function SessionQueries({ children }: { readonly children: ReactNode }) {
  const kept = useSyncExternalStore(token.subscribe, token.read)
  return <Queries key={kept}>{children}</Queries>
}

function Queries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: 1,
            refetchOnWindowFocus: true,
            staleTime: 5000,
            // a browser without a network asks too, and is told that nobody answers
            networkMode: 'always',
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
