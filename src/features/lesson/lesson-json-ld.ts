import { pictureUrl } from '#components/picture-address'
import type { PublicConfig } from '#contract/config/public-config'
import type { LessonContent } from './lesson-content'

/** schema.org Article of a lesson. The values are not escaped for HTML. */
export function lessonJsonLd(
  lesson: Omit<LessonContent, 'bodyHtml' | 'headings' | 'pageImage'>,
  site: Pick<PublicConfig, 'baseUrl' | 'authorName' | 'appLogo'>,
) {
  const { baseUrl, authorName, appLogo } = site
  const { title, subtitle, path, publishedAt, minutes, tags, author, trail } = lesson
  const picture = pictureUrl(lesson.picturePath, 'social')
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(subtitle && { description: subtitle }),
    mainEntityOfPage: `${baseUrl}${path}`,
    inLanguage: 'el',
    datePublished: publishedAt,
    timeRequired: `PT${minutes}M`,
    ...(picture && { image: `${baseUrl}${picture}` }),
    ...(author?.name && { author: { '@type': 'Person', name: author.name } }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(trail.length > 0 && { articleSection: trail.at(-1)?.name }),
    publisher: {
      '@type': 'Organization',
      name: authorName,
      logo: `${baseUrl}${appLogo}`,
    },
  }
}
