/**
 * Towers that stake.com's own calculator (game dragonTower) and an independent public verifier
 * (Kyran121/provably-fair-verifierform-stake) agree on: safe tiles by row in the order of drawing.
 */
export const ROW_DOUBLE_VECTORS = [
  {
    serverSeed: 'f0344667883e7628a041d8e500e6d203',
    serverSeedHash: '6478f2ef276c9c5dd5a07e7d4c5329bb1137a31a80a542376366fbaff6da74c5',
    clientSeed: '2a73709723181740d73e64233275c29c',
    nonce: 0,
    difficulty: 'easy',
    board: [
      [1, 2, 0],
      [0, 1, 2],
      [1, 0, 2],
      [3, 2, 0],
      [0, 2, 3],
      [2, 1, 3],
      [3, 0, 1],
      [2, 0, 3],
      [1, 3, 0],
    ],
  },
  {
    serverSeed: 'f0344667883e7628a041d8e500e6d203',
    serverSeedHash: '6478f2ef276c9c5dd5a07e7d4c5329bb1137a31a80a542376366fbaff6da74c5',
    clientSeed: '2a73709723181740d73e64233275c29c',
    nonce: 2,
    difficulty: 'hard',
    board: [[0], [0], [0], [1], [0], [1], [0], [0], [1]],
  },
  {
    serverSeed: 'f0344667883e7628a041d8e500e6d203',
    serverSeedHash: '6478f2ef276c9c5dd5a07e7d4c5329bb1137a31a80a542376366fbaff6da74c5',
    clientSeed: '2a73709723181740d73e64233275c29c',
    nonce: 4,
    difficulty: 'master',
    board: [[0], [0], [0], [1], [3], [3], [2], [1], [2]],
  },
  {
    serverSeed: 'f0344667883e7628a041d8e500e6d203',
    serverSeedHash: '6478f2ef276c9c5dd5a07e7d4c5329bb1137a31a80a542376366fbaff6da74c5',
    clientSeed: '2a73709723181740d73e64233275c29c',
    nonce: 6,
    difficulty: 'medium',
    board: [
      [2, 1],
      [2, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [0, 2],
      [0, 2],
      [0, 1],
      [2, 1],
    ],
  },
  {
    serverSeed: 'f0344667883e7628a041d8e500e6d203',
    serverSeedHash: '6478f2ef276c9c5dd5a07e7d4c5329bb1137a31a80a542376366fbaff6da74c5',
    clientSeed: '2a73709723181740d73e64233275c29c',
    nonce: 8,
    difficulty: 'expert',
    board: [[2], [1], [1], [2], [1], [1], [2], [1], [0]],
  },
  {
    serverSeed: 'ab138d33d9b49f6c803ea9c576c43763a098e9d9ae280c09d9ac7b4318919624',
    serverSeedHash: '3d41b34ddf2578e566711f4055837d512396298fca53ad53dd3c2fa36cd7a803',
    clientSeed: '37557d42fc84ab90',
    nonce: 1,
    difficulty: 'hard',
    board: [[0], [1], [0], [0], [1], [0], [0], [0], [0]],
  },
  {
    serverSeed: '4665c17a94c1a25672a259fb9c2a861dbead540449eebae750228138195c7f47',
    serverSeedHash: '308bd3beb4487207c7bd52f2b60530c0f75170e0028457f62d9f982d79580df8',
    clientSeed: '8ceb333f3aacf32a',
    nonce: 3,
    difficulty: 'hard',
    board: [[0], [0], [1], [0], [0], [1], [1], [0], [1]],
  },
  {
    serverSeed: 'd9152ef7a0e9f361b09a668e8bc9a12183fdc33f81f2bb0e0ffd4a797675ad4b',
    serverSeedHash: 'cd385bbb52afc4acb9cdd31bdc6ba3ae2325039c1bc781448759a2c96ef9d7cb',
    clientSeed: '1e34068037d65fee',
    nonce: 5,
    difficulty: 'hard',
    board: [[0], [0], [1], [1], [1], [1], [0], [0], [0]],
  },
  {
    serverSeed: 'd6755309f760cd6057eb1280f47cfe022b4fe00df8678f1e62e25da0c37019ac',
    serverSeedHash: 'f73e981be301761939361f94a03f934365a89d3825f29cfd50ee203b2256ab62',
    clientSeed: '721eec5ad1bfdc39',
    nonce: 7,
    difficulty: 'easy',
    board: [
      [2, 1, 3],
      [1, 2, 3],
      [2, 3, 0],
      [1, 0, 2],
      [1, 3, 0],
      [2, 3, 1],
      [2, 3, 0],
      [0, 3, 2],
      [1, 3, 0],
    ],
  },
  {
    serverSeed: 'e7bf290353786be15932d03e472d0b5b98f40c6c43fd62a3832a9a9837903cd4',
    serverSeedHash: 'fb41f0c2b6e48437dee926a212f97899e0d3810a41dad0690c0747b229470837',
    clientSeed: '459551044503226f',
    nonce: 9,
    difficulty: 'expert',
    board: [[1], [1], [0], [0], [0], [2], [2], [2], [2]],
  },
] as const

/** The multiplier in ten-thousandths after each row from the first. */
export const ROW_DOUBLE_MULTIPLIERS = {
  easy: [13066, 17422, 23229, 30972, 41297, 55062, 73417, 97889, 130519],
  medium: [14700, 22050, 33075, 49612, 74418, 111628, 167442, 251163, 376744],
  hard: [19600, 39200, 78400, 156800, 313600, 627200, 1254400, 2508800, 5017600],
  expert: [29400, 88200, 264600, 793800, 2381400, 7144200, 21432600, 64297800, 192893400],
  master: [39200, 156800, 627200, 2508800, 10035200, 40140800, 160563200, 642252800, 2569011200],
} as const

/** The lowest return over all 45 places to stop; the highest is 0.98. */
export const ROW_DOUBLE_MIN_RETURN = 0.97995
