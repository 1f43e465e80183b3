import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Texts } from './i18n/texts.tsx'
import { router } from './router.tsx'
import { queryClient } from './session/query-client.ts'

/** The whole player app: server cache, texts and pages. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Texts>
        <RouterProvider router={router} />
      </Texts>
    </QueryClientProvider>
  )
}
