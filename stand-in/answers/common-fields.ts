import { athensTime } from './athens-time'

interface Stamped {
  createdAt: number
  updatedAt: number
  uuid: string
}

/** `createdAt`, `updatedAt` and `uuid` as the API sends them. */
export function stampFields(row: Stamped) {
  return {
    createdAt: athensTime(row.createdAt),
    updatedAt: athensTime(row.updatedAt),
    uuid: row.uuid,
  }
}

/** What search engines are told. */
export function seoFields(row: { seoTitle: string; seoDescription: string; seoKeywords: string }) {
  return {
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
  }
}

interface Publishable {
  isPublished: boolean
  publishedAt: number | null
}

/** Whether something is published, since when, and whether it may be seen at `now`. */
export function publishFields({ isPublished, publishedAt }: Publishable, now: Date) {
  return {
    isPublished,
    publishedAt: publishedAt === null ? null : athensTime(publishedAt),
    isVisible: isPublished && publishedAt !== null && publishedAt <= now.getTime(),
  }
}

/** The name that somebody shows to others, e.g. «Μαρία Κ.» (an extension of the stand-in). */
export function displayNameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [initial] = lastName
  return initial ? `${firstName} ${initial}.` : firstName
}
