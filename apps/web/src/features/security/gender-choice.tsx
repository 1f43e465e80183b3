import { genders } from '@jogada/core/kyc/gender'
import type { Gender } from '@jogada/core/kyc/gender'
import { useTranslations } from 'use-intl'

type GenderChoiceProps = {
  readonly chosen: Gender | null
  readonly onChoose: (gender: Gender) => void
  /** Whether to say that one must be chosen. */
  readonly isMissing: boolean
}

/** The gender that a player says, where the licence asks. */
export function GenderChoice({ chosen, onChoose, isMissing }: GenderChoiceProps) {
  const t = useTranslations('checks')
  return (
    <fieldset>
      <legend className="mb-6 text-14 text-soft">{t('gender')}</legend>
      <div className="grid grid-cols-1 gap-8 min-[360px]:grid-cols-2">
        {genders.map((one) => (
          <label
            key={one}
            className="flex min-h-48 items-center gap-10 rounded-10 border border-line-strong px-14 py-6 text-16 leading-snug has-checked:border-primary"
          >
            <input
              type="radio"
              name="gender"
              className="size-18 shrink-0 accent-primary"
              checked={chosen === one}
              onChange={() => onChoose(one)}
            />
            {t(`genders.${one}`)}
          </label>
        ))}
      </div>
      {isMissing && (
        <p role="alert" className="mt-4 text-12 text-lose">
          {t('genderMissing')}
        </p>
      )}
    </fieldset>
  )
}
