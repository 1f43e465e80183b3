import type { ops } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import {
  Button,
  Card,
  Checkbox,
  Group,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import { Page } from '../../components/page.tsx'
import { offerTexts } from '../../i18n/areas/offers.ts'
import { useArea } from '../../i18n/use-area.ts'
import { DocumentForm } from './document-form.tsx'
import { HomeOrder } from './home-order.tsx'

type Site = ops.settings.Documents['site']
type SitePage = Site['pages'][number]

const LANGUAGES = languages.map(({ key, name }) => ({ value: key, label: name }))
type Language = (typeof languages)[number]['key']

/** The footer's own words and the pages that it leads to, language by language, and home's order. */
export function SitePage() {
  const t = useArea(offerTexts)
  const [language, setLanguage] = useState<Language>('pt_BR')
  return (
    <Page
      title={t.site}
      actions={
        <Select
          aria-label={t.language}
          allowDeselect={false}
          value={language}
          onChange={(chosen) => chosen && setLanguage(chosen)}
          data={LANGUAGES}
        />
      }
    >
      <DocumentForm name="site" lead={t.siteLead}>
        {(site, change, isFixed) => (
          <Stack>
            <Footer
              footer={site.footer}
              language={language}
              isFixed={isFixed}
              onChange={(footer) => change({ ...site, footer })}
            />
            <HomeOrder
              order={site.home ?? []}
              isFixed={isFixed}
              onChange={(home) => change({ ...site, home: [...home] })}
            />
            <Pages
              pages={site.pages}
              language={language}
              isFixed={isFixed}
              onChange={(pages) => change({ ...site, pages })}
            />
          </Stack>
        )}
      </DocumentForm>
    </Page>
  )
}

function Footer(props: {
  readonly footer: Site['footer']
  readonly language: Language
  readonly isFixed: boolean
  readonly onChange: (footer: Site['footer']) => void
}) {
  const t = useArea(offerTexts)
  const { footer, language, isFixed, onChange } = props
  return (['about', 'law'] as const).map((part) => (
    <Textarea
      key={part}
      label={t[part]}
      autosize
      minRows={2}
      maxLength={600}
      readOnly={isFixed}
      value={footer[part][language] ?? ''}
      onChange={(event) =>
        onChange({ ...footer, [part]: put(footer[part], language, event.currentTarget.value) })
      }
    />
  ))
}

/** The pages of the operator's own, one below the other, and how to begin another one. */
function Pages(props: {
  readonly pages: Site['pages']
  readonly language: Language
  readonly isFixed: boolean
  readonly onChange: (pages: Site['pages']) => void
}) {
  const t = useArea(offerTexts)
  const { pages, language, isFixed, onChange } = props
  const addPage = () =>
    onChange([...pages, { slug: `pagina-${pages.length + 1}`, isShown: true, title: {}, body: {} }])
  return (
    <>
      <Title order={2} fz={18}>
        {t.pages}
      </Title>
      {pages.map((page, place) => (
        <OnePage
          key={place}
          page={page}
          language={language}
          isFixed={isFixed}
          onChange={(changed) =>
            onChange(changed ? pages.with(place, changed) : pages.toSpliced(place, 1))
          }
        />
      ))}
      {!isFixed && (
        <Group>
          <Button variant="default" onClick={addPage}>
            {t.newPage}
          </Button>
        </Group>
      )}
    </>
  )
}

/** A text of one language; an empty one is no text. */
function put(texts: Readonly<Record<string, string>>, language: string, text: string) {
  const { [language]: _, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

function OnePage(props: {
  readonly page: SitePage
  readonly language: Language
  readonly isFixed: boolean
  readonly onChange: (page: SitePage | null) => void
}) {
  const t = useArea(offerTexts)
  const { page, language, isFixed, onChange } = props
  const body = page.body[language] ?? page.body.pt_BR ?? ''
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group align="flex-end">
          <TextInput
            label={t.slug}
            leftSection="/p/"
            readOnly={isFixed}
            value={page.slug}
            onChange={(event) => onChange({ ...page, slug: event.currentTarget.value })}
          />
          <TextInput
            flex={1}
            label={t.pageTitle}
            maxLength={80}
            readOnly={isFixed}
            value={page.title[language] ?? ''}
            onChange={(event) =>
              onChange({ ...page, title: put(page.title, language, event.currentTarget.value) })
            }
          />
          <Checkbox
            pb={8}
            label={t.isShown}
            disabled={isFixed}
            checked={page.isShown}
            onChange={(event) => onChange({ ...page, isShown: event.currentTarget.checked })}
          />
          {!isFixed && (
            <Button variant="light" color="red" onClick={() => onChange(null)}>
              {t.removePage}
            </Button>
          )}
        </Group>
        <Textarea
          label={t.body}
          autosize
          minRows={4}
          maxLength={20_000}
          readOnly={isFixed}
          value={page.body[language] ?? ''}
          onChange={(event) =>
            onChange({ ...page, body: put(page.body, language, event.currentTarget.value) })
          }
        />
        {body !== '' && (
          <Card withBorder bg="dark.8">
            <Text size="xs" c="dimmed">
              {t.preview}
            </Text>
            <Title order={3} fz={18}>
              {page.title[language] ?? page.title.pt_BR}
            </Title>
            <Text style={{ whiteSpace: 'pre-wrap' }}>{body}</Text>
          </Card>
        )}
      </Stack>
    </Card>
  )
}
