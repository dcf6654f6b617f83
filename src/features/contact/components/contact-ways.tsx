import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { ShopContact } from '#contract/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { contactMessages } from '../messages'

const ways = [
  { name: 'email', icon: Mail },
  { name: 'phone', icon: Phone },
  { name: 'hours', icon: Clock },
  { name: 'address', icon: MapPin },
] as const

/** Contact data of the shop, as far as it is configured. */
export function ContactWays({ contact }: { contact: ShopContact }) {
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
            {href ? <a href={href}>{unbroken(name, value)}</a> : <strong>{value}</strong>}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A phone number stays on one line. */
const unbroken = (name: keyof ShopContact, value: string) =>
  name === 'phone' ? value.replaceAll(' ', '\u00a0') : value

/** Phone links contain digits and `+` only. */
function hrefOf(name: keyof ShopContact, value: string): string | undefined {
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
  span: { display: 'block', color: 'textMuted', fontSize: 'small' },
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
