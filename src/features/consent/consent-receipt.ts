import type { Decision } from './decision'
import { consentVersion, enabledBy } from './decision'
import {
  type DeclaredCookie,
  type NecessaryId,
  necessaryCookies,
  type OptionalId,
} from './declared-cookies'

/** What a visitor can keep of their decision, in words that a program reads too. */
export interface ConsentReceipt {
  site: string
  /** Moments are ISO 8601. */
  issuedAt: string
  decidedAt: string | null
  version: string
  decision: Decision['kind']
  /** Whether the browser sent Global Privacy Control. */
  globalPrivacyControl: boolean
  cookies: readonly ReceiptLine[]
}

interface ReceiptLine {
  id: string
  name: string
  necessary: boolean
  allowed: boolean
  targets: readonly string[]
}

interface ReceiptFacts {
  site: string
  issuedAt: string
  decidedAt: string | null
  decision: Decision
  globalPrivacyControl: boolean
  optional: readonly DeclaredCookie<OptionalId>[]
  nameOf: (id: NecessaryId | OptionalId) => string
}

/** Writes the receipt of a decision: every declared cookie, and whether it is allowed. */
export function consentReceipt({ optional, nameOf, decision, ...facts }: ReceiptFacts) {
  const enabled = enabledBy(decision)
  const line = (
    { id, targets }: DeclaredCookie<NecessaryId | OptionalId>,
    necessary: boolean,
  ): ReceiptLine => ({
    id,
    name: nameOf(id),
    necessary,
    allowed: necessary || enabled.some((one) => one === id),
    targets,
  })
  const receipt: ConsentReceipt = {
    ...facts,
    version: consentVersion(optional.map(({ id }) => id)),
    decision: decision.kind,
    cookies: [
      ...necessaryCookies.map((cookie) => line(cookie, true)),
      ...optional.map((cookie) => line(cookie, false)),
    ],
  }
  return receipt
}
