/** A page of Django itself: what the API does not answer with JSON. */
export const djangoPage = (title: string, sentence = '') => `
<!doctype html>
<html lang="en">
<head>
  <title>${title}</title>
</head>
<body>
  <h1>${title}</h1><p>${sentence}</p>
</body>
</html>
`
