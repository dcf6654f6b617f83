import { publicPaths } from '../../../contract/paths/site-paths'
import { publicConfig } from '../../shared/config/public-config'
import { useText } from '../../shared/i18n/texts'
import { type Definition, DefinitionList } from '../../shared/ui/definition-list'
import { Notice } from '../../shared/ui/notice'
import { ContactForm } from './contact-form'
import { contactTexts } from './contact-texts'
import { AsideCard } from './parts/aside-card'
import { ContactWays } from './parts/contact-ways'
import { FormPage } from './parts/form-page'
import { LinkList } from './parts/link-list'
import { shopContact } from './shop-contact'

const registerFacts = ['taxNumber', 'registerNumber'] as const
type RegisterFact = (typeof registerFacts)[number]

/** Where people write to us, and who they write to. */
export function ContactPage() {
  const text = useText(contactTexts)
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
