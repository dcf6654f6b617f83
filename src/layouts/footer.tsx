/** @jsxImportSource theme-ui */
import { publicPaths } from '../../contract/paths/site-paths'
import { BrandMark } from '../components/brand-mark'
import { Container } from '../components/container'
import { LanguageSetting } from '../features/locale/language-setting'
import { publicConfig } from '../lib/config/public-config'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { footerStyle } from './footer-style'
import { offlinePlace } from './offline-place'
import { PlainLink } from './plain-link'

/** Without a script the policy shows what there is to choose; with one the settings open in place. */
const cookieChoices = `${publicPaths['cookies-policy']}#choices`

const groups = [
  {
    name: 'learning',
    routes: ['what-is-microlearning', 'why-microlearning', 'blog-categories', 'search'],
  },
  { name: 'us', routes: ['about', 'vision', 'contact', 'feedback'] },
  {
    name: 'rules',
    routes: ['terms-of-use', 'return-policy', 'privacy-policy', 'cookies-policy'],
  },
] as const

/** Lists that only those see whom the shop is shown to. */
const shopRoutes = ['blog', 'products'] as const

interface FooterProps {
  path: string
  /** The shop's links appear. */
  shopLinks: boolean
}

/** The end of every page: links to each fixed page, the language, a word of the brand. */
export function Footer({ path, shopLinks }: FooterProps) {
  const text = useText(commonMessages)
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
                {[...routes, ...(shopLinks && name === 'learning' ? shopRoutes : [])].map(
                  (route) => (
                    <li key={route}>
                      <PlainLink to={publicPaths[route]} path={path}>
                        {text(`footer.links.${route}`)}
                      </PlainLink>
                    </li>
                  ),
                )}
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
          <span id={offlinePlace} />
          <LanguageSetting />
        </div>
      </Container>
    </footer>
  )
}
