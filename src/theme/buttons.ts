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
  // Leads to something that is lost; `danger` is the press that does it.
  removal: {
    bg: 'transparent',
    color: 'errorText',
    '&:hover': { bg: 'errorTint' },
  },
  danger: {
    bg: 'error',
    color: 'onError',
    '&:hover': { bg: 'errorHover' },
  },
} as const
