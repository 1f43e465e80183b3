/** The Brazilian kin of what leaks show most often, and words of this market; all in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (
    '00000000 01020304 0123456789 101010101 10203040 1020304050 102030405060 11111111 ' +
    '11223344 12121212 123123123 12341234 12344321 1234512345 12345678 123456780 ' +
    '123456789 1234567890 12345679 123654789 123asd123 123mudar 123qweasd 13131313 ' +
    '147258369 159357456 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 20202020 22222222 ' +
    '33333333 55555555 654321000 66666666 741852963 77777777 789456123 87654321 88888888 ' +
    '963852741 987654321 99999999 a1234567 a12345678 aa123456 abc12345 abcd1234 abcdefg1 ' +
    'abcdefgh admin123 admin1234 administrator amorzinho aposta123 apostas1 asdasdasd ' +
    'asdfghjk asdfghjkl atletico1 barcelona baseball bet365bet betano123 botafogo ' +
    'brasil10 brasil123 brasil2014 brasil2022 brasil2026 carlos123 cassino1 cassino123 ' +
    'changeme charlie1 chelsea1 computer corinthians corinthians1 cruzeiro cruzeiro1 ' +
    'deus1234 deusefiel deusefiel1 deusmeama estrela1 familia1 familia123 fernanda ' +
    'fernanda1 flamengo flamengo1 flamengo10 fluminense football gabriel1 gabriela1 ' +
    'garfield gatinha1 gremio123 iloveyou inter1909 internacional internet jennifer ' +
    'jesus123 jesuscristo jesuscristo1 joao1234 jogada123 jogada2026 jose1234 juliana1 ' +
    'letmein1 liverpool lucas123 mar12345 maria123 michelle minhasenha mudanca1 mudar123 ' +
    'neymar10 neymar11 p@ssw0rd palmeiras palmeiras1 passw0rd password password1 ' +
    'password123 paulo123 pedro123 princesa princesa1 princess q1w2e3r4 qweasdzxc ' +
    'qweqweqwe qwerty12 qwerty123 qwertyui qwertyuiop rafael123 realmadrid rodrigo1 ' +
    'ronaldo9 root1234 samantha santos10 saopaulo saopaulo1 senha123 senha1234 ' +
    'senha12345 starwars sunshine superman test1234 teste123 teste1234 tigre1234 ' +
    'tigrinho tigrinho1 trocar123 trustno1 vascodagama welcome1 whatever zaq12wsx ' +
    'zxcvbnm1 zxcvbnm123 '
  )
    .trim()
    .split(' '),
)
