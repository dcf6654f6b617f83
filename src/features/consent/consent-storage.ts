import { publicConfig } from '#lib/config/public-config'
import { deleteCookie, writeCookie, yearSeconds } from '#lib/storage/cookies'
import { readCookie, readCookies } from '#lib/storage/document-cookie'
import { siteStorage } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { now } from '#lib/time/clock'
import {
  type ConsentChoice,
  decodeChoice,
  encodeChoice,
  flagCookie,
  idsCookie,
} from './consent-choice'
import { askedIds } from './declared-cookies'

/** Storage name of the time of the choice, for the receipt. */
const timeName = 'consent_decided_at'
/** Tab storage name, used if cookies are blocked, so that the banner shows once per visit. */
const tabName = 'consent'
const asked = askedIds(publicConfig)

/** Stores a choice for a year, or clears what is stored. */
export function saveChoice(choice: ConsentChoice): void {
  const { flag, ids } = encodeChoice(choice, asked)
  keep(flagCookie, flag)
  keep(idsCookie, ids)
  if (flag === undefined) {
    siteStorage.remove(timeName)
    tabStorage.remove(tabName)
    return
  }
  siteStorage.write(timeName, new Date(now()).toISOString())
  if (readCookie(flagCookie) !== flag) tabStorage.write(tabName, [flag, ids].join(' '))
}

/** The stored choice, of this or another tab. */
export function loadChoice(): ConsentChoice {
  const stored = decoded(storedCookies())
  return stored.kind === 'undecided' ? decoded((tabStorage.read(tabName) || '').split(' ')) : stored
}

const storedCookies = () => readCookies(flagCookie, idsCookie)

function decoded([flag, ids]: readonly (string | undefined)[]): ConsentChoice {
  return decodeChoice({ flag, ids }, asked)
}

/** Whether no trace of a choice is stored, not even of an outdated one. */
export function storesNothing(): boolean {
  const traces = [...storedCookies(), tabStorage.read(tabName), choiceTime()]
  return traces.every((trace) => trace === undefined || trace === null)
}

/** Time of the choice, ISO 8601; null if unknown. */
export function choiceTime(): string | null {
  return siteStorage.read(timeName)
}

function keep(name: string, value: string | undefined): void {
  if (value === undefined) deleteCookie(name)
  else writeCookie(name, value, { maxAgeSeconds: yearSeconds, sameSite: 'Strict' })
}
