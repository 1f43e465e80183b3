const KEY = 'jogada.ops.token'
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The operator's session token, in this tab only. */
export const token = {
  read: (): string => sessionStorage.getItem(KEY) ?? '',
  keep(value: string) {
    sessionStorage.setItem(KEY, value)
    tell()
  },
  clear() {
    sessionStorage.removeItem(KEY)
    tell()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
