/** What each kind of button is dressed in; shape and size come with the control itself. */
export const buttons = {
  primary: {
    bg: 'primary',
    color: 'onPrimary',
    '&:hover': { bg: 'primaryHover' },
  },
  secondary: {
    bg: 'raised',
    color: 'text',
    borderColor: 'control',
    '&:hover': { borderColor: 'text', bg: 'surface' },
  },
  quiet: {
    bg: 'transparent',
    color: 'text',
    '&:hover': { bg: 'hover' },
  },
  danger: {
    bg: 'error',
    color: 'onError',
    '&:hover': { bg: 'errorHover' },
  },
} as const
