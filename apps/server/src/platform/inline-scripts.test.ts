import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

test('a policy names the scripts that the page itself holds by their digests', () => {
  const page = `<head><script>alert('Hello, world.');</script></head>
    <script type="module" src="/main.js"></script>`
  // the example of CSP Level 3, section 8.3
  expect(inlineScripts(page)).toEqual(["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"])
  expect(inlineScripts('<script src="/a.js"></script>')).toEqual([])
})
