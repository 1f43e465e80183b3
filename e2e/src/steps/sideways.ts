import type { Page } from '@playwright/test'

/** What moves for longer shows how time goes by, and stands where it is. */
const LONGEST_MOVE_MS = 1000

/**
 * What stands beyond the left or right edge of the window, and words that leave their button, once
 * nothing is on its way any more: a menu that leaves is half outside.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (longest) => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (scrolls(element) || isInScroller(element.parentElement))
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 60)}"`
    const isSeen = (element: Element) => {
      const { width: own, height } = element.getBoundingClientRect()
      return (
        own > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
    }
    /** Whether a word of a control reaches over its edge, without an ellipsis to end it. */
    const spills = (control: Element) => {
      const { left, right } = control.getBoundingClientRect()
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!
        const isHidden = !isSeen(parent) || parent.closest('.visually-hidden') !== null
        if (isHidden || (parent !== control && isInScroller(parent))) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const place = range.getBoundingClientRect()
        if (place.width > 0 && (place.right > right + 1 || place.left < left - 1)) return true
      }
      return false
    }
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    for (const element of document.querySelectorAll('body *')) {
      if (!isSeen(element)) continue
      const { left, right } = element.getBoundingClientRect()
      if ((right > width + 1 || left < -1) && !isInScroller(element)) found.push(nameOf(element))
      if (element.matches('button, a') && spills(element)) {
        found.push(`spills: ${nameOf(element)}`)
      }
    }
    return found
  }, LONGEST_MOVE_MS)
