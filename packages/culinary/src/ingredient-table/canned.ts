export const CANNED = `
# canned simple plant
1195 bean/s = bean medley, bean salad, bean mix, bean soup mix, chili bean in sauce, chili bean in chili gravy, chili bean in chili sauce : gf? ~ cup=177
1196 black bean/s = frijole negro, turtle bean < bean ~ cup=172 can=425
1197 kidney bean/s = rajma, red bean < bean ~ cup=177 can=425
1198 white bean/s = flageolet, cannellini, northern bean, gigantes bean, canellini bean, marrow bean, corona bean, cannelloni bean, cannelini bean, tarbais bean, flageolet bean, pea bean, haricot bean, navy bean, cannellini bean, yellow eye bean, white kidney bean, white cannellini kidney bean < bean ~ cup=179 can=425
1199 pinto bean/s = borlotti, pink bean, anasazi bean, roman bean, cranberry bean, borlotti bean, jacob's cattle bean, tongue of fire bean < bean ~ cup=171 can=425
1200 chickpea/s = ceci, garbanzo, bengal gram, garbonzo bean, ceci bean, chick pea, garbanzo bean < bean ~ cup=164 can=425
1201 lima bean/s = gigantes, butterbean, butter bean < bean ~ cup=170
1202 fava bean/s = fava, foul mudamma, broad bean < bean ~ cup=170
1203 black-eyed pea/s = gandules, cowpea, cow pea, lady pea, southern pea, gungo pea, field pea, blackeye bean, crowder pea, pigeon pea, blackeye pea, blackeyed pea, pink eyed pea, purple hull pea, black eye pea, black eyed bean < bean ~ cup=165
1204 mung bean/s = mung dal, green gram, moong bean, moong dal < bean ~ cup=202
1205 adzuki bean/s = adzuki, azuki, aduki bean, azuki bean < bean ~ cup=197
1206 red bean paste = anko, adzuki bean paste, azuki bean paste
1207 soybean/s = soy bean, soya bean < bean : soy ~ cup=186
1208 lupin bean/s = lupini, lupini bean < bean : lupin
1209 refried bean/s = frijole refritos, refried pinto bean, refried black bean < bean : mixed gf ~ cup=252 can=454
1210 baked bean/s = heinz bean, bean with bacon, bean with pork, pork and bean, bean in tomato sauce < bean : mixed gf? ~ cup=253
1211 lentil/s = dhal, dal, split chickpea, black gram, split pigeon pea, split bengal gram, lentilles du puy, lentil du puy ~ cup=192 can=400
1212 split pea/s = dry pea, marrowfat pea, dried pea ~ cup=197
1213 coconut milk = coconut milk beverage ~ cup=226 can=400
1214 coconut cream = coconut paste, coconut manna, coconut butter, creamed coconut, coco lopez ~ cup=240
# canned composite mixed
1215 broth = demiglace, stock, demi glace, stock from bone, glace de viande, veal and beef stock ~ cup=240
1216 chicken broth = chicken consomme, duck broth, poultry broth, giblet stock, duck stock, poultry stock, chicken stock, chicken soup stock, swanson natural goodness < broth : meat ~ cup=240 can=411
1217 beef broth = consomme, bouillon broth, au jus, veal broth, veal stock, beef stock, beef bouillon condensed, canned beef bouillon < broth : meat ~ cup=240 can=411
1218 turkey broth = turkey stock < broth : meat ~ cup=240
1219 vegetable broth = veg stock, veg broth, veggie stock, veggie broth, tomato stock, corn broth, garlic broth, corn stock, vegetarian stock, vegan broth, vegetarian broth, mushroom stock, mushroom broth, vegetable stock, mock chicken broth, vegetarian chicken broth, imitation chicken broth, no chicken stock, vegetable soup stock, vegetable cooking water, vegan chicken broth, no chicken broth, vegetable bouillon broth < broth : plant celery gf? ~ cup=240
1220 bouillon = aromat, glace, maggi, clam base, seafood base, lobster base, knorr cube, golden seasoning, ham base, stock granule, soup powder, maggi seasoning, bouillon base, stock base, bouillon concentrate, soup base, stock concentrate, stock powder, stock cube, ham flavored concentrate, fish bouillon cube, caldo de tomate, maggi seasoning sauce, tomato bouillon with chicken flavor ~ cube=4 piece=4
1221 chicken bouillon = chicken bullion, chicken cube, chicken powder, chicken base, chicken broth concentrate, chicken broth base, chicken broth granule, chicken broth powder, chicken soup cube, instant chicken stock, chicken soup powder, chicken broth cube, chicken bouillon base, chicken consomme powder, chicken stock concentrate, chicken stock powder, chicken soup base, chicken stock cube, chicken better than bouillon < bouillon : meat ~ cube=4 piece=4
1222 beef bouillon = bovril, beef bullion, beef concentrate, beef extract, oxo cube, beef base, beef broth base, beef consomme powder, beef gravy granule, beef bouillon base, beef stock concentrate, beef stock powder, beef soup base, beef stock cube < bouillon : meat ~ cube=4 piece=4
1223 vegetable bouillon = mushroom bouillon, vegetarian bouillon, vegetable base, vegan chicken bouillon, vegetable broth mix, vegetable stock concentrate, vegetable broth base, vegetable stock granule, vegetarian chicken bouillon, marigold bouillon powder, vegan bouillon cube, vegetable broth powder, vegetable soup base, vegetable stock powder, vegetable stock cube, vegetarian beef bouillon cube, vegetable better than bouillon, vegetarian chicken flavored broth powder < bouillon : plant celery gf? ~ cube=4 piece=4
1224 gravy = bisto, gravy mix, au jus sauce, au jus mix
1225 soup = corn chowder, clam chowder, golden mushroom soup, french onion soup, condensed cream of soup, condensed french onion soup undiluted ~ can=298
1226 cream of mushroom soup = mushroom soup, mushroom cream soup, cream of mushroom, cream of mushroom soup condensed, cream of mushroom with roasted garlic soup < soup : no-meat milk ~ can=298
1227 cream of chicken soup = cream chicken soup, cream of chicken, cream of chicken soup condensed, cream of chicken and herb soup, cream of chicken soup with herb, cream of chicken and mushroom soup < soup : meat milk ~ can=298
1228 cream of celery soup = asparagus soup, broccoli soup, potato soup, celery soup, cream of celery, condensed broccoli cream soup, cream of onion soup, cream of asparagus soup, cream of shrimp soup, cream of potato soup, cream of broccoli soup, campbell's condensed broccoli cheese soup, cream of broccoli cheese soup, condensed cream of broccoli with cheese soup < soup : mixed milk celery ~ can=298
1229 tomato soup = tomato bisque, tomato soup condensed, tomato bisque soup, cream of tomato soup < soup : no-meat ~ can=298
1230 onion soup mix = onion soup, onion dip mix, onion soup powder, onion mushroom soup mix, onion and mushroom soup mix < soup mix : mixed ~ package=28 envelope=28
1231 soup mix = dip mix, seafood chowder mix, dry leek soup, dry vegetable soup, vegetable recipe mix
1232 chili con carne = hormel chili, turkey chili, beef chili, vegetarian chili, canned chili, chili no bean, hot dog chili, chili with bean, chili without bean : mixed
# frozen composite mixed
1233 hash brown/s = o'brien potato, potato tot, potato puff, potato nugget, tater tot, potato o'brien, potato o brien, frozen potato round, hash brown patty, hash brown potato, frozen diced potato with onion and pepper, frozen hash brown with onion and pepper < potato : plant? gf? ~ cup=156
1234 french fry/french fries = shoestring fry, oven fry, curly fry, oven chip, waffle fry, steak fry, sweet potato fry, frozen potato wedge, potato wedge frozen, french fried potato < potato : plant? gf?
# canned composite mixed
1235 instant mashed potato = potato bud, dry potato, dried potato, potato granule, instant potato, potato flake, frozen mashed potato, prepared mashed potato, scalloped potato mix, refrigerated mashed potato, dry mashed potato, dehydrated hash brown potato, au gratin potato mix < potato : no-meat gf?
1236 french fried onion/s = crispy shallot, crispy onion, fried shallot, fried onion, french's french fried, frozen onion ring, onion ring fried, french onion ring, frozen breaded onion ring, french fried onion topping : plant? gf? ~ cup=56
1237 macaroni and cheese = kd, macaroni cheese, kraft dinner, mac and cheese, mac n cheese, macaroni and cheese dinner, macaroni and cheese mix, macaroni and cheese dinner mix : no-meat wheat milk
1238 canned spaghetti = spaghetti o, canned ravioli, spaghetti and meatball : mixed wheat
# frozen composite mixed
1239 pizza : no-meat wheat milk
1240 burrito/s : mixed
1241 egg roll/s = spring roll : mixed
# refrigerated composite mixed
1242 falafel = falafel mix : plant? gf?
1243 coleslaw = slaw < salad green : no-meat gf?
1244 potato salad = chicken salad, pasta salad, macaroni salad, pasta salad mix : mixed gf?
1245 dumpling/s = gyoza, potsticker
1246 sandwich/es
1247 casserole/s
1248 stew/s
1249 risotto
1250 meatloaf/meatloaves : simple meat may-wheat may-egg may-milk may-soy may-mustard may-celery may-fish
`;
