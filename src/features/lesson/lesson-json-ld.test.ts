import { lessonJsonLd } from './lesson-json-ld'

const site = {
  baseUrl: 'https://stagona.example',
  authorName: 'Σταγόνα Μικρομάθηση',
  appLogo: '/logo.svg',
}
const lesson = {
  postId: 7,
  path: '/blog/post/7/kafes-kai-ypnos',
  title: 'Ο καφές των πέντε',
  subtitle: 'Πόση ώρα μένει η καφεΐνη στο σώμα.',
  minutes: 4,
  picturePath: 'media/uploads/blog/kafes.png',
  publishedAt: '2026-02-09T09:00:00+02:00',
  trail: [
    { name: 'Καθημερινή ζωή', path: '/blog/category/14/zoi' },
    { name: 'Ύπνος', path: '/blog/category/15/ypnos' },
  ],
  tags: ['ύπνος', 'συνήθειες'],
  author: { name: 'Δάφνη Μαυρίδη', bio: '' },
  likesCount: 0,
}

describe('lessonJsonLd', () => {
  it('describes the lesson', () => {
    expect(lessonJsonLd(lesson, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Ο καφές των πέντε',
      description: 'Πόση ώρα μένει η καφεΐνη στο σώμα.',
      mainEntityOfPage: 'https://stagona.example/blog/post/7/kafes-kai-ypnos',
      inLanguage: 'el',
      datePublished: '2026-02-09T09:00:00+02:00',
      timeRequired: 'PT4M',
      image: expect.stringMatching(
        /^https:\/\/stagona\.example\/media_stream-image\/media\/uploads\/blog\/kafes\.png\//,
      ),
      author: { '@type': 'Person', name: 'Δάφνη Μαυρίδη' },
      keywords: 'ύπνος, συνήθειες',
      articleSection: 'Ύπνος',
      publisher: {
        '@type': 'Organization',
        name: 'Σταγόνα Μικρομάθηση',
        logo: 'https://stagona.example/logo.svg',
      },
    })
  })

  it('omits empty fields', () => {
    const bare = { ...lesson, subtitle: '', picturePath: '', author: null, tags: [], trail: [] }
    const facts = lessonJsonLd(bare, site)
    for (const name of ['description', 'image', 'author', 'keywords', 'articleSection']) {
      expect(facts).not.toHaveProperty(name)
    }
  })
})
