interface MailProvider {
  /** The first one stands for all: each mailbox has an address in every one of them. */
  domains: readonly string[]
  /** Signs in a name that make no difference. */
  ignored?: RegExp
}

/** Providers that deliver several spellings of a name to one mailbox. */
const providers: readonly MailProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    // A dot and a dash are the same sign.
    ignored: /[.-]/g,
  },
]

/** Yahoo's and AOL's disposable addresses: a base name, a hyphen, a keyword. */
const hyphenTagged = /^(?:(?:yahoo|ymail|rocketmail|myyahoo|aol)\.[a-z.]+)$/

/** Fastmail delivers what is sent to any name of a mailbox's own subdomain. */
const subdomainOf = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/**
 * The mailbox of an address, whatever its spelling: without the tag after a plus sign, the domain
 * in the form of the DNS, and the provider's own aliases.
 */
export function mailboxOf(email: string): string {
  const written = email.trim().normalize('NFKC').toLowerCase()
  const [, typedName = written, host = ''] = /^([^+@]+)(?:\+[^@]*)?@(.+)$/.exec(written) ?? []
  const typedDomain = domainOf(host)
  const [, owner, shared] = subdomainOf.exec(typedDomain) ?? []
  const name = owner ?? typedName
  const domain = shared ?? typedDomain
  const provider = providers.find(({ domains }) => domains.includes(domain))
  if (provider) return `${name.replace(provider.ignored ?? '', '')}@${provider.domains[0]}`
  return `${hyphenTagged.test(domain) ? name.replace(/-.*$/, '') : name}@${domain}`
}

function domainOf(host: string): string {
  const domain = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  return domain.replace(/\.$/, '')
}
