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
