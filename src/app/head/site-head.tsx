import type { ReactNode } from 'react'
import { documentTitle } from '#components/page-title'
import { pictureUrl } from '#components/picture-address'
import { sitePictures } from '#contract/media/site-pictures'
import { publicConfig } from '#lib/config/public-config'
import { writeJsonLd } from './json-ld'

interface SiteHeadProps {
  /** Title of the page; the site's title is appended. Without it, the site's title alone. */
  title?: string
  description?: string
  /** Canonical path; absent where the page has none. */
  path?: string
  /** Open Graph type. */
  type?: 'website' | 'article' | 'product'
  /** Source of the preview image in the image service. */
  picturePath?: string
  /** Not indexed by search engines. */
  hidden?: boolean
  /** JSON-LD objects (schema.org), one per script. */
  facts?: readonly object[]
  /** More tags, e.g. a `HeroPreload`. */
  children?: ReactNode
}

const { appTitle, baseUrl, googleSiteVerification, domainVerifyId } = publicConfig
const defaultPicture = 'static/images/default.png'

/** Head of a page: title, description, canonical URL, previews and JSON-LD. For Gatsby's `Head`. */
export function SiteHead(props: SiteHeadProps) {
  const { title, description, path, type = 'website', hidden, facts = [] } = props
  const wholeTitle = documentTitle(title)
  const address = path === undefined ? undefined : `${baseUrl}${path}`
  const picture = pictureOf(props.picturePath)
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
      <meta property='og:image' content={picture.url} />
      <meta property='og:image:width' content={String(picture.width)} />
      <meta property='og:image:height' content={String(picture.height)} />
      <meta name='twitter:card' content='summary_large_image' />
      {googleSiteVerification && (
        <meta name='google-site-verification' content={googleSiteVerification} />
      )}
      {domainVerifyId && <meta name='p:domain_verify' content={domainVerifyId} />}
      {facts.map((fact) => {
        const text = writeJsonLd(fact)
        return (
          <script
            key={text}
            type='application/ld+json'
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by writeJsonLd
            dangerouslySetInnerHTML={{ __html: text }}
          />
        )
      })}
      {props.children}
    </>
  )
}

function pictureOf(source = '') {
  const { social } = sitePictures
  const url = pictureUrl(source, 'social') ?? pictureUrl(defaultPicture, 'social')
  return { url: `${baseUrl}${url}`, width: social.width, height: social.height }
}
