// Feira da Orla in the browser. It shows what the server has drawn; it decides nothing.

import { askRound } from './ask-round.js'
import { texts } from './texts.js'
import { paidOf, wordsOfRound } from './words-of-round.js'

const allowedOrigins = 'OPERATOR_ORIGINS'
const parentOrigin = [...(location.ancestorOrigins ?? [])][0] ?? allowedOrigins[0]
const entry = new URLSearchParams(location.search).get('entry') ?? ''
const byId = (id) => document.querySelector(`#${id}`)
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const SPIN_MS = [900, 1150, 1400]
const PACE_MS = 2500
const FILLERS = 12
const LINE_COLOURS = ['#d6007a', '#7a3fb0', '#0c8f80', '#c2410c', '#1d5fbf']

const game = {
  t: texts.pt,
  locale: 'pt-BR',
  seat: '',
  machine: null,
  balance: 0,
  stakeAt: 1,
  spinning: false,
  net: 0,
  stops: [0, 0, 0],
  startedAt: Date.now(),
}

const tellParent = (type, more = {}) => {
  if (window.parent !== window) window.parent.postMessage({ type, ...more }, parentOrigin)
}

const money = (centavos) =>
  new Intl.NumberFormat(game.locale, { style: 'currency', currency: 'BRL' }).format(centavos / 100)

async function ask(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) {
    const { status } = response
    throw Object.assign(new Error(answer.error), {
      isGone: status === 410,
      isTooSoon: status === 429,
    })
  }
  return answer
}

const symbolAt = (reel, stop, row) => {
  const strip = game.machine.reels[reel]
  return strip[(((stop + row) % strip.length) + strip.length) % strip.length]
}

function cellOf(name) {
  const cell = document.createElement('div')
  cell.className = 'cell'
  cell.innerHTML = `<svg viewBox="0 0 100 100"><use href="#s-${name}"/></svg>`
  return cell
}

/** Puts a reel at rest; the cells are those of its strip from the stop on. */
function rest(reel, stop) {
  const strip = document.querySelectorAll('.strip')[reel]
  strip.replaceChildren(...[0, 1, 2].map((row) => cellOf(symbolAt(reel, stop, row))))
  strip.style.transform = ''
}

/** Runs a reel over the very symbols that lie before its stop. */
async function turn(reel, from, to) {
  const strip = document.querySelectorAll('.strip')[reel]
  if (calm.matches) {
    rest(reel, to)
    await strip.animate([{ opacity: 0 }, { opacity: 1 }], 120).finished
    return
  }
  const names = [0, 1, 2].map((row) => symbolAt(reel, to, row))
  for (let row = 3; row < 3 + FILLERS; row++) names.push(symbolAt(reel, to, row))
  for (let row = 0; row < 3; row++) names.push(symbolAt(reel, from, row))
  strip.replaceChildren(...names.map(cellOf))
  const share = ((names.length - 3) / names.length) * 100
  const moving = strip.animate(
    [{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }],
    { duration: SPIN_MS[reel], easing: 'cubic-bezier(.2,.7,.2,1.04)' },
  )
  await moving.finished
  rest(reel, to)
}

const isWild = (name) => name === 'sol'

function winsAt(stops) {
  return game.machine.lines.flatMap((rows, line) => {
    const names = rows.map((row, reel) => symbolAt(reel, stops[reel], row))
    const plain = names.filter((name) => !isWild(name))
    return plain.every((name) => name === plain[0]) ? [{ line, rows }] : []
  })
}

function showLines(wins) {
  byId('lines').innerHTML = wins
    .map(({ line, rows }) => {
      const points = rows.map((row, reel) => `${50 + reel * 100},${50 + row * 100}`).join(' ')
      return `<polyline points="${points}" stroke="${LINE_COLOURS[line]}"/>`
    })
    .join('')
  for (const { rows } of wins) {
    rows.forEach((row, reel) => {
      document.querySelectorAll('.strip')[reel].children[row]?.classList.add('won')
    })
  }
}

function describeReels() {
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2].map((reel) => game.t.names[symbolAt(reel, game.stops[reel], row)]).join(', '),
  )
  byId('reels').setAttribute('aria-label', game.t.reels(rows.join('; ')))
}

const stake = () => game.machine.stakes[game.stakeAt]

function showStake() {
  byId('stake').textContent = money(stake())
  byId('less').disabled = game.spinning || game.stakeAt === 0
  byId('more').disabled = game.spinning || game.stakeAt === game.machine.stakes.length - 1
}

const showBalance = () => {
  byId('balance').textContent = money(game.balance)
}

function showSession() {
  const seconds = Math.floor((Date.now() - game.startedAt) / 1000)
  const two = (value) => String(value).padStart(2, '0')
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  byId('session').textContent = game.t.session(clock, money(game.net))
}

function say(text, won = false) {
  byId('result').textContent = text
  byId('result').classList.toggle('won', won)
}

