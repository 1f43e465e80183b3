import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LocationOverlay } from './location-overlay.tsx'

type Ask = Geolocation['getCurrentPosition']

const coords = { latitude: -23.55, longitude: -46.63, accuracy: 12, altitude: 700 }
const gives: Ask = (found) => found({ coords } as never)
const denies: Ask = (_, failed) => failed?.({ code: 1, message: 'denied' } as never)

const browserThat = (getCurrentPosition: Ask) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  })

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

const share = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Usar minha localização' }))

const place = (answer: string) => ({ data: { isAsked: true, answer, mayShowPosition: true } })

test('[GEO-01] nothing is asked of the browser before the player says so; inside, play goes on', async () => {
  const ask = vi.fn<Ask>(gives)
  browserThat(ask)
  const { heard } = startServer({ position: () => place('inside') })
  const close = vi.fn<() => void>()
  await show(<LocationOverlay params={{}} close={close} />)
  expect(ask).not.toHaveBeenCalled()
  await share()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(heard.find(({ path }) => path.endsWith('location/position'))?.body).toEqual({
    latitude: -23.55,
    longitude: -46.63,
    accuracy: 12,
  })
})

test('[GEO-01] outside, and where the browser gives nothing, the reason is told', async () => {
  browserThat(gives)
  startServer({ position: () => place('outside') })
  const { unmount } = await show(<LocationOverlay params={{}} close={vi.fn<() => void>()} />)
  await share()
  expect((await screen.findByRole('alert')).textContent).toMatch(/fora do Brasil/)
  unmount()
  browserThat(denies)
  await show(<LocationOverlay params={{}} close={vi.fn<() => void>()} />)
  await share()
  expect((await screen.findByRole('alert')).textContent).toMatch(/não deu a localização/)
})
