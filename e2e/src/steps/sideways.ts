import type { Page } from '@playwright/test'

/** What stands beyond the left or right edge of the window, and words that their button cuts off. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (scrolls(element) || isInScroller(element.parentElement))
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    for (const element of document.querySelectorAll('body *')) {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      const isSeen = own > 1 && height > 1 && element.checkVisibility({ opacityProperty: true })
      if (!isSeen) continue
      if ((right > width + 1 || left < -1) && !isInScroller(element)) found.push(nameOf(element))
      const isControl = element.matches('button, a, label')
      const spills = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      if (isControl && spills && getComputedStyle(element).textOverflow !== 'ellipsis') {
        found.push(`spills: ${nameOf(element)}`)
      }
    }
    return found
  })
