import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { BrandMark } from '#components/brand-mark'
import { Container } from '#components/container'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { LanguageSetting } from '#features/locale/language-setting'
import { publicConfig } from '#lib/config/public-config'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { lowWindow } from '#theme/media'
import { PlainLink } from './frame-links'

/** Without scripts a link to the policy; with scripts it opens the consent settings. */
const cookieChoices = `${publicPaths['cookies-policy']}#choices`

const groups = [
  {
    name: 'learning',
    routes: ['what-is-microlearning', 'why-microlearning', 'blog-categories', 'search', 'practice'],
  },
  { name: 'us', routes: ['about', 'vision', 'contact', 'feedback'] },
  {
    name: 'rules',
    routes: ['withdrawal', 'return-policy', 'terms-of-use', 'privacy-policy', 'cookies-policy'],
  },
] as const

/** Only where the shop is shown. */
const shopRoutes = ['blog', 'products'] as const

interface FooterProps {
  path: string
  shopLinks: boolean
  /** That pages can be read offline. */
  note?: ReactNode
}

/** Footer of every page: links to the fixed pages, language setting, brand line. */
export function Footer({ path, shopLinks, note }: FooterProps) {
  return (
    <footer data-chrome='' sx={footerStyle}>
      <Container>
        <StaticPart className='columns' deps={[path, shopLinks]}>
          <FooterColumns path={path} shopLinks={shopLinks} />
        </StaticPart>
        <div className='last'>
          <span translate='no'>{`© ${publicConfig.authorName}`}</span>
          <span>{note}</span>
          <LanguageSetting />
        </div>
      </Container>
    </footer>
  )
}

function FooterColumns({ path, shopLinks }: Omit<FooterProps, 'note'>) {
  const { t } = useTranslation(commonMessages)
  return (
    <>
      <div className='brand'>
        <BrandMark size={32} />
        <p>{t('brandLine')}</p>
      </div>
      {groups.map(({ name, routes }) => (
        <nav key={name} aria-label={t(`footer.${name}`)}>
          <h2>{t(`footer.${name}`)}</h2>
          <ul>
            {[...routes, ...(shopLinks && name === 'learning' ? shopRoutes : [])].map((route) => (
              <li key={route}>
                <PlainLink to={publicPaths[route]} path={path}>
                  {t(`footer.links.${route}`)}
                </PlainLink>
              </li>
            ))}
            {name === 'rules' && (
              <li>
                <PlainLink to={cookieChoices} path={path} data-consent-settings=''>
                  {t('footer.cookieSettings')}
                </PlainLink>
              </li>
            )}
          </ul>
        </nav>
      ))}
    </>
  )
}

export const footerStyle: ThemeUIStyleObject = {
  // Rendered near the viewport only; its intrinsic height is that of its columns.
  contentVisibility: 'auto',
  containIntrinsicHeight: ['auto 659px', 'auto 638px', 'auto 468px', 'auto 343px'],
  mt: [7, null, 8],
  pt: [6, null, 7],
  // Space for the consent settings button and the bottom bar.
  pb: ['calc(128px + env(safe-area-inset-bottom))', null, null, 5],
  borderTop: '1px solid',
  borderColor: 'hairline',
  bg: 'surface',
  fontSize: 'small',
  '.columns': {
    display: 'grid',
    gridTemplateColumns: ['1fr 1fr', null, 'repeat(3, 1fr)', '1.4fr 1fr 1fr 1fr'],
    columnGap: 5,
    rowGap: 6,
  },
  '.brand': {
    display: 'grid',
    gap: 3,
    alignContent: 'start',
    gridColumn: ['1 / -1', null, null, 'auto'],
    maxWidth: 280,
    color: 'textMuted',
    fontSize: 'body',
    // The viewBox is wider than the drop.
    svg: { ml: '-5px' },
  },
  // The last of three spans the width, with its links in two columns.
  'nav:last-of-type': {
    gridColumn: ['1 / -1', null, 'auto'],
    ul: { columnCount: [2, null, 1], columnGap: 5 },
    li: { breakInside: 'avoid' },
  },
  h2: { mb: 2, fontSize: 'small', letterSpacing: 0 },
  ul: { m: 0, p: 0, listStyle: 'none' },
  'li > *': {
    display: 'inline-block',
    py: '10px',
    color: 'textMuted',
    textDecoration: 'none',
    '&:hover': { color: 'text', textDecoration: 'underline' },
    '&[aria-current]': { color: 'text', fontWeight: 'medium' },
  },
  '.last': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    mt: 6,
    pt: 4,
    // On wide screens the consent settings button is beside it.
    pr: [null, null, null, '56px'],
    borderTop: '1px solid',
    borderColor: 'hairline',
    color: 'textMuted',
    // The offline note: on a separate line on phones, whose space is reserved while empty.
    '> :nth-of-type(2)': { minHeight: '1lh', flexBasis: ['100%', 'auto'], order: [1, 0] },
  },
  // The bottom bar is below the footer, and the settings button in its last corner.
  [lowWindow]: { pb: 'calc(68px + env(safe-area-inset-bottom))' },
}
