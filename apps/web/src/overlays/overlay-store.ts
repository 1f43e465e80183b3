import { create } from 'zustand'
import { noOverlays, reduceOverlays } from './overlay.ts'
import type { Overlay, OverlayAction, OverlayState, Viewer } from './overlay.ts'

/** The open overlays, bottom to top. */
export const useOverlays = create<OverlayState>(() => noOverlays)

let viewer: () => Viewer = () => ({ loggedIn: false, verified: false })

/** Tells the overlays who looks at them; called once at start. */
export function configureOverlays(given: () => Viewer) {
  viewer = given
}

const dispatch = (action: OverlayAction) =>
  useOverlays.setState((state) => reduceOverlays(state, action))

/** Opens an overlay on top, or the login or KYC overlay that has to come before it. */
export function openOverlay(overlay: Overlay) {
  dispatch({ type: 'open', overlay, viewer: viewer() })
}

/** Puts an overlay in the place of the top one, under the same rules as opening it. */
export function replaceOverlay(overlay: Overlay) {
  dispatch({ type: 'replace', overlay, viewer: viewer() })
}

/** Closes the overlay with this key wherever it is in the stack. */
export function closeOverlay(key: number) {
  dispatch({ type: 'close', key })
}

/** Closes from the top until `depth` overlays are left; none by default. */
export function trimOverlays(depth = 0) {
  dispatch({ type: 'trim', depth })
}

/** Shows a message with the button 'Eu entendi'; `next` opens after it. */
export function alertMessage(message: string, next?: Overlay) {
  openOverlay({ id: 'alert', params: next ? { message, next } : { message } })
}
