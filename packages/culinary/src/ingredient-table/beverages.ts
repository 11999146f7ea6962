export const BEVERAGES = `
# beverages simple plant
1324 water = liquid, water to cover, water as needed, warm water 110 degree : staple ~ cup=237
1325 ice = ice chip : staple ~ cube=25 cup=140
1326 sparkling water = perrier, seltzer, seltzer water, carbonated water, club soda, soda water, sparkling mineral water, carbonated mineral water ~ cup=237
1327 tonic water = tonic ~ cup=240
1328 soft drink/s = fresca, squirt, red soda, diet soda, grape soda, pineapple soda, squirt soda, red bull, cherry soda, sprite soda, citrus soda, strawberry soda, grapefruit soda, lemon soda, mountain dew, lemonade soda, dr. pepper, energy drink, cream soda, soda pop, orange soda, carbonated beverage, pepper flavored soda, lemon soda water, lemon lime beverage, pepper type soda, diet lemon lime soda, lemon lime flavored soda, lemon lime flavored carbonated beverage ~ cup=245
1329 cola = pepsi, coke, cola soda, cola beverage, cola flavored carbonated, cola carbonated beverage < soft drink ~ cup=245
1330 ginger ale < soft drink ~ cup=245
1331 coffee = espresso, cold brew ~ cup=237
1332 ground coffee = ground espresso, espresso ground, espresso bean, coffee bean, coffee ground, finely ground espresso coffee < coffee ~ cup=85
1333 instant coffee = coffee crystal, coffee powder, coffee granule, instant espresso, espresso powder, coffee flavored instant, instant decaffeinated coffee, instant espresso coffee, freeze dried coffee < coffee ~ cup=50
1334 coffee extract = coffee flavoring, coffee essence
1335 tea = kombucha, yerba mate, chamomile flower, lapsang souchong, matcha powder, iced tea mix, chamomile tea bag, instant tea mix, brewed green tea, green tea leaf, green tea bag, matcha green tea powder, rooibos, chai concentrate
1336 juice = hawaiian punch, tropical punch, fruit drink, fruit punch, fruit juice concentrate, frozen juice concentrate, fruit juice blend ~ cup=245
1337 orange juice = satsuma juice, tangelo juice, orange drink, naranja agria, orange juice drink, orange banana juice, orange mango juice, orange pineapple juice, orange juice concentrate, orange juice from concentrate < citrus juice ~ cup=248
1338 apple juice = apple juice concentrate < juice ~ cup=248
1339 apple cider = sweet cider, fresh pressed cider < juice ~ cup=248
1340 pineapple juice = pineapple coconut juice, pineapple juice concentrate, pineapple orange juice < juice ~ cup=250
1341 cranberry juice = cranberry cocktail, cranberry cocktail juice, cranberry raspberry drink, cranberry apple juice, cranberry juice concentrate, cranberry raspberry juice < juice ~ cup=253
1342 tomato juice = tomato water < juice ~ cup=243
1343 grape juice = white grape juice concentrate, frozen grape juice concentrate < juice : sulphites? ~ cup=253
1344 grapefruit juice = pomelo juice < citrus juice ~ cup=247
1345 pomegranate juice < juice ~ cup=249
1346 cherry juice < juice ~ cup=250
1347 carrot juice < juice ~ cup=236
1348 mango juice = nectar, papaya juice, lychee juice, canned apricot nectar < juice ~ cup=250
1349 prune juice = plum juice < juice ~ cup=256
1350 lemonade = frozen limeade, lemonade mix, lemonade concentrate, thawed limeade concentrate, lemonade drink mix, frozen limeade concentrate ~ cup=248
1351 drink mix = tang, drink powder, kool aid, fruit punch mix : gluten? milk?
1352 coconut water = coconut juice ~ cup=240
1353 grenadine = grenadine syrup < syrup ~ cup=320
1354 cordial = ribena, fruit squash drink : sulphites?
# alcohol simple plant? alcohol
1355 alcohol = moonshine, spirit, everclear, liquor ~ cup=230
1356 wine = manischewitz, banyuls, rose, tokay, moscatel, sauterne, muscat, moscato, white zinfandel, brachetto d'acqui, wine blush, moscato d'asti, vin santo, beaumes de venise : sulphites egg? milk? ~ cup=236
1357 red wine = barbera, sangiovese, nebbiolo, amarone, valpolicella, lambrusco, tempranillo, claret, beaujolais, malbec, rioja, barolo, bordeaux, cabernet, shiraz, syrah, zinfandel, burgundy, chianti, merlot, chianti wine, cabernet wine, shiraz wine, merlot wine, pinot noir, cabernet sauvignon, burgundy wine, red table wine, red zinfandel wine, pinot noir wine, cotes du rhone, cabernet sauvignon wine < wine : sulphites egg? milk? ~ cup=236
1358 white wine = rhine, albarino, soave, retsina, viognier, gewurztraminer, muscadet, chablis, riesling, chardonnay, chenin blanc, vinho verde, chardonnay wine, pinot blanc, rhine wine, riesling wine, chablis wine, white burgundy, pinot grigio, sauvignon blanc, white grape wine, white burgundy wine, pinot grigio wine, white table wine, sauvignon blanc wine < wine : sulphites egg? milk? ~ cup=236
1359 sparkling wine = cremant, asti, brut, sekt, cava, prosecco wine, rose champagne, sparkling rose, pink champagne, dry champagne, asti spumante, brut champagne, sparkling rose wine, sparkling white wine, sparkling apple cider wine < wine : sulphites egg? milk? ~ cup=236
1360 sparkling cider = sparkling nonalcoholic cider, sparkling grape juice, sparkling apple juice, sparkling apple cider
1361 port = port wine < wine : sulphites egg? milk? ~ cup=240
1362 sherry = oloroso, fino, amontillado, pedro ximenez, sherry wine < wine : sulphites egg? milk? ~ cup=240
1363 marsala = marsala wine < wine : sulphites egg? milk? ~ cup=240
1364 madeira = madeira wine < wine : sulphites egg? milk? ~ cup=240
1365 vermouth = dubonnet, lillet, martini rosso, noilly prat, lillet blanc < wine : sulphites egg? milk? ~ cup=240
1366 rice wine = makgeolli, huangjiu, shaoxing, shaohsing wine, shao hsing, chinese wine, shaoxing wine, shao xing wine, shao hsing wine : may-wheat ~ cup=240
1367 sake ~ cup=240
1368 mirin = mirin rice wine, sweet rice wine ~ cup=260
1369 beer = lambic, kolsch, corona, pilsener, ipa, porter, pilsner, ale, lager, chocolate stout, oatmeal stout, dark stout, irish stout, guinness stout : gluten wheat? ~ cup=240 can=355 bottle=355
1370 gluten-free beer < beer
1371 hard cider = perry, cider, hard apple cider, dry apple cider : sulphites ~ cup=240
1372 mead : animal sulphites? honey ~ cup=240
1373 brandy = marc, metaxa, slivovitz, armagnac, fine cognac, eau de vie < alcohol : plant ~ cup=227
1374 kirsch = kirschwasser, kirsch liqueur, clear cherry brandy < brandy ~ cup=227
1375 rum = bacardi, captain morgan, myers's dark rum, bacardi light rum, coconut flavored rum, captain morgan spiced rum < alcohol : plant ~ cup=227
1376 vodka = absolut, smirnoff, absolut citron < alcohol : gf plant ~ cup=227
1377 gin = jenever, genever < alcohol : plant ~ cup=227
1378 tequila = tequila reposado, patron silver tequila < alcohol : plant ~ cup=227
1379 whiskey = fireball, jameson, whisky, rye bourbon, bourbon liquor, blended scotch, seagram's seven, maker's mark, jack daniel's, southern comfort, kentucky bourbon, crown royal, jim beam, jameson irish whiskey, wild turkey bourbon, kentucky bourbon whiskey, blended scotch whisky, jim beam bourbon, southern comfort liqueur, maker's mark bourbon < alcohol : plant ~ cup=227
1380 liqueur = pucker, suze, pama, apfelkorn, cynar, alize, amaro, hpnotiq, strega, tuaca, jagermeister, goldschlager, benedictine, schnapps, melon flavored, fernet branca, cherry heering, green chartreuse, st germain, white peppermint schnapps, creme de violette, chocolate mint liqueur, chambord raspberry liqueur, midori melon liqueur, peach flavored schnapps, creme de banane, black raspberry liqueur, dark creme de cacao, st germain elderflower liqueur, white creme de menthe, green creme de menthe, white creme de cacao < alcohol : sweet plant? alcohol may-nut ~ cup=260
1381 orange liqueur = solerno, curacao, cointreau, patron citronge, orange brandy, mandarin liqueur, mandarine napoleon, grand mariner, gran marnier, cointreau liqueur, triple sec, grand marnier, orange brandy liqueur, grand marnier liqueur, triple sec liqueur, blue curacao liqueur, orange flavored liqueur < liqueur : plant ~ cup=260
1382 coffee liqueur = kahlua, coffee flavored, espresso liqueur, coffee brandy, coffee liquor, kahlua liqueur, tia maria, coffee flavored liqueur < liqueur ~ cup=260
1383 almond liqueur = disaronno, amaretto, almond flavored, amaretto liqueur, creme de almond, amaretto di saronno, almond flavored liqueur < liqueur : may-nut plant ~ cup=260
1384 irish cream liqueur = amarula, rumchata, bailey's, cream liqueur, irish cream, irish creme liqueur, irish cream liquor, godiva white chocolate liqueur, irish cream flavored liqueur < liqueur : animal milk ~ cup=250
1385 anise liqueur = raki, ricard, herbsaint, arak, absinthe, anisette, black sambuca, anise liquor, sambuca liqueur, anisette liqueur, anise flavored aperitif, licorice flavored liqueur, anise flavored liqueur < liqueur ~ cup=250
1386 bitters = bitter, angostura : alcohol
# other composite mixed
1387 marinade = mojo, jerk paste, jerk sauce, marinade mix, mojo sauce, mojo criollo, jerk seasoning paste : anything mixed
1388 dip = ranch flavored dip : anything mixed
1389 baby food = baby cereal, pureed prune, prune puree, prune filling puree, baby food carrot, baby food fruit : anything mixed
1390 bee pollen : simple animal honey
1391 spirulina = chlorella, blue green algae : simple plant
1392 maca powder = maca, baobab powder, lucuma powder, acai powder : simple plant
1393 protein bar/s : simple mixed may-milk may-soy may-peanut may-nut may-wheat may-egg may-sesame
1394 insects = chapuline, grasshopper, cricket, cricket flour : simple meat crustacean?
# alcohol simple plant? alcohol
1395 champagne < sparkling wine : sulphites egg? milk?
1396 prosecco < sparkling wine : sulphites egg? milk?
1397 tequila blanco = blanco tequila, silver tequila < tequila
1398 mezcal = mescal < tequila
1399 cognac < brandy : plant ~ cup=227
1400 calvados = applejack, apple brandy < brandy
1401 grappa < brandy
1402 pisco < brandy
1403 bourbon = bourbon whiskey < whiskey : plant ~ cup=227
1404 scotch = scotch whiskey, scotch whisky < whiskey : plant
1405 rye whiskey < whiskey
1406 irish whiskey < whiskey
1407 dark rum < rum ~ cup=227
1408 white rum = light rum < rum ~ cup=227
1409 spiced rum < rum
1410 coconut rum = malibu, malibu rum < rum
1411 cachaca < rum
1412 limoncello < liqueur : plant
1413 chambord = raspberry liqueur < liqueur
1414 frangelico < liqueur : nut
1415 creme de cacao < liqueur
1416 creme de menthe = mint liqueur < liqueur : plant
1417 creme de cassis = cassis < liqueur
1418 peach schnapps < liqueur
1419 peppermint schnapps < liqueur
1420 campari < liqueur
1421 aperol < liqueur
1422 galliano < liqueur
1423 drambuie < liqueur
1424 chartreuse < liqueur
1425 maraschino liqueur < liqueur
1426 elderflower liqueur < liqueur
1427 melon liqueur = midori < liqueur
1428 pernod = pastis < anise liqueur
1429 sambuca < anise liqueur
1430 ouzo < anise liqueur
1431 stout = guinness < beer : gluten wheat? ~ cup=240
1432 sangria < wine : sulphites egg? milk?
# beverages simple plant
1433 matcha = green tea powder < tea
1434 green tea < tea
1435 chamomile tea = chamomile, dried chamomile flower < tea
1436 ginger beer < soft drink
1437 root beer < soft drink ~ cup=245
1438 lemon-lime soda = 7up, sprite, 7 up, lemon lime carbonated beverage < soft drink ~ cup=245
1439 limeade = limeade concentrate < lemonade
1440 cranberry juice cocktail < cranberry juice
1441 apricot nectar = apricot juice < juice
1442 peach nectar = peach juice < juice
1443 guava nectar = guava juice < juice
1444 pear nectar = pear juice < juice
1445 passion fruit juice = passionfruit juice < juice
1446 vegetable juice = v8, v8 juice < juice : celery ~ cup=243
1447 beet juice < juice
# alcohol simple plant? alcohol
1448 aquavit = akvavit < alcohol
# beverages composite mixed
1449 cocktail mix = daiquiri mix, bar mix, sour mix, margarita mix : sulphites?
# beverages simple plant
1727 tomato juice cocktail = vegetable juice cocktail, mixed vegetable juice, tomato vegetable juice, v8 vegetable juice, tomato and vegetable juice, low sodium vegetable juice, low sodium v8 juice, v 8 vegetable juice, v 8 juice, spicy v8 juice, spicy vegetable juice < vegetable juice : celery ~ cup=243
1728 chai = chai latte, chai tea latte, chai mix : milk? soy?
1729 latte = cappuccino, iced coffee, frappe : animal milk
1730 bloody mary mix < cocktail mix : composite mixed may-fish may-celery may-wheat spicy may-mustard no-milk no-meat
1731 pina colada mix < cocktail mix : milk? sulphites?
1732 smoothie = milkshake, lassi, fruit shake : composite animal may-milk
1733 kvass : gluten
# alcohol simple plant? alcohol
1734 advocaat = egg liqueur < liqueur : animal egg milk? alcohol
1735 hazelnut liqueur = hazelnut flavored, creme de noyaux, nocino, walnut liqueur < liqueur : nut alcohol
1736 cooking wine < wine : sulphites salty alcohol egg? milk?
1737 wheat beer = hefeweizen, witbier < beer : gluten wheat alcohol
1738 cocktail = margarita, pina colada, bloody mary, mojito, martini : anything mixed alcohol
# alcohol simple plant
2006 vegan wine < wine : sulphites alcohol
2007 pimm's = pimms < liqueur : alcohol
# other simple plant
2068 greens powder = super greens powder, green superfood powder : gf?
`;
