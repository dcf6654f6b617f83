import { necessaryIds, type OptionalId } from './declared-cookies'

/** A visitor's choice about cookies; `enabled` holds optional ids only. */
export type ConsentChoice =
  | { kind: 'undecided' }
  | { kind: 'given'; enabled: readonly OptionalId[] }
  | { kind: 'declined' }

/** Cookie of the flag: version of the consented declaration, or {@link declinedFlag}. */
export const flagCookie = 'ncc_c'
/** Cookie of the enabled ids. */
export const idsCookie = 'ncc_e'
/** Flag of a visitor who declined everything. */
const declinedFlag = '0'

const separator = '~'

/** Values of the two cookies of a choice; undefined if one is absent. */
interface ChoiceCookies {
  flag: string | undefined
  ids: string | undefined
}

/**
 * Version of a declaration, a hash of its ids: consent to another list is void. 32-bit FNV-1a; the
 * leading letter distinguishes it from {@link declinedFlag}.
 */
export function versionOf(ids: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const sign of [...ids].sort().join(separator)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `v${hash.toString(36)}`
}

/** Version of the site's declaration with these optional ids. */
export function consentVersion(asked: readonly OptionalId[]): string {
  return versionOf([...necessaryIds, ...asked])
}

/** Encodes a choice as cookie values. */
export function encodeChoice(choice: ConsentChoice, asked: readonly OptionalId[]): ChoiceCookies {
  if (choice.kind === 'undecided') return { flag: undefined, ids: undefined }
  if (choice.kind === 'declined') return { flag: declinedFlag, ids: undefined }
  const ids = [...necessaryIds, ...inOrder(choice.enabled, asked)].join(separator)
  return { flag: consentVersion(asked), ids }
}

/** Decodes cookie values; outdated, invalid or incomplete ones are no choice. */
export function decodeChoice(
  { flag, ids }: ChoiceCookies,
  asked: readonly OptionalId[],
): ConsentChoice {
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

/** The asked ids that are in `ids`, each once and in the order of the declaration. */
function inOrder(ids: readonly string[], asked: readonly OptionalId[]): OptionalId[] {
  return asked.filter((id) => ids.includes(id))
}

/** The optional cookies that a choice enables. */
export function enabledBy(choice: ConsentChoice): readonly OptionalId[] {
  return choice.kind === 'given' ? choice.enabled : []
}

/** Whether the browser sends Global Privacy Control. */
export function privacySignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true
}
