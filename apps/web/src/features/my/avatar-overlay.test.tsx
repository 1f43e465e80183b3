import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'
import { AvatarOverlay } from './avatar-overlay.tsx'

test('[R042] [R147] [R191] 36 faces to choose from, no two alike, and the chosen one is kept', async () => {
  let header = 3
  const { heard } = startServer({
    userInfo: () => ({ data: somePlayer({ header }) }),
    35: ({ path }) => {
      header = Number(path.split('/').at(-1))
      return { data: { header } }
    },
  })
  const close = vi.fn<() => void>()
  const { user } = await showPage(<AvatarOverlay params={{}} close={close} />)
  const faces = await screen.findAllByRole('button', { name: /^Avatar \d+$/ })
  expect(faces).toHaveLength(36)
  expect(new Set(faces.map((face) => face.innerHTML)).size).toBe(36)
  await waitFor(() => expect(faces[3]!.getAttribute('aria-pressed')).toBe('true'))
  await user.click(faces[35]!)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(heard.some(({ path }) => path.endsWith('/setHeader/35'))).toBe(true)
  await waitFor(() => expect(faces[35]!.getAttribute('aria-pressed')).toBe('true'))
})
