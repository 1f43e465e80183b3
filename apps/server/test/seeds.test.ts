import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { drawFromSeed } from '../src/testkit/same-seed.ts'

afterEach(() => {
  fc.resetConfigureGlobal()
})

/** Fails on some of what it draws, and keeps all that it drew. */
function failing() {
  const drawn: string[] = []
  const words = fc.array(fc.string(), { maxLength: 5 })
  const said = () => {
    try {
      fc.assert(
        fc.property(words, fc.double(), (list, number) => {
          drawn.push(JSON.stringify([list, String(number)]))
          return list.length < 3 || number < 0.5
        }),
      )
      return 'nothing'
    } catch (error) {
      return (error as Error).message
    }
  }
  return { drawn, said }
}

test('[TST-03] a property that fails prints its seed and its shortest way, and both bring the failure back', async () => {
  const [first, second, third] = [failing(), failing(), failing()]
  const said = first.said()
  const [, seed, path] = /seed: (-?\d+), path: "([\d:]+)"/.exec(said)!
  await drawFromSeed({ PROPERTY_SEED: seed })
  expect(second.said()).toBe(said)
  expect(second.drawn).toEqual(first.drawn)
  await drawFromSeed({ PROPERTY_SEED: seed, PROPERTY_PATH: path })
  expect(third.said()).toContain('Property failed after 1 tests')
  const [counterexample] = /Counterexample: .*/.exec(said)!
  expect(third.said()).toContain(counterexample)
})

test('[TST-03] without one each run draws anew', async () => {
  await drawFromSeed({})
  const [first, second] = [failing(), failing()]
  expect(first.said()).not.toBe(second.said())
})
