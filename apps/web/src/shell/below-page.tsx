import { AppNotes } from '../pwa/app-notes.tsx'
import { Footer } from './footer.tsx'

/** What can wait until the page stands: the footer, and what the app says about itself. */
export function BelowPage() {
  return (
    <>
      <Footer />
      <AppNotes />
    </>
  )
}
