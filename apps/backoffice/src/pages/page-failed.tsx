import { Button } from '@mantine/core'
import { Nothing } from '../components/nothing.tsx'
import { Page } from '../components/page.tsx'
import { useTexts } from '../i18n/use-texts.tsx'

/** Stands where a page cannot be drawn, as when its code did not arrive. */
export function PageFailed() {
  const { t } = useTexts()
  return (
    <Page title={t.failed}>
      <Nothing>
        <Button variant="default" onClick={() => location.reload()}>
          {t.retry}
        </Button>
      </Nothing>
    </Page>
  )
}
