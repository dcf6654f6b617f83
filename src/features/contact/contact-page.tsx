import { ChevronRight } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { type Definition, DefinitionList } from '#components/definition-list'
import { idleLazy } from '#components/idle-lazy'
import { Notice } from '#components/notice'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { publicConfig } from '#lib/config/public-config'
import { shopContact } from '#lib/config/shop-contact'
import { useTranslation } from '#lib/i18n/use-translation'
import { ContactWays } from './components/contact-ways'
import { AsideCard, FormPage } from './components/form-page'
import { contactMessages } from './messages'

const registerFacts = ['taxNumber', 'registerNumber'] as const
type RegisterFact = (typeof registerFacts)[number]

/** The contact page: form, contact data and company facts. */
export function ContactPage() {
  const { t } = useTranslation(contactMessages)
  return (
    <FormPage
      name='contact'
      ways={<ContactWays contact={shopContact} />}
      form={<ContactForm />}
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
            <DefinitionList items={companyFacts(t)} />
            {publicConfig.demonstration && <Notice>{t('company.invented')}</Notice>}
          </AsideCard>
        </>
      }
    />
  )
}

function companyFacts(
  text: (key: 'company.name' | `company.${RegisterFact}`) => string,
): Definition[] {
  const registered = registerFacts.flatMap((name) => {
    const description = shopContact[name]
    return description ? [{ term: text(`company.${name}`), description }] : []
  })
  return [{ term: text('company.name'), description: publicConfig.authorName }, ...registered]
}

/** Rendered in the HTML; hydrated when the page is idle or on the first interaction. */
const ContactForm = idleLazy<object>(() => import('./components/contact-form'))

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
