import { Logo } from '@jogada/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabsView } from '../../components/tabs.tsx'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** Login and registration, two tabs of one dialog. */
export function AuthOverlay({ params, close }: OverlayProps<'auth'>) {
  const t = useTranslations('auth')
  const [tab, setTab] = useState(params.tab)
  // typed in one form, it stands in the other
  const [email, setEmail] = useState(params.email ?? '')
  const done = (said: 'welcome' | 'welcomeBack') => () => {
    close()
    showToast(t(said))
  }
  const login = (
    <LoginForm email={email} onEmail={setEmail} pwd={params.pwd} onDone={done('welcomeBack')} />
  )
  const register = <RegisterForm email={email} onEmail={setEmail} onDone={done('welcome')} />
  return (
    <Surface kind="sheet" title={t('title')} close={close} head={<Logo />}>
      <TabsView
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'login', title: t('login'), panel: login },
          { id: 'register', title: t('register'), panel: register },
        ]}
      />
    </Surface>
  )
}
