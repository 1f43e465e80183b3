import { useToast } from '../overlays/toast.ts'

/**
 * Where a passing message shows: over every overlay, below the top bar, where no
 * main button stands.
 */
export function ToastHost() {
  const toast = useToast(({ toast }) => toast)
  return (
    <output className="pointer-events-none fixed inset-x-0 top-[calc(0.68rem+env(safe-area-inset-top))] z-50 flex justify-center px-16">
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
