import { necessaryIds, type OptionalId } from './declared-cookies'

/** What a visitor decided about cookies; `enabled` names the optional ones alone. */
export type Decision =
  | { kind: 'undecided' }
  | { kind: 'given'; enabled: readonly OptionalId[] }
  | { kind: 'declined' }

/** Cookie of the flag: the version of what was consented to, or {@link declinedFlag}. */
export const flagCookie = 'ncc_c'
/** Cookie of the ids that are enabled. */
export const idsCookie = 'ncc_e'
/** The flag of a visitor who declined all. */
export const declinedFlag = '0'

const separator = '~'

/** The two cookies of a decision as they are stored; undefined where there is none. */
export interface StoredDecision {
  flag: string | undefined
  ids: string | undefined
}

/**
 * Version of a declaration, from its ids alone: whoever agreed to another list is asked again
 *. FNV-1a of 32 bits; the letter before it keeps it apart from the flag of a refusal.
 */
export function versionOf(ids: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const sign of [...ids].sort().join(separator)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `v${hash.toString(36)}`
}

/** Version of what the site declares, from the optional ids that it asks about. */
export function consentVersion(asked: readonly OptionalId[]): string {
  return versionOf([...necessaryIds, ...asked])
}

/** How a decision about the ids that are asked about is stored (R236, R239, R241). */
export function storedDecision(decision: Decision, asked: readonly OptionalId[]): StoredDecision {
  if (decision.kind === 'undecided') return { flag: undefined, ids: undefined }
  if (decision.kind === 'declined') return { flag: declinedFlag, ids: undefined }
  const ids = [...necessaryIds, ...inOrder(decision.enabled, asked)].join(separator)
  return { flag: consentVersion(asked), ids }
}

/** Reads a decision; what is old, broken or half there counts as none (R242, A4-73). */
export function readDecision(
  { flag, ids }: StoredDecision,
  asked: readonly OptionalId[],
): Decision {
  if (flag === declinedFlag) return { kind: 'declined' }
  if (flag !== consentVersion(asked) || !ids || ids.length > longestIds) {
    return { kind: 'undecided' }
  }
  const given = ids.split(separator)
  const enabled = inOrder(given, asked)
  const isWhole =
    necessaryIds.every((id) => given.includes(id)) &&
    given.length === necessaryIds.length + enabled.length
  return isWhole ? { kind: 'given', enabled } : { kind: 'undecided' }
}

const longestIds = 500

/** The asked ids among those given, each once and in the order of the declaration. */
function inOrder(ids: readonly string[], asked: readonly OptionalId[]): OptionalId[] {
  return asked.filter((id) => ids.includes(id))
}

/** What a decision enables of the optional cookies. */
export function enabledBy(decision: Decision): readonly OptionalId[] {
  return decision.kind === 'given' ? decision.enabled : []
}
