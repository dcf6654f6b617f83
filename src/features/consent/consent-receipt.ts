import { type ConsentChoice, consentVersion, enabledBy } from './consent-choice'
import {
  type DeclaredCookie,
  type NecessaryId,
  necessaryCookies,
  type OptionalId,
} from './declared-cookies'

/** Downloadable receipt of the consent choice (JSON). */
interface ConsentReceipt {
  site: string
  /** Times are ISO 8601. */
  issuedAt: string
  decidedAt: string | null
  version: string
  decision: ConsentChoice['kind']
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
  choice: ConsentChoice
  globalPrivacyControl: boolean
  optional: readonly DeclaredCookie<OptionalId>[]
  nameOf: (id: NecessaryId | OptionalId) => string
}

/** The receipt of a choice: every declared cookie, and whether it is allowed. */
export function consentReceipt({ optional, nameOf, choice, ...facts }: ReceiptFacts) {
  const enabled = enabledBy(choice)
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
    decision: choice.kind,
    cookies: [
      ...necessaryCookies.map((cookie) => line(cookie, true)),
      ...optional.map((cookie) => line(cookie, false)),
    ],
  }
  return receipt
}
