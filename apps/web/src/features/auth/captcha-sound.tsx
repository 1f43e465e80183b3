import { auth, pathOf } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { clientHeaders } from '../../api/request.ts'
import { IconButton } from '../../components/icon-button.tsx'

/** Speaks the code of the image, for those who cannot read it. */
export function CaptchaSound({ codeId }: { readonly codeId: string }) {
  const t = useTranslations('auth')
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => play(codeId) })
  return (
    <>
      <IconButton
        label={t('captchaListen')}
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        <Volume2 className="size-20" aria-hidden="true" />
      </IconButton>
      {isError && (
        <p role="alert" className="order-last w-full text-12 text-lose">
          {t('captchaSilent')}
        </p>
      )}
    </>
  )
}

/** Fetched as the image is, for the sound is bound to the same device. */
async function play(codeId: string) {
  const response = await fetch(pathOf(auth.captchaSound.path, { codeId }), {
    headers: await clientHeaders(),
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`no sound: ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const audio = new Audio(url)
  audio.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true })
  await audio.play()
}
