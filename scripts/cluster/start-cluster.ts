import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testkit/server-process.ts'
import { startChild } from '../product/child.ts'
import { nginxConfig } from './nginx-config.ts'
import { launch, needPrograms } from './programs.ts'
import type { Running } from './programs.ts'

const serverMain = resolve(import.meta.dirname, '../../apps/server/src/main.ts')
const UP_WITHIN_MS = 15_000

type Options = {
  /** Gets the configuration files and logs of nginx and Redis. */
  readonly folder: string
  /** Where the product answers. */
  readonly port: number
  readonly processes: number
  /** Of every server; needs DATABASE_URL and DATA_DIR. */
  readonly settings: Readonly<Record<string, string | undefined>>
  /** Hears of a process that ended although nobody killed it here, and may start it again. */
  readonly onDeath: (name: string, start: () => Promise<void>) => void
}

export type ClusterMember = {
  readonly name: string
  readonly port: number
  kill(): Promise<void>
  start(): Promise<void>
}

export type Cluster = {
  readonly url: string
  readonly redisUrl: string
  readonly servers: readonly ClusterMember[]
  readonly redis: ClusterMember
  stop(): Promise<void>
}

/** Several servers on one database, a Redis between them and nginx in front; all ports are local. */
export async function startCluster(options: Options): Promise<Cluster> {
  needPrograms()
  const { folder, port, processes } = options
  await mkdir(folder, { recursive: true })
  const redisPort = await freePort()
  const { onDeath } = options
  const redis = await member('Redis', redisPort, onDeath, (ended) =>
    startRedis(options, redisPort, ended),
  )
  const redisUrl = `redis://127.0.0.1:${redisPort}`
  const servers: (ClusterMember & { stop(): Promise<void> })[] = []
  for (let index = 1; index <= processes; index++) {
    const own = await freePort()
    const name = `Server ${index}`
    servers.push(
      await member(name, own, onDeath, (ended) =>
        startServer(options, { name, own, redisUrl, ended }),
      ),
    )
  }
  const serverPorts = servers.map((server) => server.port)
  const config = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'www-data' : undefined
  await writeFile(config, nginxConfig({ folder, port, serverPorts, user }))
  const flags = ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', config]
  const nginx = await member('nginx', port, onDeath, async (ended) => {
    const running = launch('nginx', flags, ended)
    await untilOpen(port)
    return running
  })
  return {
    url: `http://127.0.0.1:${port}`,
    redisUrl,
    servers,
    redis,
    async stop() {
      await nginx.stop()
      await Promise.all(servers.map((server) => server.stop()))
      await redis.stop()
    },
  }
}

async function member(
  name: string,
  port: number,
  onDeath: Options['onDeath'],
  begin: (ended: () => void) => Promise<Running>,
) {
  const launched = () => begin(() => onDeath(name, start))
  let running = await launched()
  async function start() {
    running = await launched()
  }
  return { name, port, kill: () => running.kill(), start, stop: () => running.stop() }
}

async function startRedis({ folder }: Options, port: number, ended: () => void): Promise<Running> {
  const config = join(folder, 'redis.conf')
  // what it carries is news of the moment: nothing of it is worth a disk
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    'save ""',
    'appendonly no',
    'maxmemory 128mb',
    'maxmemory-policy allkeys-lru',
    `logfile ${join(folder, 'redis.log')}`,
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  const redis = launch('redis-server', [config], ended)
  await untilOpen(port)
  return redis
}

async function startServer(
  { settings, port }: Options,
  given: { name: string; own: number; redisUrl: string; ended: () => void },
): Promise<Running> {
  const { name, own, redisUrl, ended } = given
  return startChild({
    name,
    script: serverMain,
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
      PORT: String(own),
      REDIS_URL: redisUrl,
    },
    readyUrl: `http://127.0.0.1:${own}/health`,
    onDeath: ended,
  })
}

async function untilOpen(port: number) {
  const deadline = performance.now() + UP_WITHIN_MS
  while (!(await takesConnections(port))) {
    if (performance.now() > deadline) throw new Error(`nothing listens on port ${port}`)
    await sleep(20)
  }
}

const takesConnections = (port: number) =>
  new Promise<boolean>((decide) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      decide(true)
    })
    socket.once('error', () => decide(false))
  })
