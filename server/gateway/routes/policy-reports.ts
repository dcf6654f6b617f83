import { Hono } from 'hono'
import { policyReportPath } from '#contract/site/site-headers'
import { answerEmpty } from '../http/answer'
import { readBytes } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'

/** Largest report of a browser, in bytes. */
const largestReport = 8192

/** How much of a report's text is kept. */
const longestFact = 200

/**
 * Browsers send reports without our header and in their own types; reports are only logged. A page
 * whose referrer policy is `no-referrer` reports with the origin `null`, and some browsers name none.
 */
export function policyReportRoutes({ config }: { config: { publicUrl: string } }): Hono<RouteEnv> {
  return new Hono<RouteEnv>().post(policyReportPath, async (c) => {
    const origin = c.req.header('origin') ?? 'null'
    const isOfOthers = origin !== 'null' && origin !== config.publicUrl
    if (isOfOthers || c.req.header('sec-fetch-site') === 'cross-site') {
      throw new GatewayError(403, { reason: 'the report is not about our own pages' })
    }
    const bytes = await readBytes(c, largestReport)
    for (const report of reportsOf(bytes)) c.var.basics.log({ event: 'policy-report', ...report })
    return answerEmpty(c)
  })
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

/** Only the origin: paths and queries of addresses may contain keys. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address.slice(0, 40)
}
