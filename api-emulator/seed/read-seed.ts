import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from './belongings/addresses'
import { notificationSeeds } from './belongings/notifications'
import { placedOrders } from './belongings/orders'
import { blogAuthors } from './blog-authors'
import { blogCategories } from './blog-categories'
import { blogTags } from './blog-tags'
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
import { demoAccounts } from './demo-accounts'
import { countries, regions } from './geo'
import { lessonComments } from './lesson-comments'
import { arithmoiLessons } from './lessons/arithmoi'
import { ergasiaLessons } from './lessons/ergasia'
import { glossaLessons } from './lessons/glossa'
import { krisiLessons } from './lessons/krisi'
import { mathisiLessons } from './lessons/mathisi'
import { zoiLessons } from './lessons/zoi'
import { payWays } from './pay-ways'
import { people } from './people'
import { productTagLabels, productTags } from './product-tags'
import { reviews } from './reviews'
import type { Seed, WrittenLesson } from './seed'
import type { LessonSeed } from './seed-types'

const lessonFolder = join(__dirname, 'lessons')

function written(group: string, lessons: readonly LessonSeed[]): WrittenLesson[] {
  return lessons.map((lesson) => ({
    ...lesson,
    body: readFileSync(join(lessonFolder, group, `${lesson.slug}.md`), 'utf8'),
  }))
}

/** Gathers the hand-written lists and reads the bodies of the lessons. */
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
      ...written('mathisi', mathisiLessons),
      ...written('glossa', glossaLessons),
      ...written('krisi', krisiLessons),
      ...written('ergasia', ergasiaLessons),
      ...written('zoi', zoiLessons),
      ...written('arithmoi', arithmoiLessons),
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
