import type { HeaderRecord } from '../middleware/security-headers'
import { words } from '../words'

const html = `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.siteMissingTitle}</title>
</head>
<body>
<main>
<h1>${words.siteMissingTitle}</h1>
<p>${words.siteMissing}</p>
</main>
</body>
</html>
`

/** What people see while no build has been published, or while its files cannot be read. */
export function siteMissingPage(headers: HeaderRecord): Response {
  return new Response(html, {
    status: 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'retry-after': '5',
    },
  })
}
