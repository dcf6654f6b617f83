import { publicPaths } from '../../../contract/paths/site-paths'
import { publicConfig } from '../../shared/config/public-config'
import { useText } from '../../shared/i18n/texts'
import { DefinitionList } from '../../shared/ui/definition-list'
import { ContactForm } from './contact-form'
import { contactTexts } from './contact-texts'
import { AsideCard } from './parts/aside-card'
import { FormPage } from './parts/form-page'
import { LinkList } from './parts/link-list'

/** Where people write to us, and who they write to. */
export function ContactPage() {
  const text = useText(contactTexts)
  return (
    <FormPage
      name='contact'
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
            <DefinitionList
              items={[
                { term: text('company.name'), description: publicConfig.authorName },
                { term: text('company.reach'), description: text('company.reachBy') },
                ...(publicConfig.demonstration
                  ? [{ term: text('company.legal'), description: text('company.legalPending') }]
                  : []),
              ]}
            />
          </AsideCard>
        </>
      }
    />
  )
}
