/**
 * Words and sequences that top every published list of leaked passwords. Suffixes such as `123!` are stripped before
 * the comparison.
 */
const passwordList = `
007007 0123456789 0987654321 100200 101010 110110 112233 11223344 1122334455 121212 123123 123321
12344321 1234567890 123456a 123456q 123654 123654789 123abc 123qwe 12qwaszx 131313 1314520 135790
147258 147258369 159357 159753 1a2b3c 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020 212121
232323 246810 5201314 520520 789456 789456123 987654321 a12345 a123456 a1b2c3 aa123456 aa12345678
abc abcabc abcdef abcdefg abcdefgh access admin administrator alejandro alexander alexandra alexis
amanda amazon amen america american andrea andrei andrew android angel angels anna anthony antonio
anything apple argentina arsenal asd asdf asdfasdf asdfgh asdfghjkl ashley audi austin australia
autumn awesome azerty babe baby babyboy babygirl badboy badgirl banana barcelona baseball basketball
batman bayern bear beautiful berlin bestfriend bible bigboy black blessed blessing blue bmw boston
brandon brasil brazil brother bulldog butterfly california camaro canada candy carlos cash celtic
centos changeme charles charlie cheese chelsea cherry chicago chicken china chocolate christ church
cisco coffee computer contraseña cookie cookies cool corvette cowboys cricket crystal cupcake daddy
daisy dakota dallas daniel darling database debian default demo diamond dimitri doggie dollar
dolphin dortmund dragon eagle eagles elizabeth emily emma energy england enterprise everton facebook
faith falcon family father fernando ferrari florida flower flowers football forever fortnite
francesco freedom friend friends frodo gandalf george ghost ginger god godisgood golden golf google
gorgeous grace green guest handsome hannah happiness happy harley harrypotter haslo heaven hello
hellokitty hockey hogwarts honda honey hope horse hunter ilove iloveu iloveyou india instagram
internet iphone ironman jackpot jackson japan jasmine jennifer jeremy jessica jesus johnny jordan
joseph joshua justin juventus killer king kitten kitty lakers lauren letmein lightning lily linux
lion liverpool login london love lovely loveme lover lovers loveyou lozinka lucky madison madrid
magic mama manchester marco maria mario martin master matrix matthew melissa mercedes merlin mexico
michael michelle microsoft miguel milano minecraft mommy money monica monkey moonlight morgan moscow
motdepasse mother mustang mylove mypass mypassword mystery naruto natalie natasha newpassword
newyork nicolas nicole ninja nokia nopassword nothing oldpassword olivia opensesame oracle orange
packers pakistan panda panther papa paris parola pass passcode passphrase passport passw0rd password
passwort patrick peaches penguin pepper perfect phoenix pikachu pincode pink platinum pokemon
porsche power prince princess private pumpkin puppy purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz qazwsx
qazwsxedc qq123456 queen qwaszx qwe qweasd qweasdzxc qwer qwerqwer qwerty qwertyuiop qwertz rabbit
rachel raiders rainbow rangers realmadrid rebecca red redsox rich richard robert roberto roblox roma
root rose rugby samantha samsung sandra sarah secret secure security senha sergey server sesame
shadow shark silver sister skywalker smile soccer something sophie spider spiderman spring starlight
startrek starwar starwars steelers stefan stephanie storm strawberry success sugar summer sunshine
superman svetlana sweet sweetheart sweetie sweety system tatiana taylor teamo tennis tequiero test
tester testing texas thepassword thomas thunder tiger tokyo toyota truelove trustme trustno turtle
twitter ubuntu unicorn user vanessa vesperdemo victoria vienna wachtwoord welcome whatever white william
windows winner winter wizard wolf wonderwoman word wsx wsxedc yamaha yankees yellow yoda
yourpassword youtube zaq12wsx zaqwsx zelda zxc zxcv zxcvbn zxcvbnm йцукен пароль
`;

export const commonPasswords: ReadonlySet<string> = new Set(passwordList.trim().split(/\s+/));
