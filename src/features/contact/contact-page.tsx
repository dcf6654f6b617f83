import { publicPaths } from '../../../contract/paths/site-paths'
import { type Definition, DefinitionList } from '../../components/definition-list'
import { Notice } from '../../components/notice'
import { publicConfig } from '../../lib/config/public-config'
import { useText } from '../../lib/i18n/texts'
import { AsideCard } from './components/aside-card'
import { ContactWays } from './components/contact-ways'
import { FormPage } from './components/form-page'
import { LinkList } from './components/link-list'
import { ContactForm } from './contact-form'
import { contactMessages } from './contact-texts'
import { shopContact } from './shop-contact'

const registerFacts = ['taxNumber', 'registerNumber'] as const
type RegisterFact = (typeof registerFacts)[number]

/** Where people write to us, and who they write to. */
export function ContactPage() {
  const text = useText(contactMessages)
  return (
    <FormPage
      name='contact'
      ways={<ContactWays contact={shopContact} />}
      form={<ContactForm />}
      aside={
        <>
          <AsideCard title={text('before.title')}>
            <LinkList
              links={[
                { name: text('before.returns'), to: publicPaths['return-policy'] },
                { name: text('before.terms'), to: publicPaths['terms-of-use'] },
                { name: text('before.data'), to: publicPaths['privacy-policy'] },
                { name: text('before.feedback'), to: publicPaths.feedback },
              ]}
            />
          </AsideCard>
          <AsideCard title={text('company.title')}>
            <DefinitionList items={companyFacts(text)} />
            {publicConfig.demonstration && <Notice>{text('company.invented')}</Notice>}
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
