import type { EmulatorDeps } from '../dependencies'
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

/** Whether answers carry what only the extensions add. */
export type AnswerMode = Pick<EmulatorDeps, 'extensions'>

/**
 * `displayName`, the name that somebody shows to others, e.g. «Μαρία Κ.»: an extension; in plain
 * mode there is no such field.
 */
export function displayNameField(
  { firstName, lastName }: { firstName: string; lastName: string },
  { extensions }: AnswerMode,
): { displayName?: string } {
  const [initial] = lastName
  return extensions ? { displayName: initial ? `${firstName} ${initial}.` : firstName } : {}
}
