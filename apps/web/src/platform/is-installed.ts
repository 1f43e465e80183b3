/**
 * 1 where the app runs from the device's own screen, 0 in a browser's tab: `isapp` of the calls.
 */
export const isInstalled = (): 0 | 1 =>
  window.matchMedia?.('(display-mode: standalone)').matches ? 1 : 0
