export const NUTS_AND_SNACKS = `
# nuts simple plant
1251 nut/s = nutmeat, nut meat : nut may-peanut ~ cup=130
1252 almond/s < nut : nut ~ cup=120 piece=1.2
1253 walnut/s = walnut meat, wallnut < nut : nut ~ cup=115 piece=4
1254 pecan/s = pecan meat, pecan nut < nut : nut ~ cup=110 piece=1.5
1255 cashew/s = cashew nut, cashewnut < nut : nut ~ cup=135
1256 hazelnut/s = cobnut, filbert, hazlenut < nut : nut ~ cup=135
1257 pistachio/s = pistachio nutmeat, pistachio nut, pistacchio < nut : nut ~ cup=123
1258 macadamia nut/s = macadamia, macademia, macademia nut, candlenut < nut : nut ~ cup=134
1259 brazil nut/s = brasil nut < nut : nut ~ cup=133
1260 pine nut/s = pignolia, pinenut, pinon, pignoli, pinon nut, pignolia nut, pignoli nut, pine kernel < nut : nut ~ cup=135
1261 chestnut/s < nut : nut? ~ cup=143 piece=10
1262 chestnut puree = chestnut spread, chestnut cream, chestnut paste, creme de marron : nut?
1263 peanut/s = groundnut, monkey nut < nut : peanut ~ cup=146
1264 peanut butter = pb, peanut paste, peanutbutter, groundnut paste, groundnut butter : peanut ~ cup=258
1265 almond butter : nut may-peanut no-peanut ~ cup=256
1266 sunflower seed butter = sunbutter, sunflower butter
2102 seed butter = mixed seed butter : may-sesame
2103 pumpkin seed butter = pepita butter, hemp seed butter, hemp butter, flax seed butter, chia seed butter, watermelon seed butter
2106 chickpea butter = pea butter, golden pea butter
1267 praline = hazelnut brittle, nut brittle : plant? nut may-milk may-soy
1268 sesame seed/s = sesame, benne seed < seed : sesame ~ cup=144
1269 seed/s : sesame?
1270 sunflower seed/s = sunflower kernel < seed ~ cup=140
1271 pumpkin seed/s = pepita, pumpkin kernel < seed ~ cup=129
2220 egusi = egusi seed, ground egusi, egusi melon seed, melon seed, agusi < seed ~ cup=120
1272 flax seed/s = flax, linseed, flaxseed, flaxseed meal, flax meal, flax seed meal < seed ~ cup=130
1273 chia seed/s = chia < seed ~ cup=160
1274 hemp seed/s = hemp heart < seed ~ cup=160
1275 psyllium husk = psyllium
1276 coconut flake/s = coconut grated, angel flake, frozen coconut, coconut shaving, coconut shred, dessicated coconut, flake coconut, coconut chip, sweetened coconut, toasted coconut, dried coconut, unsweetened coconut, grated coconut, desiccated coconut, flaked coconut, shredded coconut < coconut : may-sulphites ~ cup=85
1277 trail mix = nut and fruit mix, fruit and nut mix : plant? may-nut may-peanut may-milk may-soy may-wheat may-sulphites
1278 dried fruit/s = dried kiwi, dried strawberry, dried banana, dried papaya, dried mango, dried pineapple, vine fruit, fruit bit, dried tropical fruit, freeze dried blueberry, freeze dried raspberry, dried tropical fruit mix < fruit : may-sulphites ~ cup=150
1279 raisin/s = sultana, raisin paste < dried fruit : may-sulphites ~ cup=150
1280 dried currant/s = currant, dried black currant < dried fruit : sulphites? ~ cup=144
1281 dried cranberry/dried cranberries = craisin < dried fruit : sulphites? ~ cup=120
1282 dried cherry/dried cherries = dried bing cherry, dried sour cherry, dried tart cherry < dried fruit : sulphites? ~ cup=140
2182 barberry/barberries = zereshk, dried barberry < dried fruit : may-sulphites ~ cup=110
1283 dried apricot/s = turkish apricot < dried fruit : may-sulphites ~ cup=130 piece=7
1284 prune/s = dried plum, prune plum dried < dried fruit : sulphites? ~ cup=174 piece=9
1285 dried fig/s = dried calimyrna fig, dried mission fig < dried fruit : may-sulphites ~ cup=149 piece=8
1286 dried apple/s = apple chip < dried fruit : may-sulphites ~ cup=86
1287 dried blueberry/dried blueberries < dried fruit : sulphites? ~ cup=120
1288 dried peach/es = dried persimmon, dried nectarine, dried pear < dried fruit : may-sulphites
235 goji berry/berries = wolfberry < dried fruit
# snacks baked plant?
1289 cracker/s = wasa, zwieback, rusk, crispbread, triscuit, crushed saltine, water biscuit, pilot biscuit, melba round, round buttery, wheat thin, crisp bread, saltine crumb, crispbread rye, zwieback toast, cracker crumb, premium saltine cracker, unsalted saltine cracker, butter flavored cracker : wheat may-soy may-milk may-sesame no-egg no-peanut no-nut ~ piece=3 cup=70
1290 graham cracker/s = graham, graham crumb, graham wafer, crushed digestive biscuit, graham cracker cookie, graham cracker meal, graham cracker rectangle, graham wafer crumb, graham cracker crumb, graham cracker cookie crumb : wheat may-soy no-egg no-peanut no-nut no-sesame honey ~ cup=84 piece=14
1291 rice cracker/s : simple may-soy may-wheat may-sesame
1292 tortilla chip/s = tostito, frito, frito chip, tortilla strip, corn chip, corn chip crumb : simple plant salty ~ cup=30
1293 potato chip/s = potato snack, bagged chip, potato stick, shoestring potato, crisp potato, kettle chip, potato crisp, potato chip crumb : simple salty ~ cup=25
1294 pretzel/s = pretzel snap, pretzel crumb, pretzel rod : wheat may-soy no-egg no-peanut no-nut no-sesame salty
1295 pork rind/s = crackling, chicharron, pork cracklin, pork scratching, chicharon : simple meat salty
1296 popcorn snack : simple may-milk may-soy
1297 granola bar/s = muesli bar : simple gluten may-wheat may-nut may-peanut may-milk may-soy may-sesame
# snacks sweet plant?
1298 cookie/s = gingerbread, pizzelle, wafer, animal cracker, amaretti crumb, fig newton, plain biscuit, biscuit crumb, cookie crumb, crushed ginger snap, nilla wafer crumb, crisp amaretti cookie, nilla vanilla wafer, chocolate wafer crumb, crushed vanilla wafer, chocolate sandwich cookie filling, rich tea biscuit : wheat may-milk may-egg may-soy may-nut no-sesame peanut?
1299 chocolate sandwich cookie/s = oreo, chocolate sandwich, oreo crumb, oreo cookie, oreo cookie crumb, creme filled sandwich cookie, chocolate sandwich creme cookie, chocolate creme sandwich cookie, chocolate creme filled cookie, cream filled sandwich cookie, chocolate sandwich cookie crumb, vanilla cream filled chocolate cookie, chocolate sandwich cookie with creme filling < cookie : simple wheat soy ~ piece=11
1300 meringue/s = meringue kisses : simple animal egg
1301 ice cream cone/s = cone, waffle bowl : simple wheat may-soy may-milk
1302 candy/candies = gumball, skittle, nerd, gumdrop, pillow mint, candy mint, tootsie roll, cinnamon drop, necco wafer, mint wafer, bubble gum, conversation heart, gum ball, butter mint, peppermint crunch, cinnamon imperial, candy wafer, spice drop, red hot, candy coating disk : mixed anything mixed
1303 chocolate candy/candies = chocolate orange, hershey's kiss, chocolate kiss, chocolate mint wafer, caramel filled chocolate, cocoa bean chocolate, mint truffle kiss, chocolate caramel candy, chocolate covered mint, chocolate mint candy, chocolate candy kiss, chocolate covered caramel, chocolate covered mint candy, chocolate candy coating candies, chocolate covered caramel candy : milk nut? peanut? gf? egg?
1304 caramel/s = butterscotch, caramel candy : simple animal milk may-soy ~ piece=10
1305 toffee bit/s = crushed toffee, toffee piece, toffee candy bit : simple animal milk may-nut may-soy ~ cup=160
1306 peanut brittle = brittle : simple peanut may-milk may-soy
1307 halva = halvah, halawa : simple sesame may-nut may-peanut may-egg milk? gf?
# frozen sweet plant?
1308 sorbet = granita : simple egg? milk? ~ cup=200
1309 popsicle/s = frozen fruit bar : mixed may-milk
# snacks sweet plant?
1310 vanilla wafer/s = nilla wafer, nilla wafer cookie, vanilla wafer crumb, vanilla wafer cookie < cookie : simple wheat egg milk may-soy
1311 gingersnap/s = gingersnap crumb, ginger biscuit, gingersnap cookie, ginger snap < cookie : simple wheat may-egg may-milk may-soy
1312 amaretti = amaretti biscuit, amaretti cookie < cookie : simple egg nut may-wheat may-milk
1313 shortbread = shortbread biscuit, shortbread cookie, shortbread crumb < cookie : simple wheat milk
1314 biscotti < cookie : simple wheat egg may-nut may-milk may-soy
1315 candy cane/s = peppermint candy, hard peppermint candy, peppermint stick, crushed candy cane, crushed peppermint candy, starlight mint < candy : simple
1316 saltine cracker/s = saltine, saltine cracker crumb < cracker : simple wheat may-soy salty
1317 butter cracker/s = ritz, ritz cracker, round buttery cracker, ritz cracker crumb, buttery round cracker < cracker : simple wheat soy salty
1318 oyster cracker/s = oyster soup cracker < cracker : simple wheat may-soy salty
1319 digestive biscuit/s = digestive, digestive biscuit crumb < cookie : simple wheat may-milk may-soy
# nuts simple plant
1320 marcona almond/s < almond : nut
1321 cashew butter : nut ~ cup=256
1322 hazelnut paste = hazelnut butter, praline paste, hazelnut praline paste : nut
1323 pistachio paste : nut
# nuts simple plant
1862 mixed nut/s = cocktail nut, salted mixed nut < nut : nut may-peanut
1863 mixed nut butter = nut butter : nut may-peanut may-soy
1864 soy nut/s = roasted soybean, roasted soy nut, soya nut, dry roasted soybean : soy
1865 beer nut/s < peanut : peanut
1866 candied nut/s = candied pecan, candied walnut, candied almond, glazed pecan, glazed walnut < nut : plant? nut may-egg may-milk
1867 honey-roasted nut/s = honey roasted mixed nut, glazed nut < nut : animal no-milk no-egg nut may-peanut may-wheat may-soy honey
1868 honey-roasted almond/s = honey roasted cashew, honey roasted pecan < nut : animal nut may-wheat may-soy honey
1869 honey-roasted peanut/s = candied peanut, coated peanut < peanut : animal peanut may-wheat may-soy honey
1870 peanut powder = pb2, powdered peanut butter, peanut flour, peanut butter powder : peanut
1871 unsulphured dried apricot/s = unsulfured dried apricot, unsulphured apricot < dried apricot
1872 nougat = nougat candy, torrone : mixed may-nut may-egg may-peanut may-wheat honey
1873 turron : animal nut egg
# snacks simple plant?
1874 sesame stick/s : plant wheat sesame may-soy
1875 sesame cracker/s < cracker : wheat sesame may-soy may-milk
1876 sesame snap/s = sesame candy, sesame brittle : sesame
1877 rye cracker/s = rye crisp, rye crispbread, ryvita < cracker : gluten may-wheat may-soy
1878 gluten-free cracker/s = gluten free biscuit < cracker : may-sesame may-soy may-milk may-egg may-nut
1879 cheese cracker/s = cheez it, goldfish cracker, cheddar cracker, cheese biscuit < cracker : animal milk wheat may-soy salty
1880 nacho cheese tortilla chip/s = dorito, dorito chip, nacho chip, cheese tortilla chip < tortilla chip : animal milk may-soy may-wheat
1881 pita chip/s = bagel chip, baked pita : wheat may-soy salty sesame?
1882 barbecue chip/s = bbq chip, barbecue potato chip < potato chip : may-milk may-soy may-wheat
1883 sour cream and onion chip/s = sour cream and onion potato chip, cheese and onion crisp < potato chip : animal milk may-soy
1884 soft pretzel/s = pretzel bun, pretzel roll : wheat may-milk may-egg may-soy
1885 yogurt-covered pretzel/s = chocolate covered pretzel : animal milk wheat may-soy
1886 yogurt-covered raisin/s = yogurt raisin, yogurt chip : animal milk may-soy
1887 cheese popcorn = cheddar popcorn : animal milk may-soy salty
1888 cheese puff/s = cheeto, cheesy poof, cheese curl : animal milk may-soy
1889 kettle corn : plant
1890 caramel popcorn = caramel corn : may-milk may-soy may-peanut may-nut
1891 cracker jack : peanut may-soy
1892 bombay mix = chivda, indian snack mix, chevda : may-peanut may-wheat may-mustard may-sesame salty plant may-nut soy?
1893 prawn cracker/s = shrimp chip, shrimp cracker, prawn chip, krupuk, kerupuk : fishy crustacean may-wheat may-soy salty
1894 bamba : plant peanut
1895 fruit leather = fruit roll up, fruit roll, fruit snack, fruit bar : plant
1896 seaweed snack/s = roasted seaweed snack, roasted seaweed, seaweed crisp, seasoned nori : plant may-sesame may-soy gf?
1897 cereal bar/s : mixed gluten may-wheat may-milk may-soy may-nut may-peanut may-sesame may-sulphites
# snacks simple plant?
1898 chocolate chip cookie/s = oatmeal cookie, sugar cookie, fortune cookie < cookie : wheat may-milk may-egg may-soy may-nut
1899 peanut butter cookie/s < cookie : wheat peanut may-milk may-egg may-soy
1900 gluten-free cookie/s = gluten free oreo < cookie : may-milk may-egg may-soy may-nut
1901 speculoos = speculoos cookie, biscoff, biscoff cookie, speculoo < cookie : wheat soy
1902 cookie butter = biscoff spread, speculoos spread : wheat soy
1903 macaron/s = french macaron < cookie : animal egg nut may-milk may-soy
1904 macaroon/s = coconut macaroon < cookie : egg may-nut may-milk may-soy may-sulphites
1905 almond biscotti = almond biscuit, almond cookie, almond thin < biscotti : wheat egg nut may-milk may-soy
1906 pecan shortbread = pecan shortbread cookie, pecan sandie, almond shortbread, walnut cookie, pecan cookie, nut cookie < shortbread : animal wheat milk nut
1907 florentine/s < cookie : animal nut may-wheat may-milk may-soy may-egg may-sulphites
1908 gummy candy/gummy candies = gummi bear, gummy bear, gummi worm, gummy worm, gummy, gummi, swedish fish, jelly candy, marshmallow candy < candy : meat
1909 jelly bean/s < candy
1910 licorice = licorice lace, licorice whip, liquorice, black licorice, red licorice, licorice candy, liquorice allsort < candy : wheat
1911 candy corn = candy pumpkin < candy : simple mixed may-egg
1912 hard candy/hard candies = lollipop, lemon drop, life saver, boiled sweet < candy
1913 turkish delight = lokum < candy : mixed may-nut
1914 cotton candy = candy floss < candy
1915 toffee = english toffee, toffee candy, butter toffee < candy : animal milk may-soy may-nut
1916 skor bit/s = heath bit, heath bar bit, almond brickle, brickle bit, almond brickle chip, almond toffee bit < toffee bit : animal milk nut may-soy
1917 toblerone = chocolate nougat bar, chocolate covered nougat < chocolate candy : animal milk nut soy egg honey
1918 almond joy = rocher, chocolate hazelnut, chocolate hazelnut praline, chocolate coated almond, yogurt covered almond < chocolate candy : animal milk nut soy
1919 heath bar/s = skor bar, toffee bar, chocolate covered toffee, heath, skor < chocolate candy : animal milk nut soy
1920 snickers = snicker, snickers bar, nutrageous, baby ruth < chocolate candy : animal milk egg peanut soy
1921 peanut butter cup/s = reese, reese's, reese's cup, reese's piece, butterfinger, peanut butter cup candy, candy coated peanut butter piece, chocolate peanut, chocolate covered peanut, peanut butter ball < chocolate candy : animal milk peanut soy
1922 mars bar/s = milky way, milky way bar < chocolate candy : animal milk egg soy may-gluten
1923 twix = crunch bar, chocolate covered wafer < chocolate candy : animal milk wheat soy
1924 malted milk ball/s = whopper, malteser < chocolate candy : animal milk gluten may-wheat soy
1925 m&m's = m & m, m&m's candy, candy coated chocolate, candy coated milk chocolate < chocolate candy : simple mixed milk soy may-peanut
1926 peanut m&m's = peanut m&m < chocolate candy : mixed milk peanut soy
1927 rolo = rolo candy, milk dud, chocolate caramel < chocolate candy : animal milk soy
1928 bounty bar/s = mounds bar < chocolate candy : animal milk soy
1929 chocolate mint/s = after eight, andes mint, creme de menthe thin, mint chocolate, peppermint bark < chocolate candy : may-milk soy
1930 chocolate almond/s = chocolate covered almond, chocolate covered nut < chocolate candy : nut may-milk may-soy
1931 chocolate-covered raisin/s = chocolate raisin, chocolate covered fruit, chocolate covered strawberry, chocolate covered cherry, chocolate covered cranberry < chocolate candy : may-milk may-soy may-sulphites
1932 chocolate-covered espresso bean/s = chocolate covered coffee bean < chocolate candy : may-milk may-soy
1933 chocolate truffle/s < chocolate candy : animal milk may-soy may-nut
1934 ferrero rocher < chocolate candy : animal milk wheat nut soy
# snacks simple plant
1684 pecan butter = walnut butter, pistachio butter, macadamia butter, macadamia nut butter, brazil nut butter : nut may-peanut ~ cup=256
1688 wasabi pea/s : seasoned plant may-soy may-wheat may-mustard spicy salty plant? may-milk
1689 corn nut/s = roasted corn : salty
1691 flavored tortilla chip/s = nacho cheese chip < tortilla chip : seasoned animal milk may-soy salty
1692 flavored potato chip/s = pringle, ketchup chip, cheese snack < potato chip : seasoned animal may-milk may-wheat salty
1694 oatcake/s = oat cake biscuit < cracker : baked plant? oats
1699 energy bar = protein ball, energy ball : sweet plant? may-nut may-peanut may-soy may-milk may-wheat sesame?
# snacks sweet no-meat
1711 peppermint patty/peppermint patties = after dinner mint < candy : may-milk may-soy
1719 kit kat = chocolate wafer bar, chocolate pretzel < chocolate candy : simple animal milk wheat soy
1723 ice cream bar/s = ice cream sandwich, fudge bar, drumstick ice cream < popsicle : milk may-wheat may-nut
1724 banana chip/s = plantain chip, vegetable chip, apple crisp : sulphites? salty
1725 rice cake snack = puffed rice cake : sesame? soy? salty
# nuts simple plant?
2031 spiced nut/s < nut : nut may-peanut may-egg may-milk
# snacks anything mixed
2065 candy bar/s < chocolate candy : may-milk may-soy may-nut may-peanut may-wheat may-egg
2066 snack mix/es = party mix, nuts and bolts, chex mix, japanese rice cracker mix < trail mix : may-wheat may-nut may-peanut may-milk may-soy salty
# snacks sweet plant?
2067 smarties < chocolate candy : may-milk may-soy may-wheat
# nuts simple plant
2072 tiger nut/s = chufa, tigernut, chufa nut
`;
