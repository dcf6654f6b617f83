import * as bodies from './sample-bodies'

const { pageBody } = bodies

/** Answers of the upstream by a pattern of the path; the first match wins. */
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/^\/product$/, pageBody(bodies.productBody)],
  [/^\/product\/category$/, pageBody(bodies.productCategoryBody)],
  [/^\/product\/category\/\d+$/, bodies.productCategoryBody],
  [/^\/product\/image$/, pageBody(bodies.productImageBody)],
  [/^\/product\/category\/image$/, pageBody(bodies.categoryPictureBody)],
  [/^\/product\/image\/\d+$/, { ...bodies.productImageBody, product: bodies.productBody }],
  [/^\/product\/alert$/, bodies.productAlertBody],
  [/^\/user\/subscription\/confirm\/\w+$/, { status: 'confirmed', topic: 'Νέα μαθήματα' }],
  [
    /^\/user\/unsubscribe\/[^/]+(\/[-\w]+)?$/,
    {
      message: 'Successfully unsubscribed',
      topic: 'Νέα μαθήματα',
      userEmail: 'nefeli@example.gr',
      count: 1,
    },
  ],
  [/^\/product\/review$/, pageBody(bodies.productReviewBody)],
  [/^\/product\/\d+(\/update_view_count)?$/, bodies.productBody],
  [/^\/product\/\d+\/images$/, [bodies.productImageBody]],
  [/^\/product\/\d+\/tags$/, [bodies.tagBody]],
  [/^\/blog\/post$/, pageBody(bodies.blogPostBody)],
  [/^\/blog\/post\/\d+(\/update_view_count)?$/, bodies.blogPostBody],
  [/^\/blog\/post\/\d+\/related_posts$/, [bodies.blogPostBody]],
  [/^\/blog\/category$/, pageBody(bodies.blogCategoryBody)],
  [/^\/blog\/category\/\d+$/, bodies.blogCategoryBody],
  [
    /^\/blog\/(comment|post\/\d+\/comments|comment\/\d+\/replies)$/,
    pageBody(bodies.blogCommentBody),
  ],
  [/^\/blog\/comment\/\d+$/, bodies.blogCommentBody],
  [/^\/blog\/tag$/, pageBody(bodies.tagBody)],
  [/^\/blog\/tag\/\d+$/, bodies.tagBody],
  [/^\/blog\/author$/, pageBody(bodies.blogAuthorBody)],
  [/^\/blog\/author\/\d+$/, bodies.blogAuthorBody],
  [/^\/pay_way$/, pageBody(bodies.payWayBody)],
  [/^\/country$/, pageBody(bodies.countryBody)],
  [/^\/region$/, pageBody(bodies.regionBody)],
  [/^\/shipping\/options$/, bodies.shippingOptionsBody],
  [/^\/shipping\/free-shipping-info$/, bodies.freeShippingBody],
  [/^\/contact$/, bodies.contactBody],
  [/^\/health$/, { database: true, redis: true, celery: false }],
  [/^\/search\/product$/, bodies.productHitsBody],
  [/^\/search\/blog\/post$/, bodies.blogPostHitsBody],
  [/^\/user\/account\/\d+$/, bodies.accountBody],
  [/^\/websocket\/ticket$/, { ticket: 'ticket-of-the-api', expiresIn: 60 }],
  [
    /^\/_allauth\/app\/v1\/auth\/session$/,
    { status: 200, data: { user: { id: 7 }, methods: [] }, meta: { is_authenticated: true } },
  ],
]

/** A healthy upstream that knows one entity of each kind. */
export function sampleUpstream(url: string): Response {
  const path = new URL(url).pathname.replace(/^\/api\/v1/, '')
  const found = answers.find(([pattern]) => pattern.test(path))
  return found
    ? Response.json(found[1])
    : Response.json({ detail: 'Δεν βρέθηκε.' }, { status: 404 })
}
