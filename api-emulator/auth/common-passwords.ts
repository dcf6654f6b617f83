/**
 * Passwords that everybody tries first, in lower case. The real service
 * knows 20,000; these are enough to try the rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123 1234 12345 123456 1234567 111111 000000 123123 654321 666666 abc123 qwerty qwerty1 azerty
  asdfgh zxcvbn iloveyou monkey dragon master shadow hello secret admin login letmein greece hellas
  test pass love 12345678 123456789 1234567890 87654321 11111111 00000000 88888888 12341234 12344321 11223344
  password password1 password12 password123 passw0rd passwort p@ssw0rd p@ssword qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl asdfasdf
  zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever
  welcome1 welcome123 letmein1 letmein123 abcd1234 abc12345 aa123456 a1234567 a12345678 test1234
  testtest changeme changeme1 computer internet samsung1 liverpool chelsea1 barcelona olympiakos
  olympiacos panathinaikos thessaloniki kalimera kalispera sagapo123 greece123 hellas123 master123
  admin123 admin1234 administrator dragon123 monkey123 shadow123 michelle jennifer jonathan alexander
  alexandra nikolaos konstantinos dimitris georgios`.split(/\s+/),
)
