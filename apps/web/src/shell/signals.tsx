import { LoadingBar } from './loading-bar.tsx'
import { Companions } from './companions.tsx'
import { ToastHost } from './toast-host.tsx'

/** Passing signs over every page: that something loads, and short messages. */
export function Signals() {
  return (
    <>
      <LoadingBar />
      <Companions />
      <ToastHost />
    </>
  )
}
