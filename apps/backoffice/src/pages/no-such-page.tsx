import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Nothing } from '../components/nothing.tsx'
import { Page } from '../components/page.tsx'
import { useTexts } from '../i18n/use-texts.tsx'

/** Stands where an address leads nowhere. */
export function NoSuchPage() {
  const { t } = useTexts()
  return (
    <Page title={t.noSuchPage}>
      <Nothing>
        <Anchor component={Link} to="/">
          {t.toQueues}
        </Anchor>
      </Nothing>
    </Page>
  )
}
