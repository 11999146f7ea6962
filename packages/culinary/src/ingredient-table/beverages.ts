export const BEVERAGES = `
# beverages plant gf
1310 water = liquid, water as needed, water to cover, warm water 110 degree : staple ~ cup=237
1311 ice = ice chip : staple ~ cube=25 cup=140
1312 sparkling water = seltzer, perrier, soda water, club soda, carbonated water, seltzer water, carbonated mineral water, sparkling mineral water ~ cup=237
1313 tonic water = tonic ~ cup=240
1314 soft drink/s = sprite, 7up, squirt, fresca, carbonated beverage, 7 up, orange soda, soda pop, cream soda, dr pepper, energy drink, lemonade soda, mountain dew, lemon soda, grapefruit soda, strawberry soda, citrus soda, sprite soda, cherry soda, red bull, squirt soda, pineapple soda, grape soda, diet soda, red soda, pepper type soda, lemon lime beverage, lemon soda water, pepper flavored soda, lemon lime flavored soda, diet lemon lime soda, lemon lime flavored carbonated beverage ~ cup=245
1315 cola = coke, pepsi, cola beverage, cola soda, cola carbonated beverage, cola flavored carbonated < soft drink ~ cup=245
1316 ginger ale < soft drink ~ cup=245
1317 coffee = espresso, cold brew ~ cup=237
1318 ground coffee = coffee ground, coffee bean, espresso bean, espresso ground, ground espresso, finely ground espresso coffee < coffee ~ cup=85
1319 instant coffee = espresso powder, instant espresso, coffee granule, coffee powder, coffee crystal, freeze dried coffee, instant espresso coffee, instant decaffeinated coffee, coffee flavored instant, instant coffee granule powder < coffee ~ cup=50
1320 coffee extract = coffee essence, coffee flavoring
1321 tea = chamomile, kombucha, chai, matcha powder, lapsang souchong, yerba mate, green tea bag, green tea leaf, green tea powder, brewed green tea, instant tea powder, instant tea mix, chamomile tea bag, iced tea mix, black tea powder, dried chamomile flower
1322 juice = fruit punch, fruit drink, tropical punch, hawaiian punch, margarita mix, sour mix, cocktail mix, bar mix, daiquiri mix, fruit juice blend, frozen juice concentrate, fruit juice concentrate, bloody mary mix, pina colada mix ~ cup=245
1323 orange juice = naranja agria, orange drink, tangelo juice, satsuma juice, orange juice concentrate, orange pineapple juice, orange mango juice, orange banana juice, juice of orange, orange juice drink, orange juice from concentrate < citrus juice ~ cup=248
1324 apple juice = apple juice concentrate < juice ~ cup=248
1325 apple cider = sweet cider, fresh pressed cider < juice ~ cup=248
1326 pineapple juice = pineapple orange juice, pineapple juice concentrate, pineapple coconut juice < juice ~ cup=250
1327 cranberry juice = cranberry cocktail, cranberry raspberry juice, cranberry juice concentrate, cranberry apple juice, cranberry raspberry drink, cranberry cocktail juice < juice ~ cup=253
1328 tomato juice = v8, v8 juice, tomato water, v8 vegetable juice, tomato vegetable juice, vegetable juice cocktail, v 8 juice, mixed vegetable juice, spicy vegetable juice, v 8 vegetable juice, low sodium vegetable juice, tomato and vegetable juice < juice ~ cup=243
1329 grape juice = frozen grape juice concentrate, white grape juice concentrate < juice : sulphites ~ cup=253
1330 grapefruit juice = pomelo juice < citrus juice ~ cup=247
1331 pomegranate juice < juice ~ cup=249
1332 cherry juice < juice ~ cup=250
1333 carrot juice < juice ~ cup=236
1334 mango juice = nectar, guava juice, pear juice, peach juice, apricot juice, lychee juice, papaya juice, passionfruit juice, canned apricot nectar < juice ~ cup=250
1335 prune juice = plum juice < juice ~ cup=256
1336 lemonade = lemonade concentrate, limeade concentrate, lemonade mix, frozen limeade, lemonade powder, lemonade drink mix, lemonade flavored drink mix powder ~ cup=248
1337 drink mix = tang, kool aid, drink powder, tang powder, fruit punch mix, unsweetened cherry flavored drink mix powder : gf?
1338 coconut water = coconut juice ~ cup=240
1339 grenadine = grenadine syrup < syrup ~ cup=320
1340 cordial = ribena, fruit squash drink
# alcohol plant? gf
1341 alcohol = liquor, everclear, spirit, moonshine ~ cup=230
1342 wine = sauternes, moscato, muscat, moscatel, tokay, rose, banyuls, manischewitz, vin santo, moscato d'asti, wine blush, brachetto d'acqui, white zinfandel, beaumes de venise : sulphites ~ cup=236
1343 red wine = merlot, chianti, burgundy, zinfandel, syrah, shiraz, cabernet, bordeaux, barolo, rioja, malbec, beaujolais, claret, tempranillo, lambrusco, valpolicella, amarone, nebbiolo, sangiovese, barbera, burgundy wine, cabernet sauvignon, pinot noir, merlot wine, shiraz wine, cabernet wine, chianti wine, cabernet sauvignon wine, cotes du rhone, pinot noir wine, red zinfandel wine, red table wine < wine : sulphites ~ cup=236
1344 white wine = chardonnay, riesling, chablis, muscadet, gewurztraminer, viognier, retsina, soave, albarino, rhine, sauvignon blanc, pinot grigio, white burgundy, chablis wine, riesling wine, rhine wine, pinot blanc, chardonnay wine, vinho verde, chenin blanc, sauvignon blanc wine, white table wine, pinot grigio wine, white burgundy wine, white grape wine < wine : sulphites ~ cup=236
1345 sparkling wine = cava, sekt, brut, asti, cremant, brut champagne, asti spumante, dry champagne, pink champagne, sparkling rose, rose champagne, prosecco wine, sparkling white wine, sparkling rose wine, sparkling apple cider wine < wine : sulphites ~ cup=236
1346 sparkling cider = sparkling apple cider, sparkling apple juice, sparkling grape juice, sparkling nonalcoholic cider
1347 port = port wine < wine : sulphites ~ cup=240
1348 sherry = amontillado, fino, oloroso, sherry wine, pedro ximenez < wine : sulphites ~ cup=240
1349 marsala = marsala wine < wine : sulphites ~ cup=240
1350 madeira = madeira wine < wine : sulphites ~ cup=240
1351 vermouth = lillet, dubonnet, lillet blanc, noilly prat, martini rosso < wine : sulphites ~ cup=240
1352 rice wine = shaoxing, huangjiu, makgeolli, shaoxing wine, chinese wine, shao hsing, shaohsing wine, shao hsing wine, shao xing wine : gf? ~ cup=240
1353 sake ~ cup=240
1354 mirin = sweet rice wine, mirin rice wine ~ cup=260
1355 beer = lager, ale, guinness, pilsner, porter, ipa, pilsener, corona, kolsch, lambic, guinness stout, irish stout, dark stout, oatmeal stout, chocolate stout : gluten ~ cup=240 can=355 bottle=355
1356 gluten-free beer < beer : gf
1357 hard cider = cider, perry, dry apple cider, hard apple cider : sulphites ~ cup=240
1358 mead : animal ~ cup=240
1359 brandy = armagnac, applejack, slivovitz, metaxa, marc, fine cognac, eau de vie < alcohol ~ cup=227
1360 kirsch = kirschwasser, kirsch liqueur, clear cherry brandy < brandy ~ cup=227
1361 rum = malibu, bacardi, captain morgan, coconut flavored rum, bacardi light rum, myers's dark rum, captain morgan spiced rum, white or light rum < alcohol ~ cup=227
1362 vodka = smirnoff, absolut, absolut citron < alcohol : gf ~ cup=227
1363 gin = genever, jenever < alcohol ~ cup=227
1364 tequila = mescal, tequila reposado, patron silver tequila < alcohol ~ cup=227
1365 whiskey = whisky, jameson, fireball, jack daniel, jim beam, crown royal, kentucky bourbon, southern comfort, maker's mark, seagram's seven, blended scotch, bourbon liquor, rye bourbon, maker's mark bourbon, southern comfort liqueur, jim beam bourbon, blended scotch whisky, kentucky bourbon whiskey, wild turkey bourbon, jameson irish whiskey < alcohol ~ cup=227
1366 liqueur = schnapps, benedictine, midori, cassis, goldschlager, jagermeister, tuaca, framboise, strega, hpnotiq, amaro, pimm's, alize, advocaat, cynar, apfelkorn, pama, suze, pucker, st germain, green chartreuse, cherry heering, fernet branca, melon flavored, hazelnut flavored, black raspberry liqueur, melon flavored liqueur, creme de banane, peach flavored schnapps, midori melon liqueur, chambord raspberry liqueur, creme de noyaux, chocolate mint liqueur, creme de violette, white peppermint schnapps, white creme de cacao, green creme de menthe, white creme de menthe, st germain elderflower liqueur, dark creme de cacao < alcohol ~ cup=260
1367 orange liqueur = cointreau, curacao, solerno, grand marnier, triple sec, cointreau liqueur, gran marnier, grand mariner, mandarine napoleon, mandarin liqueur, orange brandy, patron citronge, orange flavored liqueur, blue curacao liqueur, triple sec liqueur, grand marnier liqueur, orange brandy liqueur < liqueur ~ cup=260
1368 coffee liqueur = kahlua, tia maria, kahlua liqueur, coffee liquor, coffee brandy, espresso liqueur, coffee flavored, coffee flavored liqueur < liqueur ~ cup=260
1369 almond liqueur = amaretto, disaronno, amaretto liqueur, almond flavored, almond flavored liqueur, amaretto di saronno, creme de almond < liqueur : nut ~ cup=260
1370 irish cream liqueur = baileys, rumchata, amarula, irish cream, cream liqueur, irish cream liquor, irish creme liqueur, irish cream flavored liqueur, godiva white chocolate liqueur < liqueur : animal milk gf? ~ cup=250
1371 anise liqueur = anisette, pastis, absinthe, arak, herbsaint, ricard, raki, anisette liqueur, sambuca liqueur, anise liquor, black sambuca, anise flavored liqueur, licorice flavored liqueur, anise flavored aperitif < liqueur ~ cup=250
1372 bitters = angostura, bitter
# other mixed gf?
1373 marinade = mojo, mojo criollo, mojo sauce, marinade mix, jerk sauce, jerk paste, jerk seasoning paste
1374 dip = ranch flavored dip
1375 baby food = prune puree, pureed prune, baby cereal, baby food fruit, baby food carrot, prune filling puree
1376 bee pollen : animal gf
1377 spirulina = chlorella, spirulina powder, blue green algae : plant gf
1378 maca powder = maca, acai powder, lucuma powder, greens powder, baobab powder : plant gf
1379 protein bar/s
1380 insects = cricket, grasshopper, chapuline, cricket flour : meat gf
# alcohol plant? gf
1381 champagne < sparkling wine : sulphites
1382 prosecco < sparkling wine : sulphites
1383 tequila blanco = silver tequila, blanco tequila < tequila
1384 mezcal < tequila
1385 cognac < brandy ~ cup=227
1386 calvados = apple brandy < brandy
1387 grappa < brandy
1388 pisco < brandy
1389 bourbon = bourbon whiskey < whiskey ~ cup=227
1390 scotch = scotch whisky, scotch whiskey < whiskey
1391 rye whiskey < whiskey
1392 irish whiskey < whiskey
1393 dark rum < rum ~ cup=227
1394 white rum = light rum < rum ~ cup=227
1395 spiced rum < rum
1396 coconut rum = malibu rum < rum
1397 cachaca < rum
1398 limoncello < liqueur
1399 chambord = raspberry liqueur < liqueur
1400 frangelico = hazelnut liqueur < liqueur : nut
1401 creme de cacao < liqueur
1402 creme de menthe = mint liqueur < liqueur
1403 creme de cassis < liqueur
1404 peach schnapps < liqueur
1405 peppermint schnapps < liqueur
1406 campari < liqueur
1407 aperol < liqueur
1408 galliano < liqueur
1409 drambuie < liqueur
1410 chartreuse < liqueur
1411 maraschino liqueur < liqueur
1412 elderflower liqueur < liqueur
1413 melon liqueur < liqueur
1414 pernod < anise liqueur
1415 sambuca < anise liqueur
1416 ouzo < anise liqueur
1417 stout < beer : gluten ~ cup=240
1418 sangria < wine : sulphites
# beverages plant gf
1419 matcha = matcha green tea powder < tea
1420 green tea < tea
1421 chamomile tea = chamomile flower < tea
1422 ginger beer < soft drink
1423 root beer < soft drink ~ cup=245
1424 lemon-lime soda = lemon lime carbonated beverage < soft drink ~ cup=245
1425 limeade = frozen limeade concentrate < lemonade
1426 cranberry juice cocktail < cranberry juice
1427 apricot nectar < juice
1428 peach nectar < juice
1429 guava nectar < juice
1430 pear nectar < juice
1431 passion fruit juice < juice
1432 vegetable juice < juice : celery ~ cup=243
1433 beet juice < juice
`;
