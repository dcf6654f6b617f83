/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { LanguageSetting } from '../../features/locale/language-setting'
import { publicConfig } from '../../shared/config/public-config'
import { commonTexts } from '../../shared/i18n/common-texts'
import { useText } from '../../shared/i18n/texts'
import { BrandMark } from '../../shared/ui/brand-mark'
import { Container } from '../../shared/ui/container'
import { footerStyle } from './footer-style'
import { PlainLink } from './plain-link'

/** Without a script the policy shows what there is to choose; with one the settings open in place. */
const cookieChoices = `${publicPaths['cookies-policy']}#choices`

const groups = [
  { name: 'learning', routes: ['what-is-microlearning', 'why-microlearning', 'search'] },
  { name: 'us', routes: ['about', 'vision', 'contact', 'feedback'] },
  {
    name: 'rules',
    routes: ['terms-of-use', 'return-policy', 'privacy-policy', 'cookies-policy'],
  },
] as const

/** The end of every page: the way to each fixed page, the language, a word of the brand. */
export function Footer({ path }: { path: string }) {
  const text = useText(commonTexts)
  return (
    <footer data-chrome='' sx={footerStyle}>
      <Container>
        <div className='columns'>
          <div className='brand'>
            <BrandMark size={32} />
            <p>{text('brandLine')}</p>
          </div>
          {groups.map(({ name, routes }) => (
            <nav key={name} aria-label={text(`footer.${name}`)}>
              <h2>{text(`footer.${name}`)}</h2>
              <ul>
                {routes.map((route) => (
                  <li key={route}>
                    <PlainLink to={publicPaths[route]} path={path}>
                      {text(`footer.links.${route}`)}
                    </PlainLink>
                  </li>
                ))}
                {name === 'rules' && (
                  <li>
                    <PlainLink to={cookieChoices} path={path} data-consent-settings=''>
                      {text('footer.cookieSettings')}
                    </PlainLink>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className='last'>
          <span>© {publicConfig.authorName}</span>
          <LanguageSetting />
        </div>
      </Container>
    </footer>
  )
}
