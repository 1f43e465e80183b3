import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { prepare } from './prepare.ts'

await prepare()
const root = createRoot(document.querySelector('#root')!)
// in slices: a finger or a scroll may come in between
startTransition(() => {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
