import { useState } from 'react'
import { deviceSaid } from '../../api/passkeys.ts'
import { passkeyTexts } from '../../i18n/areas/passkeys.ts'
import { useArea } from '../../i18n/use-area.ts'

/** Tries to get on with the login, and says in words why it did not; `failed` comes each time. */
export function useAttempt(failed: () => void) {
  const area = useArea(passkeyTexts)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      const said = deviceSaid(error)
      setFault(said ? area[said] : (error as Error).message)
      failed()
    } finally {
      setBusy(false)
    }
  }
  return { fault, isBusy, attempt }
}
