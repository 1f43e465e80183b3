import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const t = useTranslations('auth')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-20" aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
