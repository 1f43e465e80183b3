import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VipBadge, vipImageOf } from './vip-badge.tsx'

test('[R191] level images go to 23, and then the first is used', () => {
  expect([0, 12, 23, 24, 40].map(vipImageOf)).toEqual([0, 12, 23, 0, 0])
  const images = Array.from({ length: 24 }, (_, level) => {
    const { container, unmount } = render(<VipBadge level={level} />)
    const drawn = container.innerHTML
    unmount()
    return drawn
  })
  expect(new Set(images).size).toBe(24)
})
