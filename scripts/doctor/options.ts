import { parseArgs } from 'node:util'
import { defaultHealthTimeoutMs, defaultPublicUrl, defaultTimeoutMs } from '#upstream/client'

/** Thrown when nothing was examined: a message of one line, exit code 2. */
export class DoctorRefused extends Error {
  override name = 'DoctorRefused'
}

/** Settings of an examination. */
export interface DoctorOptions {
  /** Origin of the API. */
  upstreamUrl: string
  /** Public origin, sent to the API. */
  publicUrl: string
  /** Account whose private endpoints are read; null for none. */
  email: string | null
  /** Null if it must be typed. */
  password: string | null
  /** Longest wait for an answer and for a health check, in milliseconds. */
  timeoutMs: number
  healthTimeoutMs: number
}

export const usage = `Usage: npm run doctor -- --upstream URL [--public-url URL] [--email ADDRESS]

  --upstream URL    origin of the API, e.g. https://api.example.gr (UPSTREAM_URL)
  --public-url URL  origin that people open (PUBLIC_URL)
  --email ADDRESS   an account of your own, to look at the private parts
                    (DOCTOR_EMAIL); its password is read from DOCTOR_PASSWORD
                    or asked for, never taken from the command line

Ends with 0 where all fits, 1 where something differs or could not be looked
at, 2 where the API cannot be reached.`

/**
 * Reads the command line and the environment.
 * @throws DoctorRefused with one line, which never repeats a password
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): DoctorOptions | 'help' {
  const values = valuesOf(args)
  if (values.help) return 'help'
  const upstream = values.upstream ?? env.UPSTREAM_URL
  if (!upstream) throw new DoctorRefused('--upstream is missing; --help says more')
  return {
    upstreamUrl: origin('--upstream', upstream),
    publicUrl: origin('--public-url', values['public-url'] ?? (env.PUBLIC_URL || defaultPublicUrl)),
    email: values.email ?? (env.DOCTOR_EMAIL || null),
    password: env.DOCTOR_PASSWORD || null,
    timeoutMs: Number(env.UPSTREAM_TIMEOUT_MS) || defaultTimeoutMs,
    healthTimeoutMs: Number(env.HEALTH_TIMEOUT_MS) || defaultHealthTimeoutMs,
  }
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    upstream: text,
    'public-url': text,
    email: text,
    help: { type: 'boolean' },
  } as const
  if (args.some((arg) => /^--password\b/.test(arg))) {
    throw new DoctorRefused('--password would show in the list of processes: set DOCTOR_PASSWORD')
  }
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (failure) {
    throw new DoctorRefused(failure instanceof Error ? failure.message : String(failure))
  }
}

function origin(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isBare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (isBare && /^https?:$/.test(url.protocol)) return url.origin
  throw new DoctorRefused(`${option} takes an origin such as https://api.example.gr`)
}
