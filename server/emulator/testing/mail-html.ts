import { type HTMLElement, parse } from 'node-html-parser'

/** What is read of a part of a mail, with single spaces. */
export const readText = (part: HTMLElement) =>
  part.text
    .replace(/[ \n]+/g, ' ')
    .replaceAll('\u00a0', ' ')
    .trim()

export function openMail(html: string) {
  const root = parse(html)
  const body = root.querySelector('body')
  if (!body) throw new Error('a mail without a body')
  return {
    root,
    text: readText(body),
    links: body.querySelectorAll('a').map((link) => link.getAttribute('href')),
    /** The cells of its bill, row by row. */
    bill: body
      .querySelectorAll('th[scope=row]')
      .map((head) => (head.closest('tr') ?? head).querySelectorAll('th, td').map(readText)),
  }
}
