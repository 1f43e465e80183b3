import { auth, pathOf } from '@jogada/contract'
import { useMutation } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { clientHeaders } from '../../api/request.ts'
import { IconButton } from '../../components/icon-button.tsx'

/** Speaks the code of the image, for those who cannot read it; one at a time, while it is there. */
export function CaptchaSound({ codeId }: { readonly codeId: string }) {
  const t = useTranslations('auth')
  const speaking = useRef<AbortController>(null)
  useEffect(() => () => speaking.current?.abort(), [])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => {
      speaking.current?.abort()
      speaking.current = new AbortController()
      return play(codeId, speaking.current.signal)
    },
  })
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

/**
 * Fetched as the image is, for the sound is bound to the same device. It ends with the signal, and
 * is given back however it ends.
 */
async function play(codeId: string, signal: AbortSignal) {
  try {
    const response = await fetch(pathOf(auth.captchaSound.path, { codeId }), {
      headers: await clientHeaders(),
      credentials: 'omit',
      signal,
    })
    if (!response.ok) throw new Error(`no sound: ${response.status}`)
    await begin(await response.blob(), signal)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function begin(sound: Blob, signal: AbortSignal) {
  signal.throwIfAborted()
  const url = URL.createObjectURL(sound)
  const audio = new Audio(url)
  const end = () => {
    audio.pause()
    URL.revokeObjectURL(url)
  }
  for (const name of ['ended', 'error']) audio.addEventListener(name, end, { once: true })
  signal.addEventListener('abort', end, { once: true })
  try {
    await audio.play()
  } catch (error) {
    end()
    throw error
  }
}
