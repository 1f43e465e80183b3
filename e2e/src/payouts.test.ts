import { test } from './test.ts'
import { beginWork, FIRST_OPERATOR, hire, signIn } from './steps/operator.ts'
import { payLarge } from './steps/payouts.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('[WAL-01] [WAL-13] a large withdrawal waits for two people, is paid, and its player sees each step', async ({
  page: admin,
  browser,
}) => {
  const at = Date.now()
  await signIn(admin, FIRST_OPERATOR)
  const [risk, finance] = [`risco${at}@example.com`, `caixa${at}@example.com`]
  const riskPassword = await hire(admin, { email: risk, name: 'Risco de Teste' }, ['Risco'])
  const cashPassword = await hire(admin, { email: finance, name: 'Caixa de Teste' }, ['Financeiro'])
  const first = await beginWork(browser, risk, riskPassword)
  const second = await beginWork(browser, finance, cashPassword)
  await payLarge(browser, first, second)
})
