import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FirstSteps } from '../features/cash/welcome/first-steps.tsx'
import { WelcomeArt } from '../features/cash/welcome/welcome-art.tsx'

/** The first steps of a new player, to come back to. */
export function SignInSheetPage() {
  const t = useTranslations('offers')
  const navigate = useNavigate()
  return (
    <section aria-labelledby="steps-title" className="rounded-14 bg-card p-16">
      <WelcomeArt className="block w-full rounded-10" />
      <h1 id="steps-title" className="mt-16 text-22 font-[640]">
        {t('stepsTitle')}
      </h1>
      <p className="mt-4 text-14 text-soft">{t('stepsLead')}</p>
      <FirstSteps play={() => void navigate({ to: '/footballPage' })} />
    </section>
  )
}
