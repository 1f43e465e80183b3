// The service worker: keeps the built files, which never change under their names, and a page that
// says that there is no connection. Calls, sockets and everything else go to the network untouched.
const BUILD = '__BUILD__'
const CACHE = `jogada-${BUILD}`
const OFFLINE = '/offline.html'
const OFFLINE_WORDS = '/offline.js'
const INBOX = '/mensagens'

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, OFFLINE_WORDS, '/favicon.svg'])),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()))
})

// a new build waits until the player lets it in
addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOf(request))
  else if (url.pathname.startsWith('/assets/') || url.pathname === OFFLINE_WORDS)
    event.respondWith(assetOf(request))
})

// a message of the inbox, sealed for this browser; its words come ready from the server
addEventListener('push', (event) => {
  const { title, body, tag } = messageOf(event.data)
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', lang: '' }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openInbox())
})

function messageOf(data) {
  try {
    return { title: 'Jogada', body: '', ...data?.json() }
  } catch {
    return { title: 'Jogada', body: '' }
  }
}

/** The inbox in a window of the app that is open already, or in a new one; never in a frame or at the desk. */
async function openInbox() {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(
    ({ frameType, url }) => frameType === 'top-level' && !new URL(url).pathname.startsWith('/ops'),
  )
  if (!open) return self.clients.openWindow(INBOX)
  await open.focus()
  return open.navigate(INBOX)
}

async function forgetOldBuilds() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('jogada-') && name !== CACHE)
      .map((name) => caches.delete(name)),
  )
}

/** The page from the server; without a connection the page that says so, never an old one. */
async function pageOf(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

async function assetOf(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetchPatiently(request)
  // a page under the name of a part comes from a network that asks for a login, and must not stay
  const isPage = answer.headers.get('content-type')?.includes('text/html')
  if (answer.ok && !isPage) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

const PAUSES_MS = [400, 1600, 5000]

/** Asks again after each pause where nothing came, so that a moment without network breaks no page. */
async function fetchPatiently(request) {
  for (const pause of PAUSES_MS) {
    try {
      return await fetch(request)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return fetch(request)
}
