/** Names and terms in Latin letters on the site's own pages. */
const ownWords = [
  'cookie',
  'cookies',
  'Cookies',
  'E-mail',
  'e-mail',
  'Global Privacy Control',
  'Google',
  'JavaScript',
  // Ways to pay and to receive that people ask for by these names.
  'Box Now',
  'IRIS',
  'locker',
  // Names of cookies, which the cookies policy lists.
  'Host-Http-sid',
  'Host-Http-oa',
  'Host-Http-guest',
  'colour_mode',
  'has_session',
  'ncc_c',
  'ncc_e',
  'recall_cards',
  'ga',
  'gac',
  'gat',
  'gcl',
  'gid',
  'g_state',
]

/** Units, marks and foreign words of the demo's products. */
const wordsOfProducts = [
  'AA',
  'AAA',
  'Au',
  'Na',
  'STOP',
  'ml',
  'al dente',
  'Il conto, per favore',
  'A qué hora sale el tren',
  'Cuánto cuesta',
  'le pain',
  'la table',
  'der, die, das',
  'das Haus',
  'der Tisch',
  'die Sonne',
  'chen',
  'ung',
  'Tricky Spelling: 100 English Words',
]

/** User names of the demonstration's people, who write reviews and comments. */
const userNames = [
  'annachatz',
  'daphne',
  'despinafot',
  'eleni',
  'giorgosdelis',
  'ioanna_b',
  'katerina_st',
  'kostas-tsirigos',
  'lefteris_p',
  'maria.karra',
  'nikos',
  'orestisg',
  'petrosv',
  'sofia.lam',
  'stelios-man',
  'thanasis.k',
  'vasiliki.z',
]

/** Texts in Latin letters that need no `lang` attribute. */
export const foreignWords: ReadonlySet<string> = new Set([
  ...ownWords,
  ...wordsOfProducts,
  ...userNames,
])
