import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Running, startProgram, untilServed } from '../../support/programs'

/** Paths of the program and its modules on Debian. */
const program = '/usr/sbin/nginx'
const modules = '/usr/lib/nginx/modules'

/** Folder of the documented files. */
export const nginxFolder = 'docs/deploy/nginx'

export interface NginxSetting {
  /** Which of the documented site files is used. */
  site: 'in-front.conf' | 'with-files.conf'
  /** Folder of the shop, which the files call `/srv/storefront`. */
  project: string
  /** Ports of the gateway's copies. */
  gateways: readonly number[]
  /** Keeps TLS, with a generated certificate. */
  isSecure?: boolean
  /** Port to listen on; by default a free one. */
  port?: number
}

export interface RunningNginx extends Running {
  /** Port of the plain server that redirects to https. */
  plainPort: number
  /** Reloads the configuration and waits until only new workers serve. */
  reload: () => Promise<void>
}

/** Starts nginx with the documented files; only addresses, ports and certificates are replaced. */
export async function startNginx(setting: NginxSetting): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [port, plainPort] = [setting.port ?? (await freePort()), await freePort()]
  await copyConfiguration(folder, setting, { port, plainPort })
  if (setting.isSecure) makeCertificate(folder)
  const files = ['shop-http.conf', setting.site]
  const includes = files.map((file) => `include ${folder}/conf/${file};`)
  const nginx = await runNginx(folder, includes, `http://127.0.0.1:${plainPort}/`)
  const { child, output } = nginx
  return {
    url: `http://localhost:${port}`,
    port,
    plainPort,
    async reload() {
      const before = workersOf(child.pid)
      child.kill('SIGHUP')
      for (let waited = 0; workersOf(child.pid).some((id) => before.includes(id)); waited += 50) {
        if (waited > 10_000) throw new Error(`nginx did not reload:\n${output()}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop() {
      await nginx.stop('SIGQUIT')
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * Starts nginx in a folder.
 * @param http lines of its `http` block
 * @param url which answers once it serves
 */
export async function runNginx(folder: string, http: readonly string[], url: string) {
  const conf = join(folder, 'nginx.conf')
  await mkdir(join(folder, 'temporary'))
  await writeFile(conf, mainConfiguration(folder, http))
  const nginx = startProgram(program, ['-p', folder, '-c', conf])
  await untilServed(url, nginx)
  return nginx
}

async function copyConfiguration(
  folder: string,
  { project, gateways, isSecure = false }: NginxSetting,
  { port, plainPort }: { port: number; plainPort: number },
): Promise<void> {
  const target = join(folder, 'conf')
  await cp(nginxFolder, target, { recursive: true })
  for (const name of await readdir(target)) {
    const file = join(target, name)
    const text = (await readFile(file, 'utf8'))
      .replaceAll(`/srv/storefront/${nginxFolder}`, target)
      .replaceAll('/srv/storefront', project)
      .replaceAll('/etc/ssl/shop/', `${folder}/`)
      .replace(/^ {4}server 127\.0\.0\.1:8000( .+;)$/gm, (_, rest: string) =>
        gateways.map((gateway) => `    server 127.0.0.1:${gateway}${rest}`).join('\n'),
      )
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};`)
    await writeFile(file, isSecure ? text : text.replace(/^ *ssl_certificate.*\n/gm, ''))
  }
}

/** The main configuration, in place of Debian's nginx.conf. */
function mainConfiguration(folder: string, http: readonly string[]): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const brotli = join(modules, 'ngx_http_brotli_static_module.so')
  return [
    ...(existsSync(brotli) ? [`load_module ${brotli};`] : []),
    // Workers started by root would run as `nobody`, which cannot read a folder of the tests.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    '  default_type application/octet-stream;',
    ...kinds.map((kind) => `  ${kind}_temp_path ${folder}/temporary/${kind};`),
    ...http,
    '}',
    '',
  ].join('\n')
}

function makeCertificate(folder: string): void {
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...args, ...files, '-days', '2', '-subj', '/CN=shop.example.gr'], {
    stdio: 'ignore',
  })
}

function workersOf(parent: number | undefined): string[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  } catch {
    return []
  }
}
