/**
 * The most common passwords of ten characters or more, in lowercase, which we compiled from published rankings of leaked passwords. Patterns (runs of keys,
 * repetitions, a word with digits) are found by rule and not listed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234554321 1234567891 0123456789 1234567899 0987654321 1029384756 1357924680 2468101214 3141592653 3141592654 1123581321 1212312121
  1122334455 112233445566 1111122222 1231231234 123123123a 123456789a 123456789q 123456789z 12345678910 1234567890a 1234567890q 12345qwert
  123456qwerty 123456abcd 123456abcdef 1234qwerasdf 123qweasdzxc 123qwe123qwe 12qwaszx12 1a2b3c4d5e 1q2w3e4r5t 1qazxsw23edc 1qaz2wsx3e
  1qaz@wsx3edc 2wsx3edc4rfv 3edc4rfv5tgb a123456789 a1234567890 a1b2c3d4e5 a1s2d3f4g5 aa12345678 aa123456789 aaa1234567 ab12345678 abc1234567
  abc12345678 abc123456789 abcd123456 abcd1234abcd abcde12345 abcdef1234 abcdef123456 abcdefg123 abcdefg1234 adgjmptw12 admin12345 admin123456
  adminadmin administrador administrator alexander1 alexandra1 alexandria allmylove1 allthebest amsterdam1 anaconda123 andromeda1 anthony123
  antoinette apple12345 aquarius12 areyouhere arsenal123 asasasasas asd123asd123 asdasdasd1 asdf123456 asdfasdf12 asdfg12345 asdfgh123456
  asdfghjkl1 asdqwe1234 assassin12 australia1 babygirl12 babyblue12 backspace1 bangladesh barcelona1 baseball12 basketball battlefield
  beautiful1 beautifulgirl bestfriend bestfriends bhebhe1234 bigdaddy12 blackberry blackjack1 blahblah12 blessed123 bluebird12
  blueberry1 bluesky123 bobmarley1 bonjour123 boomer1234 boyfriend1 bradpitt12 brooklyn12 bubblegum1 buddy12345 bulldogs12
  butterfly1 butterflies california caliente12 camelot123 campanita1 capricorn1 caramelo12 carolina12 catdog1234 challenger champion12
  changeit12 changeme12 changeme123 charlie123 cheeseburger chelsea123 cherry1234 chevrolet1 chicago123 chickenwing chocolate1 chocolates
  christian1 christina1 christine1 christmas1 christopher christophe cinderella classic123 clearwater clementine cleopatra1 cocacola12
  coldplay12 colombia12 colorado12 communication community1 computer12 computer123 confidence confidential connection consuelo12 contrasena
  contraseña control123 copenhagen corvette12 cowboys123 creative12 crocodile1 dallas1234 danielle12 darkangel1 darkness12 darthvader
  default123 defender12 deutschland diamond123 dinosaur12 dolphins12 domination donald1234 dontforget dontknow12 dragonball dragonballz
  dreamer123 dreamland1 drowssap12 eagles1234 earthquake education1 electronic elephant12 elizabeth1 enterprise evangelion everything everyday12
  everlasting excalibur1 experience facebook12 facebook123 familyfirst fantasy123 favorite12 ferrari123 finalfantasy firebird12 firefighter
  firework12 fishing123 flowerpower football10 football12 forever123 forever21 foreverlove formula123 fortune123 fourtwenty fragile123
  france1234 francesca1 franklin12 freedom123 friend1234 friends123 friendship friendster galatasaray garfield12
  generation gertrude12 giants1234 girlfriend godisgood1 godisgreat godislove1 goldfish12 goodbye123 goodluck12 goodmorning google1234
  grandmother grandma123 greenday12 guadalupe1 guitar1234 gunners123 hallo12345 halloween1 hallowelt1 happiness1 happy12345 happybirthday
  happyday12 hardcore12 harrypotter hawaii1234 heaven1234 hello12345 hello123456 hellohello hellokitty helloworld helpmeplease hiphop1234
  hollywood1 homer12345 honeybunny hotmail123 house12345 iamthebest icecream12 idontknow1 iloveyou12 iloveyou123 iloveyou1234 iloveyou2
  iloveyouso iloveyousomuch iloveyoubaby ilovegod12 ilovemymom ilovejesus imperial12 independence infinity12 information inspiration
  instagram1 interceptor internacional international internet12 internet123 invisible1 ireland123 iverson123 jackson123 jamaica123 janine1234
  jasmine123 javier1234 jennifer12 jessica123 jesuschrist jesusislord jesuslove1 jesusloves jimihendrix johncena12 johnny1234 jonathan12
  jordan2323 joshua1234 justdoit12 justin1234 justinbieber juventus12 kamikaze12 katherine1 killer1234 kimberly12 kingkong12 kingdom123
  ladybug123 lakers1234 lalalalala lastchance lavender12 leicester1 letmein123 letmein1234 letmeinnow leverkusen liberty123 lightning1
  linkinpark liverpool1 liverpool12 lollipop12 london1234 longhorns1 lovelovelove loveyou123 lovely1234 lucky12345 lucky77777 madagascar
  maddison12 madonna123 magdalena1 management manchester manchester1 manunited1 margarita1 marie12345 mariposa12 marlboro12 masterkey1
  masterpiece matrix1234 maverick12 mcdonalds1 melissa123 memories12 mercedes12 merlin1234 metallica1 metropolis michael123 michelle12
  microsoft1 midnight12 millennium mississippi mohammed12 monalisa12 monkey1234 monster123 montecarlo montgomery moonlight1 morpheus12
  mountain12 muhammad12 mustang123 myspace123 mypassword myspace1234 nathaniel1 newcastle1 newpassword newyork123 nightmare1
  nightwish1 nintendo12 nirvana123 nokia12345 northside1 nothing123 november12 november11 oklahoma12 olivia1234 opensesame openopen12
  operation1 optimistic orange1234 overlord12 p@ssw0rd12 p@ssword123 pa55word12 pa$$word12 pakistan12 pakistan123 panasonic1 paradise12
  parola1234 passion123 passpass12 pass123456 passw0rd12 passw0rd123 passwd1234 passwort12 passwort123 password10 password11 password12
  password123 password1234 password12345 password123456 password99 passwordpassword peaceandlove peace12345 peanut1234 penelope12 penguin123
  perfect123 peterpan12 philadelphia phillip123 phoenix123 photography picasso123 pineapple1 playstation playstation2 playstation3 pokemon123
  pokemon1234 popcorn123 portugal12 precious12 president1 primavera1 prince1234 princesa12 princess12 princess123 princess1234 protection
  pumpkin123 purple1234 pussycat12 qawsedrftg qazwsx1234 qazwsxedc1 qq123456789 q1w2e3r4t5 qweasd1234 qweasdzxc1 qweqweqweqwe qwer123456
  qwert12345 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertyuiop1 rachel1234 rainbow123 randomness rangers123 raymond123
  realmadrid realmadrid1 rebecca123 redsox2004 reddevils1 remember12 republic12 resident12 reynolds12 rockandroll rockstar12 rolltide12
  ronaldinho ronaldo123 roosevelt1 rootroot12 roxanne123 sacramento sagittarius salvation1 samantha12 samsung123 samsung1234 sanantonio
  sandiego12 sanfrancisco santiago12 saturday12 scarlett12 schalke0412 scorpion12 scoobydoo1 scotland12 sebastian1 secret1234 secret12345
  september1 september11 seventeen1 shadow1234 shakespeare silverado1 simpsons12 skateboard skywalker1 slayer1234 slipknot12 slipknot666
  smile12345 snickers12 snowball12 snowboard1 snowflake1 soccer1234 socrates12 softball12 something1 somebody12 southside1 spacejam12
  spartacus1 spiderman1 spiderman12 spiderman123 spongebob1 springfield star123456 starcraft1 starlight1 starwars12 starwars123 stellastar
  stephanie1 stephen123 strawberry strawberry1 subscriber success123 summer1234 summertime sunflower1 sunshine12 sunshine123 supergirl1
  superman12 superman123 supernova1 supernatural superstar1 surprise12 sweetheart sweethome1 sweetpea12 sweetness1 sysadmin12 system1234
  tecktonik1 teddybear1 tennessee1 terminator test123456 test1234567 testing123 testing1234 testpassword testtest12 thanksgiving thebeatles
  thebest123 thegreatest theking123 themaster1 theresa123 thesimpsons thissucks1 thuglife12 thunder123 thunderbird tiffany123 tigers1234
  timberland tinkerbell tinkerbell1 together12 toshiba123 tottenham1 touchdown1 transformer transformers trinidad12 trinity123 trouble123
  trustno123 trustnoone truelove12 truffles12 twilight12 tyler12345 undertaker unforgiven universal1 university unbelievable valentina1
  valentine1 vancouver1 vanessa123 venezuela1 vengeance1 victoria12 victory123 violeta123 virginia12 volkswagen volleyball w1w2w3w4w5
  warcraft12 warriors12 washington washington1 watermelon waterfall1 welcome123 welcome1234 welcome2020 welcome2021 welcome2022 welcome2023
  welcome2024 welcome2025 welcome2026 westside12 whatever12 whatever123 whiskey123 whitney123 wildcats12 william123 willsmith1 windows123
  winter1234 wolfgang12 wolverine1 wonderful1 wonderland wordpass12 wrestling1 xboxlive12 yankees123 yellow1234 youandme12 youarebeautiful
  yourmother yourname12 youtube123 yugioh1234 z1x2c3v4b5 zachary123 zaq12wsxcde zaq1zaq1zaq1 zaq1xsw2cde3 zxc123asd456 zxcasdqwe1
  zxcasdqwe123 zxcvbnm123 zxcvbnm1234 zxcvb12345
  correcthorsebatterystaple thequickbrownfox tobeornottobe iamgroot123 iamironman maytheforcebewithyou
  restinpeace gonetoosoon inlovingmemory funeralhome funeralplan
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that make a password easy to guess if there are only digits and symbols around them, including the product's own name and trade. */
export const commonCores: ReadonlySet<string> = new Set(
  `
  password passwords passwort passwd passphrase passcode pass parola contrasena motdepasse senha wachtwoord changeme changeit letmein letmeinnow welcome
  welcomeback hello helloworld hallo secret secrets topsecret login signin admin administrator sysadmin superuser superadmin root rootroot user
  username guest default master manager test testing tester testtest temp temporary demo sample example private security secure access account
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcde abcdef abcdefg
  iloveyou iloveu iloveme iloveyousomuch loveyou lovely love lover mylove truelove forever sunshine princess princesa prince queen king angel
  angels baby babygirl beautiful sweetheart sweety honey darling sugar butterfly flower flowers rainbow superman batman spiderman ironman
  starwars pokemon dragon dragonball monkey shadow killer hunter ninja samurai warrior wizard merlin phoenix tiger lion eagle wolf panther
  football baseball basketball softball soccer hockey tennis golf volleyball liverpool chelsea arsenal barcelona realmadrid juventus manchester
  yankees redsox cowboys lakers steelers packers patriots celtics bruins dolphins
  michael jennifer jessica ashley daniel thomas robert william charlie jordan andrew matthew joshua anthony nicole michelle samantha amanda
  christopher elizabeth alexander alexandra victoria stephanie christine christina
  summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday christmas halloween easter birthday happybirthday
  london paris newyork boston chicago dallas texas california florida america american england canada germany france mexico brasil
  computer internet google facebook instagram twitter youtube microsoft windows samsung android apple iphone
  freedom liberty jesus jesuschrist god godisgood blessed faith heaven family mother father mommy daddy mom dad grandma grandpa friends friend
  money business company office work manager boss whatever nothing something everything trustno trustnoone blink
  yarrow yarrows funeral funerals funeralhome mortuary cremation burial memorial cemetery casket grief remember rememberme restinpeace
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
