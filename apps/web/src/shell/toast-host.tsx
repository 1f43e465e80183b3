import { useToast } from '../overlays/toast.ts'

/**
 * Where a passing message shows: over every overlay and in the top bar's place, where it covers
 * neither a page's heading with its ways nor a main button.
 */
export function ToastHost() {
  const toast = useToast(({ toast }) => toast)
  return (
    <output className="pointer-events-none fixed inset-x-0 top-[calc(0.08rem+env(safe-area-inset-top))] z-50 flex justify-center px-16">
      {toast && (
        <span
          key={toast.key}
          className="animate-[rise_160ms_var(--ease-out-quint)] rounded-full bg-fg px-18 py-10 text-14 font-[560] text-page"
        >
          {toast.text}
        </span>
      )}
    </output>
  )
}