const pause = (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs))

async function showRound(round, staked) {
  const words = wordsOfRound(round, { t: game.t, money })
  if (round.outcome === 'played') {
    await Promise.all(round.stops.map((stop, reel) => turn(reel, game.stops[reel], stop)))
    game.stops = round.stops
    game.net += paidOf(round) - staked
    showLines(winsAt(round.stops))
    describeReels()
    say(words, round.prize === 'paid' && round.payout > staked)
  } else {
    say(words)
    if (round.reason === 'RS_ERROR_NOT_ENOUGH_MONEY') tellParent('jogada:funds')
  }
  if (round.balance === null || round.balance === undefined) await fetchBalance()
  else game.balance = round.balance
  showBalance()
  showSession()
  tellParent('jogada:balance')
}

async function spin() {
  if (game.spinning || !game.machine) return
  game.spinning = true
  const startedAt = Date.now()
  const staked = stake()
  byId('spin').disabled = true
  byId('spin').textContent = game.t.spinning
  byId('lines').innerHTML = ''
  say('')
  showStake()
  try {
    const play = { seat: game.seat, requestId: crypto.randomUUID(), stake: staked }
    const onUnknown = () => say(game.t.unknown)
    await showRound(await askRound({ ask, pause, onUnknown }, play), staked)
  } catch {
    say(game.t.closed)
    return
  }
  await pause(Math.max(0, PACE_MS + 50 - (Date.now() - startedAt)))
  game.spinning = false
  byId('spin').disabled = false
  byId('spin').textContent = game.t.spin
  byId('spin').focus({ preventScroll: true })
  showStake()
}

async function fetchBalance() {
  try {
    const { balance } = await ask('/api/balance', { seat: game.seat })
    if (balance !== null) game.balance = balance
  } catch {
    // the balance that is shown stays; the next round brings the new one
  }
  showBalance()
}

function fillWords(rtp, isDemo) {
  const { t } = game
  byId('spin').textContent = t.spin
  byId('balance-label').textContent = isDemo ? t.demoBalance : t.balance
  byId('rules').textContent = t.rules
  byId('less').setAttribute('aria-label', t.less)
  byId('more').setAttribute('aria-label', t.more)
  byId('stake').setAttribute('aria-label', t.stake)
  byId('maths').textContent = t.maths
  byId('paytable-title').textContent = t.paytable
  byId('paytable-close').textContent = t.close
  const percent = (rtp * 100).toLocaleString(game.locale, { maximumFractionDigits: 2 })
  const rows = Object.entries(game.machine.pays).map(
    ([name, pays]) =>
      `<li><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#s-${name}"/></svg>${t.names[name]}<strong>${pays}×</strong></li>`,
  )
  byId('paytable-body').innerHTML =
    `<p>${t.explain}</p><ul>${rows.join('')}</ul><p>${t.rtp}: <strong>${percent} %</strong></p>`
}

function changeStake(by) {
  if (game.spinning) return
  const at = game.stakeAt + by
  if (at >= 0 && at < game.machine.stakes.length) game.stakeAt = at
  showStake()
}

function listen() {
  byId('spin').addEventListener('click', () => void spin())
  byId('less').addEventListener('click', () => changeStake(-1))
  byId('more').addEventListener('click', () => changeStake(1))
  byId('rules').addEventListener('click', () => byId('paytable').showModal())
  byId('paytable-close').addEventListener('click', () => byId('paytable').close())
  document.addEventListener('keydown', (event) => {
    if (byId('paytable').open) return
    const onButton = event.target instanceof HTMLButtonElement
    if (event.key === ' ' && !onButton) {
      event.preventDefault()
      void spin()
    }
    if (event.key === 'ArrowUp') changeStake(1)
    if (event.key === 'ArrowDown') changeStake(-1)
  })
  window.addEventListener('message', ({ origin, source, data }) => {
    if (source !== window.parent || !allowedOrigins.includes(origin)) return
    if (data?.type === 'jogada:refresh') void fetchBalance()
  })
}

async function start() {
  try {
    const opened = await ask('/api/enter', { entry })
    const english = opened.language.startsWith('en')
    game.t = english ? texts.en : texts.pt
    game.locale = english ? 'en-GB' : 'pt-BR'
    document.documentElement.lang = game.locale
    Object.assign(game, { seat: opened.seat, machine: opened.machine, balance: opened.balance })
    for (const reel of [0, 1, 2]) rest(reel, 0)
    fillWords(opened.rtp, opened.isDemo)
    describeReels()
    showBalance()
    showStake()
    showSession()
    listen()
    setInterval(showSession, 1000)
    byId('spin').disabled = false
    byId('game').removeAttribute('aria-busy')
    byId('spin').focus({ preventScroll: true })
    tellParent('jogada:ready')
  } catch {
    byId('spin').textContent = game.t.spin
    say(game.t.closed)
    tellParent('jogada:closed')
  }
}

void start()
