import { create } from 'zustand'

/** The indicator stays this long after the last answer, so that quick calls do not flicker. */
const LINGER_MS = 600

type Loading = { readonly visible: boolean }

/** Whether the global loading indicator shows. */
export const useLoading = create<Loading>(() => ({ visible: false }))

let open = 0
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows the indicator until the returned function is called for each call that is under way. */
export function startLoading(): () => void {
  open += 1
  clearTimeout(hiding)
  useLoading.setState({ visible: true })
  let ended = false
  return () => {
    if (ended) return
    ended = true
    open -= 1
    if (open === 0) hiding = setTimeout(() => useLoading.setState({ visible: false }), LINGER_MS)
  }
}
