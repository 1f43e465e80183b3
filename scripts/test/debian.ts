import { execFileSync } from 'node:child_process'

/** Installs Debian packages as root, or with a sudo that asks nothing; throws where neither works. */
export function installPackages(...names: readonly string[]) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: readonly string[]) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-qq', ...args]
    execFileSync(command!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...names)
}
