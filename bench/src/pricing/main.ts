// Reprices 1,000 matches of 50 markets on one thread, by running sums beside a plain peer in the same
// run. The product does not price so, it offers `priceFootballBook`: this is how fast it could be. The
// peer walks the whole score matrix again for each market, as most public models do. Both take the
// same rates and write the same prices, which is checked before anything is timed.
import { expectedMarkets, naivePrices } from './naive.ts'
import { matchPricer, MARKETS } from './match-pricer.ts'

const EVENTS = 1_000
const ROUNDS = 30

const rates = Array.from({ length: EVENTS }, (_, at) => ({
  home: 0.7 + (at % 41) * 0.05,
  away: 0.5 + (at % 37) * 0.05,
  rho: -0.05 + (at % 5) * 0.02,
}))
const pricer = matchPricer()
const fast = new Float64Array(pricer.prices)
const naive = new Float64Array(pricer.prices)

if (MARKETS !== expectedMarkets) throw new Error('the peer prices other markets')
let worst = 0
for (const each of rates) {
  pricer.price(each, fast)
  naivePrices(each, naive)
  fast.forEach((price, at) => (worst = Math.max(worst, Math.abs(price - naive[at]!))))
}
console.log(
  `${EVENTS} events x ${MARKETS} markets, ${pricer.prices} prices each; largest difference ${worst.toFixed(2)}`,
)
if (worst > 0.011) throw new Error('the two do not agree')

const kept = Array.from({ length: EVENTS }, () => new Float64Array(pricer.prices))
let changed = 0

const contenders: readonly (readonly [string, () => void])[] = [
  ['ours', () => rates.forEach((each) => pricer.price(each, fast))],
  [
    'ours, with the changes named',
    () => {
      rates.forEach((each, at) => {
        pricer.price(each, fast)
        const before = kept[at]!
        for (let place = 0; place < fast.length; place++) {
          if (before[place] === fast[place]) continue
          before[place] = fast[place]!
          changed++
        }
      })
    },
  ],
  ['plain peer', () => rates.forEach((each) => naivePrices(each, naive))],
]

const times = new Map(contenders.map(([name]) => [name, [] as number[]]))
for (let round = 0; round < ROUNDS; round++) {
  for (const each of rates) each.home += round % 2 === 0 ? 0.01 : -0.01
  for (const [name, run] of contenders) {
    const started = performance.now()
    run()
    times.get(name)!.push(performance.now() - started)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const peer = median(times.get('plain peer')!)
console.log(`\n${''.padEnd(30)}      ms   million markets/s   times the peer`)
for (const [name] of contenders) {
  const ms = median(times.get(name)!)
  const rate = (EVENTS * MARKETS) / ms / 1_000
  console.log(
    `${name.padEnd(30)} ${ms.toFixed(2).padStart(7)} ${rate.toFixed(2).padStart(19)} ${(peer / ms).toFixed(1).padStart(16)}`,
  )
}
console.log(
  `\nmedians of ${ROUNDS} rounds; ${Math.round(changed / EVENTS / ROUNDS)} prices changed per event and round`,
)
