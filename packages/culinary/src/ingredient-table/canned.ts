export const CANNED = `
# canned plant gf
1187 bean/s = bean mix, bean salad, bean medley, bean soup mix, chili bean in sauce, chili bean in chili sauce, chili bean in chili gravy ~ cup=177
1188 black bean/s = turtle bean, frijole negro < bean ~ cup=172 can=425
1189 kidney bean/s = rajma, red bean < bean ~ cup=177 can=425
1190 white bean/s = cannellini, flageolet, cannellini bean, navy bean, haricot bean, pea bean, flageolet bean, tarbais bean, cannelini bean, cannelloni bean, corona bean, gigante bean, marrow bean, canellini bean, northern bean, white kidney bean, yellow eye bean, white cannellini kidney bean < bean ~ cup=179 can=425
1191 pinto bean/s = borlotti, borlotti bean, cranberry bean, roman bean, anasazi bean, pink bean, jacob's cattle bean, tongue of fire bean < bean ~ cup=171 can=425
1192 chickpea/s = garbanzo, ceci, garbanzo bean, chick pea, ceci bean, garbonzo bean, bengal gram < bean ~ cup=164 can=425
1193 lima bean/s = butterbean, gigantes, butter bean < bean ~ cup=170
1194 fava bean/s = fava, broad bean, foul mudamma < bean ~ cup=170
1195 black-eyed pea/s = cowpea, gandule, blackeyed pea, blackeye pea, pigeon pea, crowder pea, blackeye bean, field pea, gungo pea, southern pea, lady pea, cow pea, black eyed bean, black eye pea, purple hull pea, pink eyed pea < bean ~ cup=165
1196 mung bean/s = moong dal, moong bean, green gram, mung dal < bean ~ cup=202
1197 adzuki bean/s = azuki, adzuki, azuki bean, aduki bean < bean ~ cup=197
1198 red bean paste = anko, azuki bean paste, adzuki bean paste
1199 soybean/s = soya bean, soy bean < bean : soy ~ cup=186
1200 lupin bean/s = lupini, lupini bean < bean : lupin
1201 refried bean/s = frijole refritos, refried black bean, refried pinto bean < bean : mixed gf ~ cup=252 can=454
1202 baked bean/s = pork and bean, bean with pork, bean with bacon, beans in tomato sauce < bean : mixed gf? ~ cup=253
1203 lentil/s = dal, dhal, black gram, split chickpea, lentil du puy, lentille du puy, split bengal gram, split pigeon pea ~ cup=192 can=400
1204 split pea/s = dried pea, marrowfat pea, dry pea ~ cup=197
1205 coconut milk = coconut milk beverage ~ cup=226 can=400
1206 coconut cream = coco lopez, creamed coconut, coconut butter, coconut manna, coconut paste, cream of coconut ~ cup=240
# canned mixed gf?
1207 broth = stock, demiglace, demi glace, glace de viande, stock from bone, veal and beef stock ~ cup=240
1208 chicken broth = chicken stock, poultry stock, duck stock, giblet stock, poultry broth, duck broth, chicken consomme, swanson natural goodness, chicken soup stock < broth : meat ~ cup=240 can=411
1209 beef broth = consomme, beef stock, veal stock, veal broth, au jus, bouillon broth, canned beef bouillon, beef bouillon condensed < broth : meat ~ cup=240 can=411
1210 turkey broth = turkey stock < broth : meat ~ cup=240
1211 vegetable broth = vegetable stock, mushroom broth, mushroom stock, vegetarian broth, vegan broth, vegetarian stock, corn stock, garlic broth, corn broth, tomato stock, vegetable bouillon broth, no chicken broth, vegan chicken broth, vegetable cooking water, vegetable soup stock, no chicken stock, imitation chicken broth, vegetarian chicken broth, mock chicken broth < broth : plant celery gf? ~ cup=240
1212 bouillon = maggi, glace, aromat, stock cube, bouillon powder, stock powder, stock concentrate, soup base, bouillon concentrate, stock base, bouillon base, maggi seasoning, soup powder, stock granule, ham base, golden seasoning, knorr cube, lobster base, seafood base, clam base, maggi seasoning sauce, caldo de tomate, fish bouillon cube, ham flavored concentrate, tomato bouillon with chicken flavor ~ cube=4 piece=4
1213 chicken bouillon = chicken base, chicken powder, chicken cube, chicken bullion, chicken stock cube, chicken bouillon powder, chicken soup base, chicken stock powder, chicken stock concentrate, chicken consomme powder, chicken bouillon base, chicken broth cube, chicken soup powder, instant chicken stock, chicken soup cube, chicken broth powder, chicken broth granule, chicken broth base, chicken broth concentrate, chicken better than bouillon < bouillon : meat ~ cube=4 piece=4
1214 beef bouillon = bovril, beef base, oxo cube, beef extract, beef concentrate, beef bullion, beef stock cube, beef soup base, beef bouillon powder, beef stock powder, beef stock concentrate, beef bouillon base, beef gravy granule, beef consomme powder, beef broth base < bouillon : meat ~ cube=4 piece=4
1215 vegetable bouillon = vegetable base, vegetarian bouillon, mushroom bouillon, vegetable stock cube, vegetable bouillon powder, vegetable stock powder, vegetable soup base, vegetable broth powder, vegan bouillon cube, marigold bouillon powder, vegetarian chicken bouillon, vegetable stock granule, vegetable broth base, vegetable stock concentrate, vegetable broth mix, vegan chicken bouillon, vegetable better than bouillon, vegetarian beef bouillon cube, vegetarian chicken flavored broth powder < bouillon : plant celery gf? ~ cube=4 piece=4
1216 gravy = gravy mix, gravy powder, au jus mix, au jus sauce
1217 soup = clam chowder, corn chowder, french onion soup, golden mushroom soup, condensed french onion soup undiluted ~ can=298
1218 cream of mushroom soup = mushroom soup, cream of mushroom, mushroom cream soup, cream of mushroom soup condensed, cream of mushroom with roasted garlic soup < soup : no-meat milk ~ can=298
1219 cream of chicken soup = cream of chicken, cream chicken soup, cream of chicken soup condensed, cream of chicken and mushroom soup, cream of chicken soup with herb, cream of chicken and herb soup < soup : meat milk ~ can=298
1220 cream of celery soup = celery soup, potato soup, broccoli soup, asparagus soup, cream of celery, cream of shrimp soup, cream of onion soup, condensed broccoli cream soup, cream of broccoli cheese soup, campbell's condensed broccoli cheese soup, condensed cream of broccoli with cheese soup < soup : mixed milk celery ~ can=298
1221 tomato soup = tomato bisque, tomato bisque soup, tomato soup condensed < soup : no-meat ~ can=298
1222 onion soup mix = onion soup, onion soup powder, onion dip mix, onion mushroom soup mix, onion and mushroom soup mix < soup mix : mixed ~ package=28 envelope=28
1223 soup mix = dip mix, vegetable recipe mix, dry vegetable soup, dry leek soup, seafood chowder mix
1224 chili con carne = canned chili, vegetarian chili, beef chili, turkey chili, hormel chili, chili without bean, chili with bean, hot dog chili, chili no bean : mixed
1225 hash brown/s = potato o'brien, tater tot, potato nugget, potato puff, potato tot, o'brien potato, hash brown potato, hash brown patty, frozen potato round, potato o brien, frozen hash brown with onion and pepper, frozen diced potato with onion and pepper < potato : plant gf? ~ cup=156
1226 french fry/french fries = fry, oven chip, french fried potato, potato wedge frozen, frozen potato wedge < potato : plant gf?
1227 instant mashed potato = potato flake, instant potato, potato granule, dried potato, dry potato, potato bud, dry mashed potato, refrigerated mashed potato, scalloped potato mix, prepared mashed potato, frozen mashed potato, au gratin potato mix, dehydrated hash brown potato < potato : no-meat gf?
1228 french fried onion/s = fried onion, fried shallot, crispy onion, crispy shallot, french onion ring, onion ring fried, frozen onion ring, french's french fried, french fried onion topping, frozen breaded onion ring : plant? gf? ~ cup=56
1229 macaroni and cheese = kraft dinner, macaroni cheese, mac and cheese, macaroni and cheese mix, macaroni and cheese dinner, macaroni and cheese dinner mix : no-meat wheat milk
1230 canned spaghetti = canned ravioli, spaghetti o, spaghetti and meatball : mixed wheat
1231 pizza : no-meat wheat milk
1232 burrito/s = tamale, tamale in chili gravy : mixed
1233 egg roll/s = dumpling, potsticker, gyoza, samosa, spring roll, frozen wonton : mixed
1234 falafel = falafel mix : plant? gf?
1235 coleslaw = slaw < salad green : no-meat gf?
1236 potato salad = macaroni salad, pasta salad, chicken salad, egg salad, pasta salad mix : mixed gf?
`;
