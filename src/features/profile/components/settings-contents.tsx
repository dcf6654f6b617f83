import { useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { profileMessages } from '../schema'

/** Anchors of the settings; the title of each is the message `<anchor>.title`. */
const settingAnchors = [
  'picture',
  'profile',
  'username',
  'display',
  'notifications',
  'cookies',
  'export',
  'deletion',
] as const
export type SettingAnchor = (typeof settingAnchors)[number]

/**
 * Links to the settings of the page: a row on small screens, a list beside them on wide ones.
 * @param ready whether all settings are shown: an anchor of the address is scrolled to then
 */
export function SettingsContents({ ready }: { ready: boolean }) {
  const { t } = useTranslation(profileMessages)
  useAnchorOfAddress(ready)
  return (
    <nav aria-label={t('contents')} sx={contentsStyle}>
      <p>{t('contents')}</p>
      <ul>
        {settingAnchors.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{t(`${anchor}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The browser looks for the anchor before the account is loaded, so it has to be done later. */
function useAnchorOfAddress(ready: boolean): void {
  useEffect(() => {
    // Elsewhere than at the top the browser has restored a position.
    if (!ready || window.scrollY > 0) return
    const anchor = settingAnchors.find((name) => window.location.hash === `#${name}`)
    if (anchor) document.getElementById(anchor)?.scrollIntoView()
  }, [ready])
}

const wide = '@media (min-width: 1024px)'

/** Sticky only where enough of the page is left below it. */
const tall = '@media (min-height: 600px)'

const contentsStyle: ThemeUIStyleObject = {
  zIndex: 1,
  mx: [-4, null, -5, 0],
  borderBottom: ['1px solid', null, null, '0'],
  borderColor: 'hairline',
  bg: 'background',
  fontSize: 'small',
  [tall]: { position: 'sticky', top: '64px', [wide]: { top: '96px' } },
  p: { display: ['none', null, null, 'block'], mb: 2, fontWeight: 'bold' },
  ul: {
    display: 'flex',
    flexDirection: ['row', null, null, 'column'],
    gap: [2, null, null, 0],
    m: 0,
    px: [4, null, 5, 0],
    py: [2, null, null, 0],
    overflowX: ['auto', null, null, 'visible'],
    scrollPaddingInline: 16,
    scrollbarWidth: 'none',
    listStyle: 'none',
    borderLeft: '0 solid',
    borderLeftWidth: ['0', null, null, '2px'],
    borderColor: 'hairline',
  },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: ['touch', null, null, 36],
    px: [3, null, null, 4],
    border: ['1px solid', null, null, '0'],
    borderColor: 'hairline',
    borderRadius: ['full', null, null, '0'],
    color: ['text', null, null, 'textMuted'],
    fontWeight: ['medium', null, null, 'body'],
    whiteSpace: ['nowrap', null, null, 'normal'],
    textDecoration: 'none',
  },
  'a:hover': { bg: ['hover', null, null, 'transparent'], color: 'text' },
}
