import type { ReactNode } from 'react'
import { documentTitle } from '#components/page-title'
import { pictureUrl } from '#components/picture-address'
import { sitePictures } from '#contract/media/site-pictures'
import { publicConfig } from '#lib/config/public-config'

interface PageMeta {
  description: string
  jsonLd: readonly string[]
  /** Path of the composed preview image; empty where there is none. */
  sharePicture: string
}

interface SiteHeadProps {
  /** Title of the page; the site's title is appended. Without it, the site's title alone. */
  title?: string
  /** Description of a page without `meta`. */
  description?: string
  /** What the build has composed for machines (src/build/page-meta). */
  meta?: PageMeta | null
  /** Canonical path; absent where the page has none. */
  path?: string
  type?: 'website' | 'article' | 'product'
  /** Source of the preview image in the image service, where none was composed. */
  picturePath?: string
  /** Not indexed by search engines. */
  hidden?: boolean
  /** More tags, e.g. a `HeroPreload`. */
  children?: ReactNode
}

const { appTitle, baseUrl, googleSiteVerification, domainVerifyId } = publicConfig
const defaultPicture = 'static/images/default.png'

/** Head of a page: title, description, canonical URL, previews and JSON-LD. For Gatsby's `Head`. */
export function SiteHead(props: SiteHeadProps) {
  const { title, meta, path, type = 'website', hidden } = props
  const description = meta?.description ?? props.description
  const wholeTitle = documentTitle(title)
  const address = path === undefined ? undefined : `${baseUrl}${path}`
  const picture = meta?.sharePicture || previewUrl(props.picturePath)
  return (
    <>
      <title>{wholeTitle}</title>
      {description && <meta name='description' content={description} />}
      {address && <link rel='canonical' href={address} />}
      {hidden && <meta name='robots' content='noindex' />}
      <meta property='og:site_name' content={appTitle} />
      <meta property='og:locale' content='el_GR' />
      <meta property='og:type' content={type} />
      <meta property='og:title' content={title ?? wholeTitle} />
      {description && <meta property='og:description' content={description} />}
      {address && <meta property='og:url' content={address} />}
      <meta property='og:image' content={`${baseUrl}${picture}`} />
      <meta property='og:image:width' content={String(sitePictures.social.width)} />
      <meta property='og:image:height' content={String(sitePictures.social.height)} />
      <meta property='og:image:alt' content={title ?? wholeTitle} />
      <meta name='twitter:card' content='summary_large_image' />
      {googleSiteVerification && (
        <meta name='google-site-verification' content={googleSiteVerification} />
      )}
      {domainVerifyId && <meta name='p:domain_verify' content={domainVerifyId} />}
      {meta?.jsonLd.map((text) => (
        <script
          key={text}
          type='application/ld+json'
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by writeJsonLd of the build
          dangerouslySetInnerHTML={{ __html: text }}
        />
      ))}
      {props.children}
    </>
  )
}

function previewUrl(source = ''): string | undefined {
  return pictureUrl(source, 'social') ?? pictureUrl(defaultPicture, 'social')
}
