import { ChevronRight, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type Definition, DefinitionList } from '#components/definition-list'
import { idleLazy } from '#components/idle-lazy'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { ContactFormProps } from './components/contact-form'
import { AsideCard, FormPage } from './components/form-page'
import { contactMessages } from './messages'

const registerFacts = ['taxNumber', 'registerNumber'] as const
type RegisterFact = (typeof registerFacts)[number]

const ways = [
  { name: 'email', icon: Mail },
  { name: 'phone', icon: Phone },
  { name: 'hours', icon: Clock },
  { name: 'address', icon: MapPin },
] as const
type WayName = (typeof ways)[number]['name']

type Configured<Name extends string> = { readonly [Key in Name]?: string | undefined }

interface Shop extends Configured<WayName | RegisterFact> {
  name: string
  /** Its data are those of a demonstration. */
  isInvented: boolean
}

interface ContactPageProps {
  shop: Shop
  /** Another one of another person, whose form is empty. */
  person: number
}

/** The contact page: form, contact data and company facts. */
export function ContactPage({ shop, person }: ContactPageProps) {
  const { t } = useTranslation(contactMessages)
  return (
    <FormPage
      name='contact'
      ways={<ContactWays contact={shop} />}
      form={<ContactForm person={person} />}
      aside={
        <>
          <AsideCard title={t('before.title')}>
            <LinkList
              links={[
                { name: t('before.help'), to: publicPaths.help },
                { name: t('before.returns'), to: publicPaths['return-policy'] },
                { name: t('before.terms'), to: publicPaths['terms-of-use'] },
                { name: t('before.data'), to: publicPaths['privacy-policy'] },
                { name: t('before.feedback'), to: publicPaths.feedback },
              ]}
            />
          </AsideCard>
          <AsideCard title={t('company.title')}>
            <DefinitionList items={companyFacts(shop, t)} />
            {shop.isInvented && <Notice>{t('company.invented')}</Notice>}
          </AsideCard>
        </>
      }
    />
  )
}

/** Contact data of the shop, as far as it is configured. */
function ContactWays({ contact }: { contact: Configured<WayName> }) {
  const { t } = useTranslation(contactMessages)
  const known = ways.flatMap((way) => {
    const value = contact[way.name]
    return value ? [{ ...way, value, href: hrefOf(way.name, value) }] : []
  })
  if (known.length === 0) return null
  return (
    <ul aria-label={t('ways.label')} sx={waysStyle}>
      {known.map(({ name, icon: Icon, value, href }) => (
        <li key={name}>
          <Icon aria-hidden='true' size={24} strokeWidth={1.75} />
          <p>
            <span>{t(`ways.${name}`)}</span>
            {href ? <a href={href}>{shown(name, value)}</a> : <strong>{shown(name, value)}</strong>}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A phone number and a postal code stay on one line, an e-mail is divided before the @ first. */
function shown(name: WayName, value: string): ReactNode {
  if (name === 'email') {
    const at = value.lastIndexOf('@')
    return (
      <span translate='no'>
        <span>{value.slice(0, at)}</span>
        <wbr />
        <span>{value.slice(at)}</span>
      </span>
    )
  }
  return name === 'phone'
    ? value.replaceAll(' ', '\u00a0')
    : value.replaceAll(/(\d) (?=\d)/g, '$1\u00a0')
}

/** Phone links contain digits and `+` only. */
function hrefOf(name: WayName, value: string): string | undefined {
  if (name === 'email') return `mailto:${value}`
  return name === 'phone' ? `tel:${value.replace(/[^\d+]/g, '')}` : undefined
}

const waysStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: 3,
  m: 0,
  mt: [4, 5],
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 3,
    p: 4,
    borderRadius: 'card',
    bg: 'primaryTint',
  },
  svg: { flexShrink: 0, color: 'primaryText' },
  'li > p': { minWidth: 0, overflowWrap: 'anywhere' },
  'p > span': { display: 'block', color: 'textMuted', fontSize: 'small' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'text',
    fontWeight: 'bold',
    textDecorationColor: 'primary',
    textUnderlineOffset: '0.2em',
  },
  strong: { display: 'flex', alignItems: 'center', minHeight: 'touch', fontWeight: 'bold' },
}

function companyFacts(
  shop: Shop,
  text: (key: 'company.name' | `company.${RegisterFact}`) => string,
): Definition[] {
  const registered = registerFacts.flatMap((name) => {
    const description = shop[name]
    return description ? [{ term: text(`company.${name}`), description }] : []
  })
  return [{ term: text('company.name'), description: shop.name }, ...registered]
}

/** Rendered in the HTML; hydrated when the page is idle or on the first interaction. */
const ContactForm = idleLazy<ContactFormProps>(() => import('./components/contact-form'))

interface LinkListProps {
  links: readonly { name: string; to: string }[]
}

function LinkList({ links }: LinkListProps) {
  return (
    <ul sx={listStyle}>
      {links.map(({ name, to }) => (
        <li key={to}>
          <SiteLink to={to} prefetch={false}>
            <span>{name}</span>
            <ChevronRight aria-hidden='true' size={18} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const listStyle: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: 'none',
  'li + li': { borderTop: '1px solid', borderColor: 'hairline' },
  a: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 48,
    textDecoration: 'none',
  },
  'a:hover': { textDecoration: 'underline' },
  svg: { flexShrink: 0, color: 'textMuted' },
}
