import { useTranslations } from 'use-intl'
import { PageCard } from '../../components/page-card.tsx'

/** What stands in the place of commission and ladder where the licence pays for no invitation. */
export const UnpaidInvites = ({ title }: { readonly title: string }) => (
  <PageCard title={title} lead={useTranslations('rewards')('invitesUnpaid')}>
    {null}
  </PageCard>
)
