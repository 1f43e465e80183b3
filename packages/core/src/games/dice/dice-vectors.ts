/**
 * Rounds whose roll several independent public verifiers agree on (stake.com's own calculator,
 * lotuseuy/stake-provably-fair-verifier, provably-fair-betting/verifierform-stake); the roll
 * is in hundredths.
 */
export const DICE_VECTORS = [
  {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
    nonce: 0,
    rollX100: 2807,
  },
  {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
    nonce: 2,
    rollX100: 586,
  },
  {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
    nonce: 4,
    rollX100: 966,
  },
  {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
    nonce: 6,
    rollX100: 8723,
  },
  {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
    nonce: 8,
    rollX100: 9035,
  },
  {
    serverSeed: '0f6e8aba300b7f1217ee46606773cf6046b524f74505cf2124ffe181ad6b9dbf',
    serverSeedHash: '97139e593bce24783a3c4be064b07a07952e08f7f6f5d16a28abfc69c8453f99',
    clientSeed: 'aR3kRBVn',
    nonce: 3,
    rollX100: 5967,
  },
  {
    serverSeed: '0f6e8aba300b7f1217ee46606773cf6046b524f74505cf2124ffe181ad6b9dbf',
    serverSeedHash: '97139e593bce24783a3c4be064b07a07952e08f7f6f5d16a28abfc69c8453f99',
    clientSeed: 'aR3kRBVn',
    nonce: 5,
    rollX100: 1286,
  },
  {
    serverSeed: '0f6e8aba300b7f1217ee46606773cf6046b524f74505cf2124ffe181ad6b9dbf',
    serverSeedHash: '97139e593bce24783a3c4be064b07a07952e08f7f6f5d16a28abfc69c8453f99',
    clientSeed: 'aR3kRBVn',
    nonce: 7,
    rollX100: 2919,
  },
  {
    serverSeed: '2d61a95545065a256b43def31b6a6b9868d5c4745bf759579426e2f07b7d9360',
    serverSeedHash: 'efc7dd171efe6c23cdd5c07cb91d66bc5bde64ad73d7032a086d4f4de0f044ef',
    clientSeed: '9552caf2a9c60f10',
    nonce: 1,
    rollX100: 7356,
  },
  {
    serverSeed: 'deb78c1aadf3aa111696bcca913a2da9e75a13ce55f8bb6469a1bf0aa1313322',
    serverSeedHash: '158a10c4b9017466f416cb00faa1b59fd7829c74279ec19a5f3a073089836c1c',
    clientSeed: 'c8005381282029c9',
    nonce: 3,
    rollX100: 7567,
  },
  {
    serverSeed: 'ea1702d0c9555fcfbe9f7ee189580d68ad616109406089759f96fb3a90d8133d',
    serverSeedHash: '486fb14eb514ec4efd1c53078d265ba0528599263ab0fd827666f4c65ace5585',
    clientSeed: '0e01becede973522',
    nonce: 5,
    rollX100: 7080,
  },
] as const

/**
 * Win chance in hundredths of a percent, multiplier × 10,000, return to player to eight decimals.
 */
export const DICE_RETURN_ROWS = [
  [1, 99000000, 0.98990101],
  [2, 49500000, 0.98990101],
  [5, 19800000, 0.98990101],
  [10, 9900000, 0.98990101],
  [50, 1980000, 0.98990101],
  [100, 990000, 0.98990101],
  [200, 495000, 0.98990101],
  [500, 198000, 0.98990101],
  [1000, 99000, 0.98990101],
  [2475, 40000, 0.98990101],
  [4949, 20004, 0.98989897],
  [4950, 20000, 0.98990101],
  [5000, 19800, 0.98990101],
  [6600, 15000, 0.98990101],
  [7500, 13200, 0.98990101],
  [9000, 11000, 0.98990101],
  [9500, 10421, 0.98989601],
  [9700, 10206, 0.98988301],
  [9800, 10102, 0.98989701],
] as const

export const DICE_RETURN_BOUNDS = { min: 0.9898042195780421, max: 0.9899010098990102 }
