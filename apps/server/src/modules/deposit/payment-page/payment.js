const main = document.querySelector('main')
const said = document.getElementById('said')
const countdown = document.getElementById('countdown')
const copy = document.getElementById('copy')
const check = document.getElementById('check')

const PAUSES_MS = [2000, 2000, 2000, 2000, 2000, 5000, 5000, 5000, 5000, 5000, 5000]
const LONGEST_PAUSE_MS = 15_000
const CHECK_AGAIN_MS = 5000
const words = JSON.parse(main.dataset.words)
const address = location.pathname.replace(/\/$/, '')

// The end is counted on the server's clock; this one only measures how much time has gone by.
const endsInMs = () => {
  const serverNowMs = Date.parse(main.dataset.now) + performance.now() - readAtMs
  return Date.parse(main.dataset.expires) - serverNowMs
}

let readAtMs = performance.now()
let asked = 0
let timer

function tell(stage) {
  if (parent === window) return
  const { order: orderId, amount } = main.dataset
  parent.postMessage({ source: 'jogada.deposit', stage, orderId, amount }, location.origin)
}

function show(order) {
  readAtMs = performance.now()
  main.dataset.now = order.serverNow
  main.dataset.expires = order.expiresAt
  if (order.stage === main.dataset.stage) return
  if (main.dataset.stage === 'preparing') {
    location.reload()
    return
  }
  main.dataset.stage = order.stage
  if (said) said.textContent = ''
  tell(order.stage)
  // the server knows why
  if (order.stage === 'returned') location.reload()
}

async function ask(path, init) {
  const response = await fetch(address + path, { ...init, cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  show(await response.json())
}

function poll() {
  clearTimeout(timer)
  if (main.dataset.stage === 'paid' || document.hidden) return
  const pauseMs = PAUSES_MS[asked] ?? LONGEST_PAUSE_MS
  asked += 1
  timer = setTimeout(
    () =>
      void ask('/estado')
        .catch(() => undefined)
        .finally(poll),
    pauseMs,
  )
}

function tick() {
  if (!countdown || main.dataset.stage !== 'waiting') return
  const seconds = Math.max(0, Math.ceil(endsInMs() / 1000))
  const minutes = Math.floor(seconds / 60)
  countdown.textContent = `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  if (seconds === 0) void ask('/estado').catch(() => undefined)
}

function selectCode() {
  const range = document.createRange()
  range.selectNodeContents(document.getElementById('code'))
  const selection = getSelection()
  selection.removeAllRanges()
  selection.addRange(range)
}

async function copyCode() {
  try {
    await navigator.clipboard.writeText(document.getElementById('code').textContent.trim())
    said.textContent = words.copied
  } catch {
    // A frame may be denied the clipboard; the selected text can still be copied the old way.
    selectCode()
    said.textContent = document.execCommand('copy') ? words.copied : words.copyFailed
  }
}

async function checkNow() {
  check.disabled = true
  said.textContent = words.asking
  try {
    await ask('/verificar', { method: 'POST' })
    if (main.dataset.stage === 'waiting') {
      said.textContent = words.notYet
    }
  } catch {
    said.textContent = words.askFailed
  }
  setTimeout(() => (check.disabled = false), CHECK_AGAIN_MS)
}

copy?.addEventListener('click', () => void copyCode())
check?.addEventListener('click', () => void checkNow())
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  asked = 0
  void ask('/estado')
    .catch(() => undefined)
    .finally(poll)
})

setInterval(tick, 1000)
tick()
poll()
