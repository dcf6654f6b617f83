import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, notificationSeeds } from './account-records'
import { blogAuthors, blogCategories, blogTags } from './blog-structure'
import { catalogueCategories } from './catalogue/catalogue-categories'
import { chartikaAfisesProducts } from './catalogue/chartika-afises'
import { chartikaGrafeioProducts } from './catalogue/chartika-grafeio'
import { chartikaTetradiaProducts } from './catalogue/chartika-tetradia'
import { kartesEpistimiZoiProducts } from './catalogue/kartes-epistimi-zoi'
import { kartesGlossesProducts } from './catalogue/kartes-glosses'
import { kartesIstoriaGeografiaProducts } from './catalogue/kartes-istoria-geografia'
import { kitKaiDoraProducts } from './catalogue/kit-kai-dora'
import { paichnidiaProducts } from './catalogue/paichnidia'
import { vivliaProducts } from './catalogue/vivlia'
import { ergasiaComments } from './comments/ergasia'
import { glossaComments } from './comments/glossa'
import { mathisiComments } from './comments/mathisi'
import { skepsiComments } from './comments/skepsi'
import { zoiComments } from './comments/zoi'
import { demoAccounts } from './demo-accounts'
import { ergasiaLessons } from './lessons/ergasia'
import { glossaLessons } from './lessons/glossa'
import { mathisiLessons } from './lessons/mathisi'
import { arithmoiLessons, krisiLessons } from './lessons/skepsi'
import { zoiLessons } from './lessons/zoi'
import { placedOrders } from './orders'
import { people } from './people'
import { productTagLabels, productTags } from './product-tags'
import { chartikaReviews } from './reviews/chartika-reviews'
import { kartesEpistimiZoiReviews } from './reviews/kartes-epistimi-zoi-reviews'
import { kartesGlossesReviews } from './reviews/kartes-glosses-reviews'
import { kartesIstoriaGeografiaReviews } from './reviews/kartes-istoria-geografia-reviews'
import { paichnidiaKaiDoraReviews } from './reviews/paichnidia-kai-dora-reviews'
import { vivliaReviews } from './reviews/vivlia-reviews'
import type { CommentSeed, LessonSeed, ReviewSeed, Seed, WrittenLesson } from './seed-types'
import { countries, payWays, regions } from './shop-settings'

/** Comments by lesson slug. */
const lessonComments: Readonly<Record<string, readonly CommentSeed[]>> = {
  ...mathisiComments,
  ...glossaComments,
  ...skepsiComments,
  ...ergasiaComments,
  ...zoiComments,
}

/** All reviews; each person reviews a product at most once. */
const reviews: readonly ReviewSeed[] = [
  ...kartesGlossesReviews,
  ...kartesIstoriaGeografiaReviews,
  ...kartesEpistimiZoiReviews,
  ...chartikaReviews,
  ...vivliaReviews,
  ...paichnidiaKaiDoraReviews,
]

const lessonFolder = join(__dirname, 'lessons')

function withBodies(group: string, lessons: readonly LessonSeed[]): WrittenLesson[] {
  return lessons.map((lesson) => ({
    ...lesson,
    body: readFileSync(join(lessonFolder, group, `${lesson.slug}.md`), 'utf8'),
  }))
}

/** Collects the seed content and reads the lesson bodies. */
export function readSeed(): Seed {
  return {
    authors: blogAuthors,
    people,
    demoAccounts,
    catalogueCategories,
    products: [
      ...kartesGlossesProducts,
      ...kartesIstoriaGeografiaProducts,
      ...kartesEpistimiZoiProducts,
      ...chartikaTetradiaProducts,
      ...chartikaGrafeioProducts,
      ...chartikaAfisesProducts,
      ...vivliaProducts,
      ...paichnidiaProducts,
      ...kitKaiDoraProducts,
    ],
    productTagLabels,
    productTags,
    reviews,
    blogCategories,
    blogTags,
    lessons: [
      ...withBodies('mathisi', mathisiLessons),
      ...withBodies('glossa', glossaLessons),
      ...withBodies('krisi', krisiLessons),
      ...withBodies('ergasia', ergasiaLessons),
      ...withBodies('zoi', zoiLessons),
      ...withBodies('arithmoi', arithmoiLessons),
    ],
    lessonComments,
    countries,
    regions,
    payWays,
    addresses,
    placedOrders,
    notifications: notificationSeeds,
  }
}
