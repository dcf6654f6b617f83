import * as z from 'zod/mini'
import { emailPattern, longestEmail, normalEmail } from './typed-email'
import {
  normalCode,
  normalLine,
  normalNumber,
  normalPhone,
  normalPostcode,
  normalText,
} from './typed-text'

/** Most characters of a short text in the API's columns. */
export const longestShortText = 255

/** Makes a text one line in normal form; stands before the checks of its length. */
export const asLine = z.overwrite(normalLine)

/** The same for several lines: breaks and tabs stay. */
export const asText = z.overwrite(normalText)

/** The same for the number of a house. */
export const asNumber = z.overwrite(normalNumber)

/** The same for a code, such as a one-time code. */
export const asCode = z.overwrite(normalCode)

/** The same for a postcode. */
export const asPostcode = z.overwrite(normalPostcode)

/** A text in its normal form, which is neither empty nor too long. */
const requiredAs = (normal: typeof asLine) =>
  z.string().check(normal, z.minLength(1), z.maxLength(longestShortText))

/** A required short text; blanks around it are dropped. */
export const requiredText = requiredAs(asLine)

/**
 * Refuses an address of the web or of e-mail: mail programs make it a link, also in a mail of ours
 * that greets with a name which somebody else has typed.
 */
export const withoutAddress = z.refine<string>((text) => !hasAddress(text))

/** A name of a person or a place that mails may contain. */
export const requiredName = requiredText.check(withoutAddress)

export const optionalText = z._default(z.string().check(asLine, z.maxLength(longestShortText)), '')

/** The same of several lines, such as a note to the courier. */
export const optionalNotes = z._default(z.string().check(asText, z.maxLength(longestShortText)), '')

/** The number of a house, which may have letters. */
export const writtenStreetNumber = requiredAs(asNumber)

/** A postcode of any country. */
export const writtenZipcode = requiredAs(asPostcode)

/**
 * A telephone number as entered: digits with blanks, dots, dashes, slashes or brackets, with or
 * without a country code. The API reads a number without one as Greek and returns E.164.
 */
export const writtenPhone = z.string().check(z.overwrite(normalPhone), z.regex(/^\+?\d{3,20}$/))

/** An e-mail address as entered, of any domain; it is sent in ASCII. */
export const writtenEmail = z
  .string()
  .check(z.overwrite(normalEmail), z.maxLength(longestEmail), z.regex(emailPattern))

/*
 * What a mail program makes a link of: an e-mail address, a web address with or without a scheme, a
 * host with at least two signs before the dot and a top-level domain, a shorter one with a domain in
 * small letters or a common one, a numeric host. Initials and
 * abbreviations of Greek names ("Κ.Παππά", "Αγ.Παρασκευή") are none of these.
 */
const addresses = [
  /@/,
  /:\/\/|\bwww\./i,
  /[\p{L}\p{N}-]{2,}\.(?:[a-z]{2,}|xn--[a-z0-9-]+|ελ|ευ)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\.(?:[a-z]{2,}|(?:COM|NET|ORG|GR|EU|ME|CO|IO|INFO))(?![\p{L}\p{N}])/u,
  /(?:\d{1,3}\.){3}\d{1,3}/,
]

/** Dots that browsers read as that of a host name. */
const dots = /[\u3002\uff0e\uff61\u2024]/g

/** Whether a name has an address of the web or of e-mail in it. */
export function hasAddress(name: string): boolean {
  const text = name.replace(dots, '.').normalize('NFKC')
  return addresses.some((pattern) => pattern.test(text))
}
