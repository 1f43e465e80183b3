import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../test/show.tsx'
import { Surface } from './surface.tsx'
import { IsTopOverlay } from './top-overlay.ts'

/** Two overlays opened together; the code of the lower one arrives when its button is pressed. */
function Two({ closed }: { readonly closed: (title: string) => void }) {
  const [arrived, setArrived] = useState(false)
  const [upper, setUpper] = useState(true)
  return (
    <>
      <IsTopOverlay value={!upper}>
        {arrived && (
          <Surface kind="sheet" title="lower" close={() => closed('lower')}>
            <button type="button">in the lower</button>
          </Surface>
        )}
      </IsTopOverlay>
      {upper && (
        <IsTopOverlay value>
          <Surface kind="dialog" title="upper" close={() => closed('upper')}>
            <button type="button" onClick={() => setArrived(true)}>
              arrive
            </button>
            <button type="button" onClick={() => setUpper(false)}>
              leave
            </button>
          </Surface>
        </IsTopOverlay>
      )}
    </>
  )
}

const twoOverlays = async () => {
  const closed = vi.fn<(title: string) => void>()
  await show(<Two closed={closed} />)
  const user = userEvent.setup()
  await user.click(screen.getByText('arrive'))
  await screen.findByText('in the lower')
  return { closed, user }
}

test('[R030] an overlay whose code arrives under another leaves the focus where it is', async () => {
  const { user, closed } = await twoOverlays()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement?.textContent).toBe('arrive')
  await user.keyboard('{Escape}')
  expect(closed.mock.calls).toEqual([['upper']])
})

test('[R030] Escape closes the upper overlay alone, also with the focus in the one below', async () => {
  const { closed, user } = await twoOverlays()
  screen.getByText('in the lower').focus()
  await user.keyboard('{Escape}')
  expect(closed.mock.calls).toEqual([['upper']])
})

test('[R030] an overlay that becomes the upper one takes the focus', async () => {
  const { user } = await twoOverlays()
  await user.click(screen.getByText('leave'))
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'lower' }).contains(document.activeElement)).toBe(
      true,
    ),
  )
})

test('[R179] the upper overlay says that there is no internet, for as long as there is none', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await twoOverlays()
  const notes = () => screen.queryAllByText(/sem internet/)
  expect(notes()).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'upper' }).textContent).toContain('sem internet')
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(notes()).toHaveLength(0)
})
