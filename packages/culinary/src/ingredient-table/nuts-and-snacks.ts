export const NUTS_AND_SNACKS = `
# nuts simple plant
1251 nut/s = nutmeat, nut meat : nut ~ cup=130
1252 almond/s < nut : nut ~ cup=120 piece=1.2
1253 walnut/s = walnut meat < nut : nut ~ cup=115 piece=4
1254 pecan/s = pecan meat < nut : nut ~ cup=110 piece=1.5
1255 cashew/s = cashew nut < nut : nut ~ cup=135
1256 hazelnut/s = cobnut, filbert < nut : nut ~ cup=135
1257 pistachio/s = pistachio nutmeat, pistachio nut < nut : nut ~ cup=123
1258 macadamia nut/s = macadamia < nut : nut ~ cup=134
1259 brazil nut/s < nut : nut ~ cup=133
1260 pine nut/s = pignolia, pinenut, pinon, pignoli, pinon nut, pignolia nut, pignoli nut, pine kernel < nut ~ cup=135
1261 chestnut/s < nut ~ cup=143 piece=10
1262 chestnut puree = chestnut spread, chestnut cream, chestnut paste, creme de marron
1263 peanut/s = groundnut, monkey nut < nut : peanut ~ cup=146
1264 peanut butter = pb, peanut paste : peanut ~ cup=258
1265 almond butter = walnut butter, pistachio butter, pecan butter, nut butter : nut ~ cup=256
1266 sunflower seed butter = sunbutter, sunflower butter
1267 praline = nougat, hazelnut brittle, nut brittle, praline paste : plant? nut gf?
1268 sesame seed/s = sesame, benne seed < seed : sesame ~ cup=144
1269 seed/s = egusi
1270 sunflower seed/s = sunflower kernel < seed ~ cup=140
1271 pumpkin seed/s = pepita, pumpkin kernel < seed ~ cup=129
1272 flax seed/s = flax, linseed, flaxseed, flaxseed meal, flax meal, flax seed meal < seed ~ cup=130
1273 chia seed/s = chia < seed ~ cup=160
1274 hemp seed/s = hemp heart < seed ~ cup=160
1275 psyllium husk = psyllium
1276 coconut flake/s = coconut grated, angel flake, frozen coconut, coconut shaving, coconut shred, dessicated coconut, flake coconut, coconut chip, sweetened coconut, toasted coconut, dried coconut, unsweetened coconut, grated coconut, desiccated coconut, flaked coconut, shredded coconut < coconut : sulphites ~ cup=85
1277 trail mix = nut and fruit mix, fruit and nut mix : plant? gf?
1278 dried fruit/s = dried kiwi, dried strawberry, dried banana, banana chip, dried papaya, dried mango, dried pineapple, vine fruit, fruit bit, dried tropical fruit, freeze dried blueberry, freeze dried raspberry, dried tropical fruit mix < fruit : sulphites ~ cup=150
1279 raisin/s = sultana, raisin paste < dried fruit : sulphites ~ cup=150
1280 dried currant/s = currant, dried black currant < dried fruit ~ cup=144
1281 dried cranberry/dried cranberries = craisin < dried fruit ~ cup=120
1282 dried cherry/dried cherries = dried bing cherry, dried sour cherry, dried tart cherry < dried fruit ~ cup=140
1283 dried apricot/s = turkish apricot < dried fruit : sulphites ~ cup=130 piece=7
1284 prune/s = dried plum, prune plum dried < dried fruit ~ cup=174 piece=9
1285 dried fig/s = dried calimyrna fig, dried mission fig < dried fruit ~ cup=149 piece=8
1286 dried apple/s = apple chip < dried fruit : sulphites ~ cup=86
1287 dried blueberry/dried blueberries < dried fruit ~ cup=120
1288 dried peach/es = dried persimmon, dried nectarine, dried pear < dried fruit : sulphites
235 goji berry/berries = wolfberry < dried fruit
# snacks baked plant?
1289 cracker/s = oatcake, wasa, zwieback, rusk, crispbread, triscuit, crushed saltine, cheez it, water biscuit, pilot biscuit, melba round, round buttery, wheat thin, crisp bread, saltine crumb, crispbread rye, zwieback toast, cracker crumb, premium saltine cracker, unsalted saltine cracker, oat cake biscuit, butter flavored cracker : wheat ~ piece=3 cup=70
1290 graham cracker/s = graham, graham crumb, graham wafer, crushed digestive biscuit, graham cracker cookie, graham cracker meal, graham cracker rectangle, graham wafer crumb, graham cracker crumb, graham cracker cookie crumb : wheat ~ cup=84 piece=14
1291 rice cracker/s = rice cake snack : gf?
1292 tortilla chip/s = tostito, dorito, frito, dorito chip, frito chip, tortilla strip, nacho chip, corn chip, corn chip crumb ~ cup=30
1293 potato chip/s = pringle, potato snack, pita chip, bagged chip, vegetable chip, plantain chip, potato stick, shoestring potato, crisp potato, kettle chip, potato crisp, potato chip crumb : gf? ~ cup=25
1294 pretzel/s = pretzel snap, pretzel bun, pretzel crumb, pretzel rod : wheat
1295 pork rind/s = crackling, chicharron, pork cracklin, pork scratching : meat
1296 popcorn snack = cheese popcorn, kettle corn, caramel popcorn, caramel corn
1297 granola bar/s = muesli bar, energy bar, cereal bar
# snacks sweet no-meat
1298 cookie/s = macaron, speculoo, gingerbread, pizzelle, wafer, macaroon, cookie butter, biscoff spread, animal cracker, tea biscuit, almond biscotti, amaretti crumb, fig newton, plain biscuit, biscuit crumb, cookie crumb, crushed ginger snap, nilla wafer crumb, pecan shortbread cookie, crisp amaretti cookie, nilla vanilla wafer, chocolate wafer crumb, crushed vanilla wafer, chocolate sandwich cookie filling : wheat
1299 chocolate sandwich cookie/s = oreo, chocolate sandwich, oreo crumb, oreo cookie, oreo cookie crumb, creme filled sandwich cookie, chocolate sandwich creme cookie, chocolate creme sandwich cookie, chocolate creme filled cookie, cream filled sandwich cookie, chocolate sandwich cookie crumb, vanilla cream filled chocolate cookie, chocolate sandwich cookie with creme filling < cookie : wheat soy ~ piece=11
1300 meringue/s = meringue kisses : animal egg gf
1301 ice cream cone/s = cone, waffle bowl : wheat
1302 candy/candies = rolo, gumball, skittle, nerd, lollipop, licorice, gumdrop, pillow mint, candy mint, candy pumpkin, tootsie roll, cinnamon drop, peppermint bark, necco wafer, life saver, mint wafer, bubble gum, turkish delight, gummi bear, conversation heart, gum ball, licorice lace, butter mint, starlight mint, peppermint patty, peppermint crunch, cinnamon imperial, candy wafer, swedish fish, lemon drop, gummy bear, spice drop, gummi worm, licorice whip, peppermint stick, jelly bean, red hot, candy corn, gummy worm, after dinner mint, hard peppermint candy, candy coating disk, crushed candy cane, crushed peppermint candy : mixed
1303 chocolate candy/candies = whopper, toblerone, twix, snicker, butterfinger, mars bar, bounty bar, mint chocolate, chocolate orange, almond joy, crunch bar, kit kat, milk dud, hershey's kiss, reese's piece, chocolate truffle, candy bar, skor bar, rolo candy, andes mint, heath bar, toffee bar, chocolate mint, chocolate kiss, chocolate covered cherry, chocolate mint wafer, chocolate covered almond, caramel filled chocolate, cocoa bean chocolate, chocolate nougat bar, chocolate covered raisin, m & m, mint truffle kiss, chocolate covered nougat, chocolate caramel candy, chocolate covered wafer, chocolate covered mint, chocolate covered toffee, malted milk ball, chocolate mint candy, chocolate candy kiss, candy coated chocolate, chocolate covered caramel, peanut butter cup, creme de menthe thin, chocolate covered mint candy, chocolate candy coating candies, m&m's candy, chocolate covered espresso bean, chocolate covered coffee bean, chocolate covered caramel candy, candy coated milk chocolate, peanut butter cup candy, candy coated peanut butter piece : milk
1304 caramel/s = butterscotch, toffee, caramel candy : animal milk ~ piece=10
1305 toffee bit/s = crushed toffee, almond brickle, brickle bit, skor bit, toffee piece, heath bit, heath bar bit, toffee candy bit, almond brickle chip : animal milk ~ cup=160
1306 peanut brittle = brittle : plant? peanut
1307 halva : plant? sesame
# frozen sweet plant?
1308 sorbet = granita : plant? gf? ~ cup=200
1309 popsicle/s = ice cream bar, ice cream sandwich, frozen fruit bar : mixed
# snacks sweet no-meat
1310 vanilla wafer/s = nilla wafer, nilla wafer cookie, vanilla wafer crumb, vanilla wafer cookie < cookie : wheat egg milk
1311 gingersnap/s = gingersnap crumb, ginger biscuit, gingersnap cookie, ginger snap < cookie : wheat
1312 amaretti = amaretti biscuit, amaretti cookie < cookie : egg nut
1313 shortbread = shortbread biscuit, shortbread cookie < cookie : wheat milk
1314 biscotti < cookie : wheat egg
1315 candy cane/s = peppermint candy < candy : gf?
1316 saltine cracker/s = saltine, saltine cracker crumb < cracker : wheat
1317 butter cracker/s = ritz, ritz cracker, round buttery cracker, ritz cracker crumb, buttery round cracker < cracker : wheat
1318 oyster cracker/s = oyster soup cracker < cracker : wheat
1319 digestive biscuit/s = digestive, digestive biscuit crumb < cookie : wheat
# nuts simple plant
1320 marcona almond/s < almond : nut
1321 cashew butter : nut ~ cup=256
1322 hazelnut paste = hazelnut butter : nut
1323 pistachio paste : nut
`;
