/** Units of time, one of them and several. */
export const sinceWords = {
  year: ['έτος', 'έτη'],
  month: ['μήνας', 'μήνες'],
  week: ['εβδομάδα', 'εβδομάδες'],
  day: ['ημέρα', 'ημέρες'],
  hour: ['ώρα', 'ώρες'],
  minute: ['λεπτό', 'λεπτά'],
} as const
