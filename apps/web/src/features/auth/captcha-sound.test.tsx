import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { useCaptcha } from './use-captcha.ts'

/** The sounds of the page, which this browser can neither play nor keep. */
type Sound = EventTarget & { isPlaying: boolean; readonly url: string }
let sounds: Sound[] = []
let isMuted = false
const kept = new Set<string>()

class SomeAudio extends EventTarget implements Sound {
  isPlaying = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sounds.push(this)
  }
  play() {
    if (isMuted) return Promise.reject(new DOMException('no', 'NotAllowedError'))
    this.isPlaying = true
    return Promise.resolve()
  }
  pause() {
    this.isPlaying = false
  }
}

beforeEach(() => {
  sounds = []
  isMuted = false
  kept.clear()
  let made = 0
  vi.stubGlobal('Audio', SomeAudio)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++made}`
    kept.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void kept.delete(url))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Form() {
  const captcha = useCaptcha()
  return <CaptchaField captcha={captcha} value="" onChange={() => {}} />
}

async function listening() {
  startServer({})
  const { unmount } = await show(<Form />)
  const user = userEvent.setup()
  const listen = async (times: number) => {
    await user.click(screen.getByRole('button', { name: 'Ouvir o código' }))
    await waitFor(() => expect(sounds).toHaveLength(times))
  }
  return { user, unmount, listen }
}

const playing = () => sounds.filter(({ isPlaying }) => isPlaying)

test('[R043] one sound of a code is heard at a time, and given back when it has ended', async () => {
  const { listen } = await listening()
  await listen(1)
  await waitFor(() => expect(playing()).toEqual([sounds[0]]))
  await listen(2)
  await waitFor(() => expect(playing()).toEqual([sounds[1]]))
  expect([...kept]).toEqual([sounds[1]!.url])
  sounds[1]!.dispatchEvent(new Event('ended'))
  expect([...kept]).toEqual([])
})

test('[R043] a sound ends with its picture, and with the form', async () => {
  const { user, listen, unmount } = await listening()
  await listen(1)
  await user.click(screen.getByRole('button', { name: 'Trocar a imagem' }))
  await waitFor(() => expect([playing(), [...kept]]).toEqual([[], []]))
  await listen(2)
  unmount()
  expect([playing(), [...kept]]).toEqual([[], []])
})

test('[R043] a sound that may not be played says so, and keeps nothing', async () => {
  isMuted = true
  const { listen } = await listening()
  await listen(1)
  expect(await screen.findByText(/^O som não veio/)).toBeDefined()
  expect([...kept]).toEqual([])
})
