import { publicConfig } from '../../lib/config/public-config'
import { documentTitle } from './document-title'

interface HiddenHeadProps {
  /** Name of the page; the site's title is added to it. */
  title?: string
  /** The whole title, with nothing added; it goes before `title`. */
  fullTitle?: string | null
  /** The page's one address; absent where it has many, or none. */
  path?: string
}

/** The head of a page that is not for search engines: nobody shares it either. For Gatsby's `Head`. */
export function HiddenHead({ title, fullTitle, path }: HiddenHeadProps) {
  return (
    <>
      <title>{fullTitle ?? documentTitle(title)}</title>
      {path && <link rel='canonical' href={`${publicConfig.baseUrl}${path}`} />}
      <meta name='robots' content='noindex' />
    </>
  )
}
