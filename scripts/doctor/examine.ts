import { restPath } from '#upstream/api'
import type { FailureKind, UpstreamFetch } from '#upstream/client'
import { createSend, type Member, type Send, signIn, signOut } from './api-calls'
import { type Check, privateChecks, publicChecks, type Seen } from './checks'
import { type DoctorOptions, DoctorRefused } from './options'
import { type AfterSignOut, brokenPromises, generationOf, unseen, writes } from './promises'
import { type Finding, runCheck } from './run-check'

/** Result of the whole examination. */
export interface Examination {
  upstreamUrl: string
  publicUrl: string
  guests: Finding[]
  /** Findings of a member's endpoints, or the reason why they were not read. */
  members: Finding[] | string
  generation: string
  brokenPromises: string[]
  /** Questions that only write requests could answer. */
  writes: readonly string[]
  /** Questions that this examination leaves open. */
  unseen: string[]
  /** False if something differs, is missing, or could not be checked although it should. */
  allFits: boolean
}

const advice: Record<FailureKind, string> = {
  'not reachable': 'Is the API running, and is --upstream its address?',
  'timed out': 'UPSTREAM_TIMEOUT_MS lets everybody wait longer.',
  redirected:
    'Redirects are not followed: is --upstream where the API itself answers, and --public-url the https address that it serves?',
}

/** Consecutive calls without a response that end the examination. */
const mostSilent = 3

const noAccount = 'not looked at: no account was given (--email)'

/**
 * Reads the API as a guest and, with an account, as its owner. Sends only GET requests, apart from
 * signing in and out.
 * @throws DoctorRefused if the API does not respond
 */
export async function examine(options: DoctorOptions, fetch: UpstreamFetch): Promise<Examination> {
  const send = createSend(options, fetch)
  const bodies = new Map<string, unknown>()
  const read = createReader(send, options, bodies)
  const guests = await read(publicChecks, { userId: null, headers: {} })
  const { members, after, userId } = await readPrivateParts(send, options, read)
  const seen: Seen = { bodies, userId }
  const findings = typeof members === 'string' ? guests : [...guests, ...members]
  const isLeftOut = typeof members === 'string' && members !== noAccount
  return {
    upstreamUrl: options.upstreamUrl,
    publicUrl: options.publicUrl,
    guests,
    members,
    generation: generationOf(seen),
    brokenPromises: brokenPromises(seen, after),
    writes,
    unseen: unseen(seen, after),
    allFits: !isLeftOut && findings.every(isFine),
  }
}

const isFine = ({ result, note }: Finding): boolean =>
  result === 'fits' || (result === 'unseen' && !note.startsWith('429'))

type Reader = (
  checks: readonly Check[],
  member: { userId: number | null; headers: Record<string, string> },
) => Promise<Finding[]>

function createReader(send: Send, options: DoctorOptions, bodies: Map<string, unknown>): Reader {
  const { upstreamUrl, healthTimeoutMs } = options
  let silent = 0
  let hasAnswered = false
  return async (checks, { userId, headers }) => {
    const findings: Finding[] = []
    for (const check of checks) {
      const how = { headers, slowMs: healthTimeoutMs }
      const finding = await runCheck(send, check, { bodies, userId }, how)
      const { failure, note, result } = finding
      if (failure) silent += 1
      else if (result !== 'unseen') silent = 0
      hasAnswered ||= !failure
      if (failure && (!hasAnswered || silent === mostSilent)) {
        const reason = `GET ${upstreamUrl}${check.endpoint}: ${note}`
        throw new DoctorRefused(`${reason}. ${advice[failure]}`)
      }
      if (finding.body !== undefined) bodies.set(check.endpoint, finding.body)
      findings.push(finding)
    }
    return findings
  }
}

async function readPrivateParts(
  send: Send,
  { email, password }: DoctorOptions,
  read: Reader,
): Promise<{ members: Finding[] | string; after: AfterSignOut; userId: number | null }> {
  const nothing = { after: { tokenStillCounts: null }, userId: null }
  if (email === null || password === null) return { members: noAccount, ...nothing }
  const member = await signIn(send, email, password)
  if (typeof member === 'string') return { members: `not looked at: ${member}`, ...nothing }
  let members: Finding[]
  try {
    members = await read(privateChecks, member)
  } finally {
    await signOut(send, member)
  }
  const tokenStillCounts = await stillCounts(send, member)
  return { members, after: { tokenStillCounts }, userId: member.userId }
}

/** Whether the access token of an ended session still gives access to the account. */
async function stillCounts(send: Send, { userId, headers }: Member): Promise<boolean> {
  const path = `${restPath}/user/account/${userId}`
  const reply = await send({ path, headers: { authorization: headers.authorization ?? '' } })
  return 'status' in reply && reply.status === 200
}
