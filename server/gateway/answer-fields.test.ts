import * as z from 'zod/mini'
import { signedOutAnswer } from '#contract/allauth/session-answer'
import { lostFields, surplusFields } from './testing/answer-fields'
import { answersOf } from './testing/endpoint-answers'
import { endpointRequests, isOfSignIn } from './testing/endpoint-requests'
import { replyOf } from './testing/scripted-auth'

/** Fields that are never answered, of each endpoint or of one, with the reason. */
const unanswered: Readonly<Record<string, string>> = {
  'links.prev': 'another name of `previous`, which the schema reads as well',
  'listCountries links.next': 'they are answered in full',
  'listCountries links.previous': 'they are answered in full',
  'readReviewsOfProduct links.next': 'they are answered in full',
  'readReviewsOfProduct links.previous': 'they are answered in full',
  'cancelOrderByUuid user': 'it is of a guest',
  'findSentOrder user': 'it is of a guest',
  'findUnpaidOrder order.user': 'it is of a guest here',
  'listReviewsOf results[].product.translations{}.description': 'the API says the name alone',
}

/** Ratings are read for the products of lists, pages and searches alone. */
const isUnread = (field: string) =>
  /^(?!products\.).*\bproduct\.(r|approvedR)eview(Average|Count)$/.test(field)

const answering = endpointRequests.filter(({ endpoint }) => endpoint.answer)

it.each(answering)(
  '$endpoint.name answers each field of its schema, optional ones too, and no other (R554)',
  async (row) => {
    const answers = await answersOf(row)
    const expected = isOfSignIn(row) ? [200, 401] : [row.success]
    for (const { status } of answers) expect(expected).toContain(status)
    const bodies: unknown[] = await Promise.all(answers.map((answer) => answer.json()))
    const isOut = isOfSignIn(row) && answers[0]?.status === 401
    const schema = isOut ? signedOutAnswer : (row.endpoint.answer ?? z.unknown())
    const read = bodies.map((body) => z.parse(schema, body))
    // Our schema is the one that reads the sign-in service: what its example lacks is not lost here.
    const lacked = isOfSignIn(row) ? lostFields(schema, [replyOf(row)]) : []
    const lost = lostFields(schema, bodies).filter(
      (field) =>
        ![field, `${row.endpoint.name} ${field}`].some((name) => name in unanswered) &&
        !lacked.includes(field) &&
        !isUnread(field),
    )
    const surplus = bodies.flatMap((body, at) => surplusFields(body, read[at]))
    expect({ lost, surplus }).toEqual({ lost: [], surplus: [] })
  },
)
