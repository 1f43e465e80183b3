import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Field } from '../../components/field.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { CaptchaSound } from './captcha-sound.tsx'
import type { Captcha } from './use-captcha.ts'

export type CaptchaFieldProps = {
  readonly captcha: Captcha
  readonly value: string
  readonly onChange: (code: string) => void
}

/** The code of an image, with the image, a way to another one, and its sound. */
export function CaptchaField({ captcha, value, onChange }: CaptchaFieldProps) {
  const t = useTranslations('auth')
  const { codeId, image, failed, refresh } = captcha
  return (
    <div className="flex flex-wrap items-end gap-8">
      <Field
        label={t('captcha')}
        name="captCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-120 flex-1"
      />
      <div className="h-48 w-120 shrink-0 overflow-hidden rounded-10 bg-[#f6f2fa]">
        {image ? (
          <img src={image} alt={t('captchaImage')} className="size-full object-contain" />
        ) : (
          <div className="wave-shimmer size-full" />
        )}
      </div>
      <IconButton label={t('captchaRefresh')} onClick={refresh}>
        <RefreshCw className="size-20" aria-hidden="true" />
      </IconButton>
      <CaptchaSound key={codeId} codeId={codeId} />
      {failed && (
        <p role="alert" className="w-full text-12 text-lose">
          {t('captchaFailed')}
        </p>
      )}
    </div>
  )
}
