import { parseArgs } from 'node:util'
import { defaultPublicUrl, defaultTimeoutMs } from '#upstream/client'

/** Thrown when nothing was examined: a message of one line, exit code 2. */
export class DoctorRefused extends Error {}

export const usage = `Usage: npm run doctor -- --upstream URL [--public-url URL] [--image-service URL]
  --upstream URL    origin of the API, e.g. https://api.example.gr (UPSTREAM_URL)
  --public-url URL  origin that people open (PUBLIC_URL)
  --image-service URL  origin of the image service (IMAGE_SERVICE_URL); that of the API without it
DOCTOR_EMAIL and DOCTOR_PASSWORD: an account of your own, for the private parts.
Ends with 0 where all fits, 1 where something differs, 2 where nothing answers.
`

/**
 * Settings of an examination, from the command line and the environment; null asks for the usage.
 * @throws DoctorRefused with one line, which never repeats a password
 */
export function readOptions(args: readonly string[], env: Readonly<NodeJS.ProcessEnv>) {
  const text = { type: 'string' } as const
  const origins = { upstream: text, 'public-url': text, 'image-service': text } as const
  const options = { ...origins, help: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    const { DOCTOR_EMAIL: email, DOCTOR_PASSWORD: password } = env
    if (values.help) return null
    const site = values['public-url'] ?? (env.PUBLIC_URL || defaultPublicUrl)
    const upstreamUrl = origin('--upstream', values.upstream ?? env.UPSTREAM_URL)
    const images = values['image-service'] ?? (env.IMAGE_SERVICE_URL || upstreamUrl)
    return {
      upstreamUrl,
      imageServiceUrl: origin('--image-service', images),
      publicUrl: origin('--public-url', site),
      person: email && password ? { email, password } : null,
      timeoutMs: Number(env.UPSTREAM_TIMEOUT_MS) || defaultTimeoutMs,
      isForEverybody: env.SHOP_AUDIENCE === 'everyone',
      isOrderMailed: env.ORDER_MAIL === 'sent',
    }
  } catch (failure) {
    throw new DoctorRefused(failure instanceof Error ? failure.message : String(failure))
  }
}
export type DoctorOptions = NonNullable<ReturnType<typeof readOptions>>

function origin(option: string, text = ''): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(`${option} takes an origin such as https://api.example.gr`)
}
