import type { Context } from 'hono'
import type { GatewayEnv } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { readBytes } from '../middleware/json-body'
import type { WriteLog } from '../middleware/log-requests'
import type { RouteTools } from '../upstream/rest-call'

/** Largest report of a browser, in bytes. */
const largestReport = 8192

/** How much of a report's text is kept. */
const longestFact = 200

/**
 * `POST /api/_csp`: what a browser refused to load. Browsers send it without our header and in
 * their own types, so it stands before the gate; only the log sees it.
 */
export async function policyReportRoute(
  { answers }: RouteTools,
  write: WriteLog,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const bytes = await readBytes(c, largestReport)
  for (const report of reportsOf(bytes)) write({ event: 'policy-report', ...report })
  return answers.empty()
}

function reportsOf(bytes: Uint8Array): Record<string, string>[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new GatewayError(400, { reason: 'the report is not JSON' })
  }
  const reports = Array.isArray(parsed) ? parsed.slice(0, 5) : [parsed]
  return reports.map(factsOf)
}

/** The two report formats name the same facts differently (CSP Level 3, section 5). */
function factsOf(report: unknown): Record<string, string> {
  const body = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report).body)
  const fact = (...names: string[]) =>
    names.map((name) => body[name]).find((value) => typeof value === 'string') ?? ''
  return {
    directive: fact('effectiveDirective', 'effective-directive', 'violated-directive').slice(
      0,
      longestFact,
    ),
    blocked: originOf(fact('blockedURL', 'blocked-uri')),
    document: originOf(fact('documentURL', 'document-uri')),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** The origin alone: paths and queries of addresses may hold keys. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address.slice(0, 40)
}
