import { documentTitle } from '#components/page-title'
import { publicConfig } from '#lib/config/public-config'

interface HiddenHeadProps {
  /** Title of the page, without the site's title. */
  title?: string
  /** The complete title; it has priority over `title`. */
  fullTitle?: string | null
  /** Canonical path; absent where the page has several or none. */
  path?: string
}

/** Head of a page that is not indexed and has no previews. For Gatsby's `Head`. */
export function HiddenHead({ title, fullTitle, path }: HiddenHeadProps) {
  return (
    <>
      <title>{fullTitle ?? documentTitle(title)}</title>
      {path && <link rel='canonical' href={`${publicConfig.baseUrl}${path}`} />}
      <meta name='robots' content='noindex' />
    </>
  )
}
