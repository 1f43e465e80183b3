const PAUSE_MS = 5_000

/**
 * Code that the app cannot do without, fetched again after a pause for as long as it does not come.
 */
export async function untilItComes<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
    return untilItComes(fetchCode)
  }
}
