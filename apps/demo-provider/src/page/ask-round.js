const FIRST_PAUSE_MS = 800
const LONGEST_PAUSE_MS = 5000

/**
 * Plays a round and gives it once its outcome is final. Without an answer it tells `onUnknown` and
 * asks what became of the request, which never begins a second round.
 */
export async function askRound({ ask, pause, onUnknown }, play) {
  let path = '/api/spin'
  for (let attempt = 1; ; attempt++) {
    let isUnknown = true
    try {
      const round = await ask(path, play)
      if (round.outcome !== 'open') return round
    } catch (error) {
      if (error.isGone) throw error
      isUnknown = !error.isTooSoon
    }
    if (isUnknown && path === '/api/spin') {
      onUnknown()
      path = '/api/round'
    }
    await pause(Math.min(FIRST_PAUSE_MS * attempt, LONGEST_PAUSE_MS))
  }
}
