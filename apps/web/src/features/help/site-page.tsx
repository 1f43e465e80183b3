import { site } from '@jogada/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { request } from '../../api/request.ts'
import { PageCard } from '../../components/page-card.tsx'

/** A page that the operator wrote. */
export function SitePageScreen({ slug }: { readonly slug: string }) {
  const t = useTranslations('help')
  const { data, isError } = useQuery({
    queryKey: ['site', 'page', slug, useLocale()],
    queryFn: ({ signal }) =>
      request(site.page, { params: { slug } }, { loading: false, failure: 'here', signal }),
    retry: false,
  })
  return (
    <PageCard title={data?.title ?? t('helpTitle')}>
      {isError && <p className="text-14 text-muted">{t('nothingFound')}</p>}
      <p className="text-14 leading-relaxed whitespace-pre-wrap text-soft">{data?.body}</p>
    </PageCard>
  )
}
