import { createContext } from 'react'

/** Whether an overlay is the uppermost one; only that one keeps the focus and answers Escape. */
export const IsTopOverlay = createContext(true)
