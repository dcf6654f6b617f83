/** Query parameter of the page that a mail leads to: the token of the copy. */
export const exportParam = 'export'
