import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../test/show.tsx'
import { fetchedOverlay } from './fetched-overlay.tsx'
import { useToast } from './toast.ts'

const Sheet = ({ close }: { readonly close: () => void }) => <button onClick={close}>here</button>

test('an overlay whose code does not arrive closes, says so, and opens when it is asked for again', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Sheet>>(() =>
    Promise.reject(new TypeError('no network')),
  )
  const Overlay = fetchedOverlay(fetchCode)
  const close = vi.fn<() => void>()
  const first = await show(<Overlay close={close} />)
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(useToast.getState().toast?.text).toBe('Internet lenta, tente novamente mais tarde')
  first.unmount()
  fetchCode.mockImplementation(() => Promise.resolve(Sheet))
  const second = await show(<Overlay close={close} />)
  expect(await screen.findByText('here')).toBeDefined()
  second.unmount()
  // what came once is kept
  await show(<Overlay close={close} />)
  expect(screen.getByText('here')).toBeDefined()
  expect(fetchCode).toHaveBeenCalledTimes(2)
  expect(close).toHaveBeenCalledTimes(1)
})

test('an overlay that was closed before its code failed to arrive says nothing', async () => {
  let fail: (reason: Error) => void = () => undefined
  const Overlay = fetchedOverlay(() => new Promise<typeof Sheet>((_, reject) => (fail = reject)))
  const close = vi.fn<() => void>()
  const shown = await show(<Overlay close={close} />)
  shown.unmount()
  fail(new TypeError('no network'))
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(close).not.toHaveBeenCalled()
})
