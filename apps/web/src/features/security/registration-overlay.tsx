import { registration } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { wordsOf } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import type { OverlayProps } from '../../overlays/overlay-props.ts'
import { Surface } from '../../overlays/surface.tsx'
import { showToast } from '../../overlays/toast.ts'
import { limitsQuery } from '../../session/limits-query.ts'
import { RegistrationForm } from './registration-form.tsx'
import { registrationQuery } from './registration.tsx'

/**
 * Asks where the player lives and for their gender, as the licence does, or changes what was said.
 */
export function RegistrationOverlay({ close }: OverlayProps<'registration'>) {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const { data } = useQuery(registrationQuery)
  const say = useMutation({
    mutationFn: (body: CallInput<typeof registration.sayRegistration>['body']) =>
      request(registration.sayRegistration, { body }, { failure: 'here' }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: registrationQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey })
      showToast(t('common.done'))
      close()
    },
  })
  return (
    <Surface kind="sheet" title={t('checks.registrationTitle')} close={close}>
      <div className="space-y-12 pb-12">
        <p className="text-14 leading-snug text-soft">{t('checks.registrationLead')}</p>
        {data && <RegistrationForm said={data} isBusy={say.isPending} submit={say.mutate} />}
        {say.error && (
          <p role="alert" className="text-14 text-lose">
            {wordsOf(say.error) || t('security.failed')}
          </p>
        )}
      </div>
    </Surface>
  )
}
