export const NUTS_AND_SNACKS = `
# nuts plant gf
1237 nut/s = nutmeat, nut meat : nut ~ cup=130
1238 almond/s < nut : nut ~ cup=120 piece=1.2
1239 walnut/s = walnut meat < nut : nut ~ cup=115 piece=4
1240 pecan/s = pecan meat < nut : nut ~ cup=110 piece=1.5
1241 cashew/s = cashew nut < nut : nut ~ cup=135
1242 hazelnut/s = filbert, cobnut < nut : nut ~ cup=135
1243 pistachio/s = pistachio nut, pistachio nutmeat < nut : nut ~ cup=123
1244 macadamia nut/s = macadamia < nut : nut ~ cup=134
1245 brazil nut/s < nut : nut ~ cup=133
1246 pine nut/s = pignoli, pinon, pinenut, pignolia, pine kernel, pignoli nut, pignolia nut, pinon nut < nut ~ cup=135
1247 chestnut/s < nut ~ cup=143 piece=10
1248 chestnut puree = chestnut paste, chestnut cream, chestnut spread, creme de marron
1249 peanut/s = groundnut, monkey nut < nut : peanut ~ cup=146
1250 peanut butter = peanut paste : peanut ~ cup=258
1251 almond butter = nut butter, hazelnut butter, pecan butter, pistachio butter, walnut butter : nut ~ cup=256
1252 sunflower seed butter = sunbutter, sunflower butter
1253 praline = nougat, praline paste, nut brittle, hazelnut brittle : plant? nut gf?
1254 sesame seed/s = sesame, benne seed < seed : sesame ~ cup=144
1255 seed/s = egusi
1256 sunflower seed/s = sunflower kernel < seed ~ cup=140
1257 pumpkin seed/s = pepita, pumpkin kernel < seed ~ cup=129
1258 flax seed/s = flaxseed, linseed, flax, flax meal, flaxseed meal, flax seed meal < seed ~ cup=130
1259 chia seed/s = chia < seed ~ cup=160
1260 hemp seed/s = hemp heart < seed ~ cup=160
1261 psyllium husk = psyllium, psyllium powder, psyllium husk powder
1262 coconut flake/s = shredded coconut, flaked coconut, desiccated coconut, grated coconut, unsweetened coconut, dried coconut, toasted coconut, sweetened coconut, coconut chip, flake coconut, dessicated coconut, coconut shred, coconut shaving, frozen coconut, angel flake, coconut grated < coconut : sulphites ~ cup=85
1263 trail mix = fruit and nut mix, nut and fruit mix : plant? gf?
1264 dried fruit/s = fruit bit, vine fruit, dried pineapple, dried mango, dried papaya, banana chip, dried banana, dried strawberry, dried kiwi, freeze dried raspberry, freeze dried blueberry, dried tropical fruit, dried tropical fruit mix < fruit : sulphites ~ cup=150
1265 raisin/s = sultana, raisin paste < dried fruit : sulphites ~ cup=150
1266 dried currant/s = currant, dried black currant < dried fruit ~ cup=144
1267 dried cranberry/dried cranberries = craisin < dried fruit ~ cup=120
1268 dried cherry/dried cherries = dried tart cherry, dried sour cherry, dried bing cherry < dried fruit ~ cup=140
1269 dried apricot/s = turkish apricot < dried fruit : sulphites ~ cup=130 piece=7
1270 prune/s = dried plum, prune plum dried < dried fruit ~ cup=174 piece=9
1271 dried fig/s = dried mission fig, dried calimyrna fig < dried fruit ~ cup=149 piece=8
1272 dried apple/s = apple chip < dried fruit : sulphites ~ cup=86
1273 dried blueberry/dried blueberries < dried fruit ~ cup=120
1274 dried peach/es = dried pear, dried nectarine, dried persimmon < dried fruit : sulphites
# snacks plant? gf?
1275 cracker/s = saltine, triscuit, crispbread, rusk, zwieback, ritz, wasa, oatcake, cracker crumb, zwieback toast, crispbread rye, saltine crumb, crisp bread, wheat thin, round buttery, melba round, pilot biscuit, water biscuit, cheez it, butter flavored cracker, oat cake biscuit, unsalted saltine cracker, premium saltine cracker : wheat ~ piece=3 cup=70
1276 graham cracker/s = graham, digestive, graham wafer, graham crumb, graham cracker crumb, graham wafer crumb, digestive biscuit crumb, graham cracker rectangle, graham cracker meal, graham cracker cookie, crushed digestive biscuit, graham cracker cookie crumb : wheat ~ cup=84 piece=14
1277 rice cracker/s = rice cake snack : gf?
1278 tortilla chip/s = frito, dorito, tostito, corn chip, nacho chip, tortilla strip, frito chip, dorito chip, corn chip crumb ~ cup=30
1279 potato chip/s = pringle, crisp, chip, crisp potato, shoestring potato, potato stick, potato snack, potato chip crumb : gf? ~ cup=25
1280 pretzel/s = pretzel twist, pretzel rod, pretzel crumb, pretzel bun, pretzel snap : wheat
1281 pork rind/s = chicharron, crackling, pork scratching, pork cracklin : meat
1282 popcorn snack = caramel corn, caramel popcorn, kettle corn, cheese popcorn
1283 granola bar/s = cereal bar, energy bar, muesli bar
# snacks no-meat gf?
1284 cookie/s = macaroon, wafer, pizzelle, gingerbread, speculoo, macaron, cookie crumb, biscuit crumb, amaretti biscuit, gingersnap crumb, ginger snap, ginger biscuit, shortbread biscuit, plain biscuit, fig newton, amaretti crumb, almond biscotti, tea biscuit, animal cracker, biscoff spread, cookie butter, vanilla wafer crumb, crushed vanilla wafer, chocolate wafer crumb, nilla vanilla wafer, crisp amaretti cookie, pecan shortbread cookie, nilla wafer crumb, chocolate sandwich cookie filling : wheat
1285 chocolate sandwich cookie/s = oreo, oreo cookie, oreo crumb, chocolate sandwich, oreo cookie crumb, chocolate sandwich cookie crumb, cream filled sandwich cookie, chocolate creme filled cookie, chocolate creme sandwich cookie, chocolate sandwich creme cookie, creme filled sandwich cookie, vanilla cream filled chocolate cookie, chocolate sandwich cookie with creme filling < cookie : wheat soy ~ piece=11
1286 meringue/s = meringue nest, meringue kisses : animal egg gf
1287 ice cream cone/s = cone, waffle bowl : wheat
1288 candy/candies = gumdrop, licorice, lollipop, nerd, skittle, gumball, rolo, gummy worm, candy corn, red hot, jelly bean, peppermint stick, licorice whip, gummi worm, spice drop, gummy bear, lemon drop, swedish fish, candy wafer, cinnamon imperial, peppermint crunch, peppermint patty, starlight mint, butter mint, licorice lace, gum ball, conversation heart, gummi bear, turkish delight, bubble gum, mint wafer, life saver, necco wafer, peppermint bark, cinnamon drop, tootsie roll, candy pumpkin, candy mint, pillow mint, crushed peppermint candy, crushed candy cane, candy coating disk, hard peppermint candy, after dinner mint : mixed
1289 chocolate candy/candies = butterfinger, snicker, twix, toblerone, whopper, chocolate kiss, chocolate mint, toffee bar, hershey kiss, heath bar, andes mint, rolo candy, skor bar, candy bar, chocolate truffle, reese's piece, milk dud, kit kat, crunch bar, almond joy, chocolate orange, mint chocolate, bounty bar, mars bar, m&m, peanut butter cup, chocolate covered caramel, candy coated chocolate, chocolate candy kiss, chocolate mint candy, malted milk ball, chocolate covered toffee, chocolate covered mint, chocolate covered wafer, chocolate caramel candy, english toffee bit, chocolate covered nougat, mint truffle kiss, chocolate covered raisin, chocolate nougat bar, cocoa bean chocolate, caramel filled chocolate, chocolate covered almond, chocolate mint wafer, chocolate covered cherry, peanut butter cup candy, candy coated milk chocolate, chocolate covered caramel candy, chocolate covered coffee bean, chocolate covered espresso bean, m&m's candy, chocolate candy coating candies, chocolate covered mint candy, creme de menthe thin, candy coated peanut butter piece : milk
1290 caramel/s = toffee, butterscotch, caramel candy : animal milk ~ piece=10
1291 toffee bit/s = heath bit, toffee piece, skor bit, brickle bit, almond brickle, crushed toffee, almond brickle chip, toffee candy bit, heath bar bit : animal milk ~ cup=160
1292 peanut brittle = brittle : plant? peanut
1293 halva : plant? sesame
# frozen plant? gf?
1294 sorbet = granita : plant? gf? ~ cup=200
1295 popsicle/s = frozen fruit bar, ice cream sandwich, ice cream bar : mixed
# snacks no-meat gf?
1296 vanilla wafer/s = nilla wafer, vanilla wafer cookie, nilla wafer cookie < cookie : wheat egg milk
1297 gingersnap/s = gingersnap cookie < cookie : wheat
1298 amaretti = amaretti cookie < cookie : egg nut
1299 shortbread = shortbread cookie < cookie : wheat milk
1300 biscotti < cookie : wheat egg
1301 candy cane/s = peppermint candy < candy : gf?
1302 saltine cracker/s = saltine cracker crumb < cracker : wheat
1303 butter cracker/s = ritz cracker, buttery round cracker, ritz cracker crumb, round buttery cracker < cracker : wheat
1304 oyster cracker/s = oyster soup cracker < cracker : wheat
1305 digestive biscuit/s < cookie : wheat
# nuts plant gf
1306 marcona almond/s < almond : nut
1307 cashew butter : nut ~ cup=256
1308 hazelnut paste : nut
1309 pistachio paste : nut
`;
