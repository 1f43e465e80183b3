const whole = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/**
 * What the browser does around a page, above all pages of its own for each window: they took a third
 * of the processor's time. The last such list counts, so Playwright's own stands here too.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'LensOverlay',
  'MediaRouter',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

const launchWith = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--disable-features=${UNUSED_FEATURES.join(',')}`,
  ],
})

/** The browser that people have, which alone shows messages outside of its pages. */
export const wholeBrowser = launchWith(whole)

/** The one without a desktop's windows, which costs a tenth less; the whole one where there is none. */
export const lightBrowser = launchWith(process.env['CHROMIUM_HEADLESS'] ?? whole)
