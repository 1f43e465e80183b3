import { auth, pathOf } from '@jogada/contract'
import { useEffect, useState } from 'react'
import { clientHeaders } from '../../api/request.ts'
import { randomCodeId } from '../../platform/random-id.ts'

const REFRESH_DELAY_MS = 200

export type Captcha = {
  readonly codeId: string
  /** The image as a data URL; null while it loads. */
  readonly image: string | null
  readonly failed: boolean
  /** Asks for another image with another id. */
  readonly refresh: () => void
}

/** A captcha of its own id for as long as the form is open; the id is made here, 8 digits. */
export function useCaptcha(): Captcha {
  const [codeId, setCodeId] = useState(randomCodeId)
  const [loaded, setLoaded] = useState<{ codeId: string; image: string | null } | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    loadImage(codeId, ending.signal)
      .then((image) => setLoaded({ codeId, image }))
      .catch(() => !ending.signal.aborted && setLoaded({ codeId, image: null }))
    return () => ending.abort()
  }, [codeId])
  const present = loaded?.codeId === codeId ? loaded : null
  return {
    codeId,
    image: present?.image ?? null,
    failed: present !== null && present.image === null,
    refresh: () => setTimeout(() => setCodeId(randomCodeId()), REFRESH_DELAY_MS),
  }
}

/** Fetched rather than linked, because the image is bound to the device that the headers name. */
async function loadImage(codeId: string, signal: AbortSignal) {
  const response = await fetch(pathOf(auth.captcha.path, { codeId }), {
    headers: await clientHeaders(),
    credentials: 'omit',
    signal,
  })
  if (!response.ok) throw new Error(`no captcha: ${response.status}`)
  return dataUrl(await response.blob())
}

function dataUrl(blob: Blob) {
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable image')))
    reader.readAsDataURL(blob)
  })
}
