import { SegmentedControl } from '@mantine/core'
import { useTexts } from '../i18n/use-texts.tsx'

/** The language of the back office. */
export function Languages() {
  const { t, lang, choose } = useTexts()
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t.language}
      value={lang}
      onChange={(value) => choose(value === 'en_US' ? 'en_US' : 'pt_BR')}
      data={[
        { label: 'PT', value: 'pt_BR' },
        { label: 'EN', value: 'en_US' },
      ]}
    />
  )
}
