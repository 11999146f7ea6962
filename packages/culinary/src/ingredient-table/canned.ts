export const CANNED = `
# canned simple plant
1195 bean/s = bean medley, bean mix ~ cup=177
1196 black bean/s = frijole negro, turtle bean < bean ~ cup=172 can=425
1197 kidney bean/s = rajma, red bean < bean ~ cup=177 can=425
1198 white bean/s = flageolet, cannellini, northern bean, gigantes bean, canellini bean, marrow bean, corona bean, cannelloni bean, cannelini bean, tarbais bean, flageolet bean, pea bean, haricot bean, navy bean, cannellini bean, yellow eye bean, white kidney bean, white cannellini kidney bean, alubia < bean ~ cup=179 can=425
1199 pinto bean/s = borlotti, pink bean, anasazi bean, roman bean, cranberry bean, borlotti bean, jacob's cattle bean, tongue of fire bean < bean ~ cup=171 can=425
2169 brown bean/s = swedish brown bean, dried brown bean, soldier bean < bean ~ cup=180
1200 chickpea/s = ceci, garbanzo, bengal gram, garbonzo bean, ceci bean, chick pea, garbanzo bean, kala chana, black chickpea, chole, kabuli chana, chana < bean ~ cup=164 can=425
2214 chana masala = chole masala, leftover chana masala, leftover chana, leftover chole, chickpea curry, chana curry < chickpea : composite plant? may-milk may-mustard ~ cup=240
1201 lima bean/s = gigantes, butterbean, butter bean < bean ~ cup=170
1202 fava bean/s = fava, foul mudamma, broad bean, ful medames, ful mudammas, foul medames, foul mudammas, ful < bean ~ cup=170
1203 black-eyed pea/s = cowpea, cow pea, lady pea, southern pea, field pea, blackeye bean, crowder pea, blackeye pea, blackeyed pea, pink eyed pea, purple hull pea, black eye pea, black eyed bean, lobia, lobiya, chawli < bean ~ cup=165
2155 pigeon pea/s = gandule, gungo pea, congo pea < bean ~ cup=168 can=425
1204 mung bean/s = mung dal, green gram, moong bean, moong dal < bean ~ cup=202
1205 adzuki bean/s = adzuki, azuki, aduki bean, azuki bean < bean ~ cup=197
1206 red bean paste = anko, adzuki bean paste, azuki bean paste
1207 soybean/s = soy bean, soya bean, soyabean < bean : soy ~ cup=186
1208 lupin bean/s = lupini, lupini bean, lupin seed < bean : lupin may-sulphites
1209 refried bean/s = frijole refritos, refried pinto bean, refried black bean < bean : simple mixed gluten? ~ cup=252 can=454
1210 baked bean/s = canned brown bean, bean in molasses, heinz bean, bean in tomato sauce < bean : mixed mustard? gluten? wheat? celery? ~ cup=253
1211 lentil/s = dhal, dal, black gram, split pigeon pea, lentilles du puy, lentil du puy, urad, toor, urad dal, toor dal, arhar dal ~ cup=192 can=400
2131 red lentil/s = split red lentil, red split lentil, masoor dal, masoor < lentil ~ cup=192 can=400
2138 chana dal = channa dal, chana dhal, channa dhal, gram dal, bengal gram dal, split chickpea, split chick pea, split bengal gram, split gram < lentil ~ cup=200
1212 split pea/s = dry pea, marrowfat pea, dried pea, yellow pea, dried yellow pea, whole yellow pea, pease ~ cup=197
2213 pease pudding = peas pudding < split pea : composite plant? may-milk may-egg ~ cup=240
1213 coconut milk = coconut milk beverage : sulphites? ~ cup=226 can=400
1214 coconut cream = coconut paste, coconut manna, coconut butter, creamed coconut, coco lopez : sulphites? ~ cup=240
# canned composite mixed
1215 broth = demiglace, stock, stock from bone, glace de viande, veal and beef stock : anything may-celery salty ~ cup=240
1216 chicken broth = chicken consomme, duck broth, poultry broth, giblet stock, duck stock, poultry stock, chicken stock, chicken soup stock, swanson natural goodness < broth : seasoned meat may-celery salty no-sulphites ~ cup=240 can=411
1217 beef broth = bouillon broth, au jus, veal broth, veal stock, beef stock, beef bouillon condensed, canned beef bouillon < broth : seasoned meat may-celery salty no-sulphites ~ cup=240 can=411
1218 turkey broth = turkey stock < broth : seasoned meat may-celery salty ~ cup=240
1219 vegetable broth = veg stock, veg broth, veggie stock, veggie broth, tomato stock, corn broth, garlic broth, corn stock, vegetarian stock, vegan broth, vegetarian broth, mushroom stock, mushroom broth, vegetable stock, mock chicken broth, vegetarian chicken broth, imitation chicken broth, no chicken stock, vegetable soup stock, vegetable cooking water, vegan chicken broth, no chicken broth, vegetable bouillon broth < broth : seasoned plant may-celery salty no-sulphites ~ cup=240
1220 bouillon = glace, knorr cube, golden seasoning, stock granule, soup powder, bouillon base, stock base, bouillon concentrate, soup base, stock concentrate, stock powder, stock cube, caldo de tomate, tomato bouillon with chicken flavor : anything may-celery may-wheat may-milk salty ~ cube=4 piece=4
1221 chicken bouillon = chicken bullion, chicken cube, chicken powder, chicken base, chicken broth concentrate, chicken broth base, chicken broth granule, chicken broth powder, chicken soup cube, instant chicken stock, chicken soup powder, chicken broth cube, chicken bouillon base, chicken consomme powder, chicken stock concentrate, chicken stock powder, chicken soup base, chicken stock cube, chicken better than bouillon < bouillon : composite meat may-celery may-wheat salty ~ cube=4 piece=4
1222 beef bouillon = bovril, beef bullion, beef concentrate, beef extract, oxo cube, beef base, beef broth base, beef consomme powder, beef gravy granule, beef bouillon base, beef stock concentrate, beef stock powder, beef soup base, beef stock cube < bouillon : composite meat may-celery may-wheat salty no-sulphites ~ cube=4 piece=4
1223 vegetable bouillon = mushroom bouillon, vegetarian bouillon, vegetable base, vegan chicken bouillon, vegetable broth mix, vegetable stock concentrate, vegetable broth base, vegetable stock granule, vegetarian chicken bouillon, marigold bouillon powder, vegan bouillon cube, vegetable broth powder, vegetable soup base, vegetable stock powder, vegetable stock cube, vegetarian beef bouillon cube, vegetable better than bouillon, vegetarian chicken flavored broth powder < bouillon : seasoned plant celery salty may-milk plant? ~ cube=4 piece=4
1224 gravy = bisto, au jus sauce, au jus mix : simple mixed may-wheat may-milk may-soy may-celery salty
1225 soup = borscht : anything mixed may-celery salty ~ can=298
1226 cream of mushroom soup = mushroom soup, mushroom cream soup, cream of mushroom, cream of mushroom soup condensed, cream of mushroom with roasted garlic soup < soup : simple mixed wheat milk may-soy may-celery salty ~ can=298
1227 cream of chicken soup = cream chicken soup, cream of chicken, cream of chicken soup condensed, cream of chicken and herb soup, cream of chicken soup with herb, cream of chicken and mushroom soup < soup : simple meat wheat milk may-soy may-celery salty ~ can=298
1228 cream of celery soup = celery soup, cream of celery < soup : mixed milk celery wheat salty ~ can=298
1229 tomato soup = tomato soup condensed < soup : seasoned no-meat may-wheat may-milk salty may-celery ~ can=298
1230 onion soup mix = onion dip mix, onion soup powder, onion mushroom soup mix, onion and mushroom soup mix < soup mix : mixed may-wheat salty may-celery ~ package=28 envelope=28
1231 soup mix = dip mix, seafood chowder mix, dry leek soup, dry vegetable soup, vegetable recipe mix, sinigang mix, tamarind soup mix, tamarind soup base, sinigang powder : anything mixed may-celery salty
1232 chili con carne = leftover chili, hormel chili, turkey chili, beef chili, vegetarian chili, canned chili, chili no bean, hot dog chili, chili with bean, chili without bean : mixed may-celery
# frozen composite mixed
1233 hash brown/s = o'brien potato, potato tot, potato puff, potato nugget, tater tot, potato o'brien, potato o brien, frozen potato round, hash brown patty, hash brown potato, frozen diced potato with onion and pepper, frozen hash brown with onion and pepper < potato : simple plant? gluten? wheat? milk? ~ cup=156
1234 french fry/french fries = frozen fry, home fry, shoestring fry, oven fry, curly fry, oven chip, waffle fry, steak fry, sweet potato fry, frozen potato wedge, potato wedge frozen, french fried potato < potato : simple plant? gluten? wheat? milk?
# canned composite mixed
1235 instant mashed potato = potato bud, dry potato, dried potato, potato granule, instant potato, potato flake, dry mashed potato, dehydrated hash brown potato < potato : simple animal may-milk sulphites? gluten? wheat? gf
1236 french fried onion/s = crispy shallot, crispy onion, fried shallot, fried onion, french's french fried, french fried onion topping : baked plant? may-wheat ~ cup=56
1237 macaroni and cheese = kd, macaroni cheese, kraft dinner, mac and cheese, mac n cheese, macaroni and cheese dinner, macaroni and cheese mix, macaroni and cheese dinner mix : no-meat wheat milk no-sulphites may-egg may-mustard
1238 canned spaghetti = spaghetti o, canned ravioli, canned spaghetti and meatball : mixed wheat
# frozen composite mixed
1239 pizza : composite mixed wheat milk fish?
1240 burrito/s : simple mixed wheat may-milk may-soy
1241 egg roll/s : composite mixed wheat may-egg may-soy crustacean? sesame?
# refrigerated composite mixed
1242 falafel = falafel mix : simple plant may-wheat may-sesame
1243 coleslaw = slaw < salad green : composite animal may-egg may-mustard may-celery gf
1244 potato salad : composite mixed egg may-mustard may-celery gf
1245 dumpling/s = pelmeni, mandu : composite mixed wheat may-soy may-egg crustacean? sesame?
1246 sandwich/es : anything mixed wheat
1247 casserole/s : anything mixed
1248 stew/s = moose stew, venison stew, leftover stew : anything mixed
1249 risotto : composite mixed may-milk may-celery
1250 meatloaf/meatloaves : simple meat may-wheat may-egg may-milk may-soy may-mustard may-celery may-fish
# canned composite mixed
1652 bean salad = three bean salad : seasoned plant? may-mustard may-celery
1653 bean soup mix = bean soup, lentil soup, pea soup, split pea soup : may-celery may-wheat salty
1654 chili beans/chili beans = chili bean, chili bean in sauce, chili bean in chili gravy, chili bean in chili sauce < bean : seasoned plant? spicy
1655 pork and beans = bean with bacon, bean with pork, pork and bean < baked bean : meat may-mustard no-milk
1656 maggi seasoning = maggi seasoning sauce, maggi, seasoning sauce : seasoned plant soy wheat may-celery salty no-sulphites
1657 ham base = ham flavored concentrate, pork bouillon < bouillon : meat may-celery salty
1658 french onion soup = onion soup, condensed french onion soup undiluted, canned onion soup < soup : may-wheat may-milk salty may-celery
1659 chicken soup = chicken noodle soup, chicken rice soup < soup : meat may-wheat may-egg may-celery salty
1660 cream soup = condensed cream of soup, corn chowder, golden mushroom soup, asparagus soup, broccoli soup, potato soup, campbell's condensed broccoli cheese soup, cream of broccoli soup, cream of broccoli cheese soup, condensed cream of broccoli with cheese soup, cream of potato soup, cream of asparagus soup, cream of onion soup, condensed broccoli cream soup, cream soup mix < soup : milk wheat salty
1661 cream of shrimp soup = cream of seafood soup < soup : fishy crustacean milk wheat salty
1662 cream of tomato soup = tomato bisque, tomato bisque soup < tomato soup : no-meat milk may-wheat salty
1663 miso soup : no-meat soy may-fish may-wheat salty no-milk no-sulphites
1665 breaded vegetable/s = breaded mushroom, breaded zucchini, breaded eggplant, battered mushroom, tempura vegetable, vegetable tempura, tempura, jalapeno popper, arancini, croquette, potato croquette : no-meat wheat may-egg may-milk
1669 gyoza = potsticker, jiaozi, momo, shumai, siu mai, pork dumpling, bao < dumpling : wheat may-soy may-egg may-crustacean may-sesame no-milk
1670 chicken salad = turkey salad, ham salad : meat egg may-mustard may-celery may-nut
1672 pasta salad = macaroni salad, pasta salad mix, orzo salad : wheat may-egg may-mustard may-celery
1673 grain salad = bulgur salad, fattoush : plant? wheat
1675 prepared salad = cobb salad, nicoise salad, chef salad, caprese salad, quinoa salad, rice salad, salad kit, tofu salad, cheese salad : anything mixed
1676 ratatouille = caponata, vegetable stew, vegetable curry, curry dish : anything mixed
1677 scalloped potato/scalloped potatoes = potato gratin, au gratin potato, au gratin potato mix, scalloped potato mix, dauphinoise potato, stuffed potato, twice baked potato : no-meat milk may-wheat salty
1678 mashed potato/mashed potatoes = prepared mashed potato, frozen mashed potato, refrigerated mashed potato, cooked mashed potato, leftover mash, cold mash < instant mashed potato : simple animal may-milk
1679 omelette/s = omelet, scrambled egg, scrambled egg dish, egg bite, spanish tortilla : animal egg may-milk
1680 paella = seafood risotto, bouillabaisse, cioppino : may-crustacean may-mollusc may-fish may-celery
1681 stuffed vegetable/s = stuffed mushroom, stuffed tomato, stuffed zucchini : anything mixed
1682 stuffed chicken = stuffed turkey, bacon wrapped chicken : anything meat
# canned simple
1972 consomme = beef consomme : meat may-celery may-wheat may-soy may-egg salty
1973 bone broth < broth : meat may-celery salty
1974 demi-glace = demi glace : meat may-wheat may-milk may-celery may-sulphites may-soy salty
1975 gravy mix = gravy packet, brown gravy mix, gravy powder : mixed may-wheat may-milk may-soy may-celery may-mustard salty
1976 minestrone = minestrone soup < soup : mixed celery may-wheat may-milk may-egg may-soy
1977 hot and sour soup < soup : mixed soy may-wheat may-egg may-fish may-sesame may-crustacean
1978 beef stew = oxtail stew, stewed oxtail, brown stew oxtail, beef bourguignon, leftover goulash, leftover beef stew, leftover oxtail stew < cooked beef, stew : meat may-wheat may-celery may-soy may-sulphites
2229 lamb stew/s = irish stew, mutton stew, goat stew, leftover lamb stew < stew : meat may-wheat may-celery may-soy may-sulphites
1979 spring roll/s = summer roll, fresh roll, lumpiang shanghai, leftover lumpia : mixed may-wheat may-egg may-soy may-crustacean may-sesame may-peanut may-fish may-milk
# canned simple plant
2061 stewed tomato/stewed tomatoes = canned stewed tomato < canned tomato : may-celery
# refrigerated composite mixed
2062 tom kha soup = tom kha, tom kha gai < soup : fish may-crustacean salty
2063 wonton soup < soup : wheat may-crustacean may-egg may-sesame may-soy may-celery salty
2064 gumbo = jambalaya : celery may-crustacean may-mollusc may-fish
2070 quenelle/s : wheat may-egg may-milk may-fish
`;
