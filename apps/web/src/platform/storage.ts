/**
 * What the app keeps in the browser, by the specification's list; texts, or JSON made by the owner.
 */
const LOCAL_KEYS = {
  token: 'jogada.token',
  userInfo: 'jogada.userInfo',
  language: 'jogada.language',
  inviteCode: 'jogada.inviteCode',
  theme: 'jogada.theme',
  contrast: 'jogada.contrast',
  firstDeposit: 'jogada.firstDeposit',
  amountsHidden: 'jogada.amountsHidden',
  slip: 'jogada.slip',
  oddsFormat: 'jogada.oddsFormat',
  games: 'jogada.games',
  gameSettings: 'jogada.gameSettings',
  dismissedNotices: 'jogada.dismissedNotices',
} as const

const SESSION_KEYS = {
  deviceId: 'jogada.deviceId',
  hotGames: 'jogada.hotGames',
  gameSession: 'jogada.gameSession',
  lowBalanceShown: 'jogada.lowBalanceShown',
  giftShown: 'jogada.giftShown',
  testAccount: 'jogada.testAccount',
} as const

type Area = 'localStorage' | 'sessionStorage'

/**
 * What an operator's look at the app calls with, from the frame that it runs in; only a page of our
 * own can be read so. The look is not the browser's own session: it keeps everything to itself.
 */
const look = globalThis.frameElement?.getAttribute('data-look')

const ofLook = new Map<string, string>(look ? [[LOCAL_KEYS.token, look]] : [])

const areaOf = (area: Area): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
  look
    ? {
        getItem: (key) => ofLook.get(key) ?? null,
        setItem: (key, value) => void ofLook.set(key, value),
        removeItem: (key) => void ofLook.delete(key),
      }
    : window[area]

/**
 * A named text in the browser, for code that is loaded late; logging out clears it with the others.
 */
export function keep(area: Area, key: string) {
  return {
    /** The name under which the browser keeps it. */
    key,
    /** The kept text; null where there is none or the browser refuses storage. */
    read(): string | null {
      try {
        return areaOf(area).getItem(key)
      } catch {
        return null
      }
    },
    /** Keeps a text, or forgets it when null; a browser that refuses storage forgets it at once. */
    write(value: string | null) {
      try {
        if (value === null) areaOf(area).removeItem(key)
        else areaOf(area).setItem(key, value)
      } catch {
        // private modes refuse storage: the session then lives as long as the page
      }
    },
  }
}

export const stored = {
  token: keep('localStorage', LOCAL_KEYS.token),
  userInfo: keep('localStorage', LOCAL_KEYS.userInfo),
  language: keep('localStorage', LOCAL_KEYS.language),
  inviteCode: keep('localStorage', LOCAL_KEYS.inviteCode),
  firstDeposit: keep('localStorage', LOCAL_KEYS.firstDeposit),
  theme: keep('localStorage', LOCAL_KEYS.theme),
  contrast: keep('localStorage', LOCAL_KEYS.contrast),
  amountsHidden: keep('localStorage', LOCAL_KEYS.amountsHidden),
  slip: keep('localStorage', LOCAL_KEYS.slip),
  oddsFormat: keep('localStorage', LOCAL_KEYS.oddsFormat),
  games: keep('localStorage', LOCAL_KEYS.games),
  gameSettings: keep('localStorage', LOCAL_KEYS.gameSettings),
  dismissedNotices: keep('localStorage', LOCAL_KEYS.dismissedNotices),
  deviceId: keep('sessionStorage', SESSION_KEYS.deviceId),
  hotGames: keep('sessionStorage', SESSION_KEYS.hotGames),
  gameSession: keep('sessionStorage', SESSION_KEYS.gameSession),
  lowBalanceShown: keep('sessionStorage', SESSION_KEYS.lowBalanceShown),
  giftShown: keep('sessionStorage', SESSION_KEYS.giftShown),
  testAccount: keep('sessionStorage', SESSION_KEYS.testAccount),
}

/** All names of the player's app; the operators' app lives at the same origin. */
const OWN_KEY = /^jogada\.(?!ops\.)/

/** Forgets everything the app keeps beyond the tab, as logging out asks. */
export function clearLocal() {
  if (look) return ofLook.clear()
  try {
    for (const key of Object.keys(localStorage)) if (OWN_KEY.test(key)) localStorage.removeItem(key)
  } catch {
    // a browser that refuses storage keeps nothing
  }
}
