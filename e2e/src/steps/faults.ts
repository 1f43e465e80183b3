import type { Page } from '@playwright/test'

type Failure = { readonly http: number; readonly status: number; readonly message: string }

/** Makes every answer of a path a success with this data, until the returned function is called. */
export async function answering(page: Page, path: RegExp, data: unknown) {
  await page.route(path, (route) => route.fulfill({ json: { status: 200, message: '', data } }))
  return () => page.unroute(path)
}

/** Makes every answer of a path a failure, until the returned function is called. */
export async function failing(page: Page, path: RegExp, { http, status, message }: Failure) {
  await page.route(path, (route) =>
    route.fulfill({ status: http, json: { status, message, data: null } }),
  )
  return () => page.unroute(path)
}
