import { existsSync } from 'node:fs'
import { run } from './children.mjs'
import { Fault, log } from './script.mjs'

const files = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']
const packages = ['nginx', 'libnginx-mod-http-brotli-static']

/** Installs Debian's nginx with its Brotli module where root may; the tests start it themselves. */
export async function readyNginx() {
  if (files.every(existsSync)) return
  const command = `apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0) throw new Fault(`nginx is missing. As root: ${command}`)
  log('Installing nginx …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], env)
  const [name, ...args] = command.split(' ')
  const status = await run(name, args, env)
  if (status !== 0) throw new Fault(`nginx could not be installed: ${command}`)
}
