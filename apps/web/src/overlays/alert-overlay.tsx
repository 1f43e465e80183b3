import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useTranslations } from 'use-intl'
import { Link } from '@tanstack/react-router'
import { Button, buttonClasses } from '../components/button.tsx'
import type { OverlayProps } from './overlay-props.ts'
import { openOverlay } from './overlay-store.ts'

const WAYS = { '/identidade': 'kyc.identityTitle', '/limites': 'shell.limits' } as const

/** A message that waits for 'Eu entendi'; what it was asked to open comes after it. */
export function AlertOverlay({ params, close }: OverlayProps<'alert'>) {
  const t = useTranslations()
  const confirm = () => {
    close()
    if (params.next) openOverlay(params.next)
  }
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-40 w-[calc(100vw-0.48rem)] max-w-320 -translate-1/2 rounded-14 bg-raised p-20 text-center outline-none transition-[scale,opacity] duration-(--state) data-[starting-style]:scale-95 data-[starting-style]:opacity-0">
          <AlertDialog.Title className="visually-hidden">{t('common.notice')}</AlertDialog.Title>
          <AlertDialog.Description className="text-16 leading-snug text-fg">
            {params.message}
          </AlertDialog.Description>
          {params.to && (
            <Link to={params.to} className={`mt-20 w-full ${buttonClasses()}`}>
              {t(WAYS[params.to])}
            </Link>
          )}
          <Button
            className={`w-full ${params.to ? 'mt-8' : 'mt-20'}`}
            look={params.to ? 'quiet' : 'primary'}
            onClick={confirm}
          >
            {t('common.understood')}
          </Button>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
