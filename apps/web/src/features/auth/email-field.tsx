import { Autocomplete } from '@base-ui/react/autocomplete'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldNotes, inputClasses } from '../../components/field.tsx'
import { emailSuggestions } from './email-suggestions.ts'

export type EmailFieldProps = {
  readonly value: string
  readonly onChange: (email: string) => void
  /** Says what is wrong with the address. */
  readonly error?: string | null
  /** Whether the browser may offer passkeys here. */
  readonly passkeys?: boolean
}

/** An e-mail field that lower-cases what is typed and offers the usual domains. */
export function EmailField({ value, onChange, error = null, passkeys = false }: EmailFieldProps) {
  const t = useTranslations('auth')
  const id = useId()
  const notes = `${id}n`
  const [wanted, setWanted] = useState(false)
  const suggestions = emailSuggestions(value)
  return (
    <div>
      <label htmlFor={id} className="mb-6 block text-14 text-soft">
        {t('email')}
      </label>
      <Autocomplete.Root
        items={suggestions}
        open={wanted && suggestions.length > 0}
        onOpenChange={setWanted}
        value={value}
        onValueChange={(next) => onChange(next.toLowerCase())}
        filter={null}
        mode="list"
      >
        <Autocomplete.Input
          id={id}
          type="email"
          name="username"
          inputMode="email"
          autoComplete={passkeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('emailPlaceholder')}
          className={`${inputClasses} ${error ? 'border-lose' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? notes : undefined}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none">
            <Autocomplete.Popup
              aria-label={t('emailSuggestions')}
              className="w-(--anchor-width) overflow-hidden rounded-10 border border-line bg-raised py-4 data-[empty]:hidden"
            >
              <Autocomplete.List className="max-h-(--available-height) overflow-y-auto">
                {(suggestion: string) => (
                  <Autocomplete.Item
                    key={suggestion}
                    value={suggestion}
                    className="flex h-44 cursor-pointer items-center px-14 text-14 text-soft data-[highlighted]:bg-pressed data-[highlighted]:text-fg"
                  >
                    {suggestion}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <FieldNotes id={notes} error={error} />
    </div>
  )
}
