/** Routes of the gateway that are no calls of a page, and who calls them. */
export const otherRoutes: Readonly<Record<string, string>> = {
  'GET /healthz': 'balancers and monitoring',
  'GET /readyz': 'balancers and monitoring',
  'POST /api/_csp': 'browsers, which report what the policy has refused',
  'POST /checkout/viva-return': 'a bank that sends back by a form',
  'POST /checkout/stripe-return': 'a bank that sends back by a form',
  'GET /ws/notifications/': 'the socket',
  'GET /media_stream-image/*': 'pictures',
  'GET /api/v1/user/subscription/confirm/:token': "links of the API's mails",
  'GET /api/v1/user/unsubscribe/:token': "links of the API's mails",
  'GET /api/v1/user/unsubscribe/:token/:topic': "links of the API's mails",
  'ALL /auth/:provider': 'windows on their way to a sign-in provider, and back',
}
