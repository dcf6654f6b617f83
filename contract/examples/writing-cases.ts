import {
  commentChange,
  commentCreation,
  ownCommentAnswer,
  ownCommentQuestion,
} from '../blog/comment-write'
import { ownProductReview } from '../shop/product-review'
import {
  ownReviewAnswer,
  ownReviewQuestion,
  reviewChange,
  reviewCreation,
} from '../shop/review-write'
import { exampleComment } from './blog-examples'
import { exampleProductReview } from './catalogue-examples'
import { absent, type ExampleCase } from './example-case'
import * as writing from './writing-examples'

const badReview: ExampleCase['refuses'] = [
  ['rate', 0],
  ['rate', 11],
  ['rate', 4.5],
  ['rate', '9'],
  ['translations', absent],
  ['translations.el', absent],
  ['translations.el.comment', 'λ'.repeat(2001)],
]

const badComment: ExampleCase['refuses'] = [
  ['translations', absent],
  ['translations.el', absent],
  ['translations.el.content', '  '],
  ['translations.el.content', 'λ'.repeat(1001)],
]

/** What people write about products and under lessons. */
export const writingCases: readonly ExampleCase[] = [
  {
    name: 'review to write',
    schema: reviewCreation,
    wire: writing.exampleReviewCreation,
    refuses: [...badReview, ['product', absent], ['product', '41']],
  },
  {
    name: 'review to change',
    schema: reviewChange,
    wire: writing.exampleReviewChange,
    refuses: badReview,
  },
  {
    name: 'question about one’s own review',
    schema: ownReviewQuestion,
    wire: { product: 41 },
    refuses: [
      ['product', absent],
      ['product', [41]],
    ],
  },
  {
    name: 'one’s own review of a product',
    schema: ownReviewAnswer,
    wire: exampleProductReview,
    refuses: [['status', 'MAYBE']],
  },
  {
    name: 'no review of one’s own',
    schema: ownReviewAnswer,
    wire: null,
    refuses: [
      ['', {}],
      ['', false],
    ],
  },
  {
    name: 'one’s own review with its product',
    schema: ownProductReview,
    wire: exampleProductReview,
    refuses: [
      ['product', { id: 41 }],
      ['status', absent],
    ],
  },
  {
    name: 'comment to write',
    schema: commentCreation,
    wire: writing.exampleCommentCreation,
    refuses: [...badComment, ['post', absent], ['post', '301'], ['parent', 0]],
  },
  {
    name: 'comment to change',
    schema: commentChange,
    wire: writing.exampleCommentChange,
    refuses: badComment,
  },
  {
    name: 'question about one’s own comment',
    schema: ownCommentQuestion,
    wire: { post: 301 },
    refuses: [['post', 0]],
  },
  {
    name: 'one’s own comment',
    schema: ownCommentAnswer,
    wire: exampleComment,
    refuses: [['user', absent]],
  },
  {
    name: 'no comment of one’s own',
    schema: ownCommentAnswer,
    wire: null,
    refuses: [['', {}]],
  },
]
