/**
 * Has every property draw what it drew when it printed this seed, and begin with what it said was
 * the shortest way to fail: `PROPERTY_SEED=… PROPERTY_PATH=… npx vitest run <file>`.
 */
export async function drawFromSeed(env: Readonly<Record<string, string | undefined>>) {
  const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = env
  if (seed === undefined) return
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: Number(seed), ...(path !== undefined && { path }) })
}

await drawFromSeed(process.env)
