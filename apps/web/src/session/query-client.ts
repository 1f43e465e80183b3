import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** The cache of what the server said. Calls are never retried: the specification forbids it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
