import * as z from 'zod/mini'
import {
  languageField,
  publishFields,
  seoFields,
  sortField,
  stampFields,
  uuidField,
} from './common-fields'

const entity = z.object({
  ...stampFields,
  ...uuidField,
  ...seoFields,
  ...publishFields,
  ...sortField,
  ...languageField,
})

const sent = {
  createdAt: '2026-02-03T08:15:00+02:00',
  updatedAt: '2026-02-03T08:15:00+02:00',
  uuid: '6f1d2c3b-4a59-4e68-8b77-000000000001',
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
  isPublished: true,
  publishedAt: null,
  isVisible: false,
  sortOrder: null,
  language: null,
}
const accepts = (difference: Record<string, unknown>) =>
  z.safeParse(entity, { ...sent, ...difference }).success

describe('fields that most entities share (R155)', () => {
  it('may be null where nobody wrote anything', () => {
    expect(z.parse(entity, sent)).toEqual({
      ...sent,
      seoTitle: '',
      seoDescription: '',
      seoKeywords: '',
    })
  })

  it('keep what was written', () => {
    const written = {
      ...sent,
      seoTitle: 'Σύννεφα',
      publishedAt: '2026-02-04T06:00:00Z',
      sortOrder: -2,
      language: 'el',
    }
    expect(z.parse(entity, written)).toMatchObject({
      seoTitle: 'Σύννεφα',
      publishedAt: '2026-02-04T06:00:00Z',
      sortOrder: -2,
      language: 'el',
    })
  })

  it.each(['isPublished', 'isVisible'])('%s is a yes or a no', (flag) => {
    for (const wrong of ['true', 1, 0, null, undefined]) {
      expect(accepts({ [flag]: wrong })).toBe(false)
    }
  })

  it.each(['', '41', 'not-a-uuid', null, undefined])('%p is no uuid', (uuid) => {
    expect(accepts({ uuid })).toBe(false)
  })

  it.each(['createdAt', 'updatedAt', 'publishedAt'])('%s has an offset (R154)', (field) => {
    expect(accepts({ [field]: '2026-02-03T08:15:00' })).toBe(false)
  })

  it.each(['createdAt', 'updatedAt'])('%s is never null', (field) => {
    expect(accepts({ [field]: null })).toBe(false)
  })

  it('sorts by whole numbers', () => {
    expect(accepts({ sortOrder: 1.5 })).toBe(false)
    expect(accepts({ sortOrder: '1' })).toBe(false)
  })
})
