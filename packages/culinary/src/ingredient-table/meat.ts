export const MEAT = `
# meat simple meat
318 meat
319 poultry < meat
320 chicken = broiler, hen, poussin, capon, roaster, fryer, fowl, chicken meat, boneless skinless chicken < poultry ~ cup=140 piece=1500
321 chicken breast/s = chicken escalope, chicken paillard, boneless chicken, chicken supreme, chicken fillet, chicken cutlet, chicken tenderloin, chicken breast meat < chicken ~ piece=175 cup=140
322 chicken thigh/s = chicken thigh meat < chicken ~ piece=115 cup=140
323 chicken leg/s = drumstick, chicken marylands, chicken drummette < chicken ~ piece=120
324 chicken wing/s = wingette, drumette, wing < chicken ~ piece=90
2157 chicken piece/s = bone in chicken piece, chicken part, chicken portion < chicken
325 ground chicken = minced chicken, chicken mince < chicken
326 chicken liver/s = duck liver, poultry liver < liver
327 chicken carcass/es = gizzard, giblet, carcass, chicken scrap, chicken heart, chicken foot, chicken neck, chicken back, chicken bone, chicken neck and back < chicken
328 chicken skin < chicken
2221 duck skin = goose skin, turkey skin, duck crackling < duck
329 turkey = turkey wing, turkey meat < poultry ~ cup=140
2134 turkey carcass/es = turkey carcas, turkey frame, turkey bone, turkey neck, turkey back < turkey
2133 turkey leg/s = turkey drumstick, turkey thigh < turkey
330 turkey breast/s = turkey fillet, turkey scaloppine, turkey scallopini, turkey tenderloin, turkey cutlet < turkey ~ cup=140
331 ground turkey = minced turkey, turkey mince, ground turkey thigh, ground turkey breast, turkey ground meat < turkey
332 duck = duckling, duck meat < poultry
2135 duck carcass/es = duck bone, duck neck, duck back < duck
333 duck breast/s = magret < duck
334 duck leg/s < duck
2163 duck confit = confit duck leg, duck leg confit, confit duck, confit of duck < duck : salty ~ piece=200
335 goose = goose breast, goose leg, canada goose, snow goose < poultry
336 quail < poultry
337 cornish hen/s = game hen < poultry ~ piece=680
338 pheasant/s < poultry
339 squab/s = dove, wood pigeon < poultry
340 ostrich = emu < meat
341 foie gras < liver : milk? sulphites?
342 beef = marrow, beef cheek, soup bone, beef meat, beef marrow bone < meat
2150 beef heart/s = ox heart, calf heart, veal heart < beef
2117 stewing beef = stew beef, stew meat, stewing meat, beef stew meat, beef stewing meat, beef stew cube, beef for stew, beef trimming, beef trim, beef scrap, brisket trimming, brisket trim, steak trimming, beef off cut < beef
343 ground beef = hamburg, mince, minced steak, ground sirloin, ground round, ground chuck, hamburger meat, minced beef, ground chuck beef, ground beef sirloin, ground beef round, ground beef chuck < beef ~ cup=226
344 steak/s = bavette, london broil, steak strip < beef
345 sirloin steak/s = sirloin, sirloin beef, sirloin tip steak < steak
346 flank steak/s = flank < steak
347 skirt steak/s = fajita meat, beef skirt < steak
348 rib eye steak/s = ribeye, delmonico steak, scotch fillet, rib steak, ribeye steak, rib eye < steak
349 strip steak/s = striploin, tbone steak, club steak, strip loin, shell steak, t bone, new york strip, new york steak < steak
350 beef tenderloin/s = tournedo, chateaubriand, beef medallion, beef filet, tenderloin steak, fillet steak, beef fillet, filet mignon, filet mignon steak < steak
351 chuck roast/s = chuck, shoulder roast, beef shoulder, blade roast, beef roast, pot roast, chuck eye roast, cross rib roast < beef
2107 sirloin roast/s = silverside, topside, beef joint, beef round, beef rump, roasting beef, round roast, rump roast, top round, bottom round, beef bottom round, sirloin tip roast, eye of round, picanha < beef
2113 braising steak/s = round steak, blade steak, chuck steak, chuck blade steak, simmering steak, top round steak, bottom round steak < beef
352 prime rib/s = rib roast, rib eye roast, rib of beef < beef
353 brisket/s = beef brisket < beef
354 corned beef = dried beef, chipped beef, salt beef, corned beef hash, corned beef brisket, saltbeef < beef : cured salty no-egg no-milk
355 short rib/s = flanken, beef shortrib, beef rib, beef back rib, galbi, kalbi < beef
356 beef shank/s = beef leg, beef shin < beef
2186 cow foot/cow feet = cow heel, beef foot, beef feet, beef trotter, beef tendon, calf trotter < beef
357 oxtail/s = ox tail < beef
358 tripe < beef
359 beef tongue/s = tongue < beef
360 liver < meat
2164 beef liver = calf liver, calves liver, calf's liver, veal liver, pork liver < liver
361 kidney/s = beef kidney, lamb kidney, veal kidney, pork kidney < meat
362 sweetbread/s < meat
363 veal = calf's foot, veal foot, veal leg, veal breast, veal shoulder, veal stewing meat, veal stew meat < meat
364 veal cutlet/s = veal steak, veal scaloppini, veal scallop, veal escalope, veal scaloppine, veal scallopini < veal
365 veal chop/s = veal rib chop < veal
366 veal shank/s = veal shin, osso bucco, osso buco < veal
367 ground veal = minced veal, veal mince < veal
368 lamb = hogget, mutton, lamb sirloin, lamb steak, lamb meat, lamb breast, lamb neck, lamb stew meat < meat
369 leg of lamb = lamb leg, lamb leg steak < lamb
370 lamb shoulder = lamb shoulder roast < lamb
371 lamb chop/s = lamb noisette, lamb cutlet, lamb rib chop < lamb
2149 lamb shoulder chop/s = shoulder lamb chop, lamb blade chop, lamb arm chop < lamb chop
372 rack of lamb/racks of lamb = lamb rib, lamb loin, lamb rack, saddle of lamb < lamb
373 lamb shank/s < lamb
374 ground lamb = minced lamb, lamb mince, keema, lamb keema < lamb
375 goat meat = goat, goat shoulder, goat stew meat < meat
376 venison = venison haunch, venison backstrap, venison shoulder, venison steak, deer, deer meat, deer steak, venison stew meat, deer stew meat < meat
2136 caribou = caribou meat, caribou steak, caribou roast, caribou stew meat, muskox, musk ox < venison
2153 ground caribou = caribou ground meat, minced caribou, caribou mince < caribou
2137 reindeer = reindeer meat, reindeer steak, reindeer fillet < caribou
2132 moose = moose meat, moose steak, moose roast, moose stew meat < venison
2151 ground moose = moose ground meat, minced moose, moose mince, moose burger meat < moose
377 bison = buffalo, bison steak, buffalo meat, bison stew meat, bison stewing meat, buffalo stew meat < meat
378 ground bison = bison mince, bison ground meat, ground bison meat, ground buffalo < bison
379 ground venison = venison mince, venison ground meat, ground deer, ground deer meat, deer ground meat < venison
2141 wild boar = boar, boar meat, wild boar meat, wild boar shoulder, wild boar leg, wild boar haunch, wild boar steak, boar steak, boar shoulder < pork
2142 ground wild boar = ground boar, wild boar mince < wild boar
380 rabbit = hare, rabbit leg, rabbit meat < meat
381 game = game meat, bear, bear meat, beaver, beaver meat, seal, seal meat, seal flipper, flipper, muskrat, muktuk, maktaaq, muktaaq, maktak, mattak, whale, whale meat, beluga, narwhal, walrus, polar bear < meat
382 alligator = alligator meat < meat
383 frog leg/s < meat
384 snail/s = escargot : mollusc meat
385 pork = pig's head, suckling pig, pig ear, pork cheek, pork neck, pork leg, neck bone, pork scallopini, pork steak, pork meat, pork stew meat, pork stir fry strip < meat
386 ground pork = minced pork, pork mince < pork
387 pork chop/s = pork shoulder chop, pork rib chop < pork ~ piece=170
388 pork loin/s = pork joint, pork sirloin, pork roast, pork leg roast, rack of pork, pork sirloin roast, pork crown roast, pork rib roast < pork
389 pork tenderloin/s = pork medallion, pork fillet < pork ~ piece=450
390 pork shoulder/s = picnic roast, picnic shoulder, boston butt, pork butt, pork butt shoulder, pork blade roast, pork shoulder butt, pork shoulder roast, boston butt pork roast, pork shoulder blade roast < pork
2162 pork hock/s = fresh pork hock, pork knuckle, fresh hock < pork ~ piece=700
391 pork belly = pork side, belly pork < pork
2222 pork skin = pig skin, raw pork rind, raw pork skin, cueritos < pork
392 pork rib/s = sparerib, rib rack, barbecue rib, back rib, spare rib, country style rib, country rib, riblet, pork riblet < pork
393 ham hock/s = hock, ham knuckle, ham shank, ham bone < ham : salty
394 ham = tasso, gammon, ham joint, gammon steak, ham steak, ham deli meat < pork : may-soy may-milk salty gf? mustard? celery? sulphites? ~ slice=28 cup=140
395 prosciutto = culatello, jamon, speck, bayonne ham, jamon iberico, iberico ham, jamon serrano, serrano ham, parma ham, prosciutto di parma, prosciuto < ham : salty ~ slice=15
396 bacon = jowl, lardon, bacon rasher, tocino < pork : salty ~ slice=28 piece=28
397 pancetta < bacon : salty ~ slice=15
398 canadian bacon = peameal bacon, back bacon, back bacon slice, peameal < bacon : milk? soy? gluten? wheat? salty ~ slice=25
399 turkey bacon < turkey : may-soy salty
400 salt pork = lardo, fatback, fat back, pork fat, salo < pork : salty
2185 salt pork rib/s = salt riblet, salted riblet, salted pork rib, pig tail, pigtail, salted pig tail, salted pigtail, salt pig tail, pickled pig tail, pork tail < pork : cured salty
401 bacon fat = bacon drip, bacon grease, bacon dripping
402 lard = manteca ~ cup=205
403 suet : may-wheat
404 duck fat
405 goose fat
406 chicken fat = schmaltz
407 pan drippings = dripping, pan drip, meat juice, pan juice, pan juice from roast
408 caul fat = caul, sheep casing, hog casing, sausage casing, pork casing
# baking simple meat
409 gelatin = gelatine : fish? no-fish ~ cup=149 envelope=7 sheet=2.5 leaf=2.5 package=7
# meat simple meat may-wheat may-soy may-milk may-egg may-mustard may-celery may-sulphites
410 sausage/s = sausagemeat, breakfast link, sausage patty, sausage meat, ground breakfast sausage, bulk breakfast sausage, pork breakfast sausage, breakfast sausage link, boerewors, cevapi, cevapcici < pork : salty ~ piece=75
2116 longganisa = longanisa, longaniza < sausage : salty
411 italian sausage/s = luganega, fennel sausage, italian sausage meat, italian pork sausage < sausage : salty ~ piece=90
412 chicken sausage/s = chicken italian sausage, chicken apple sausage < chicken : salty
413 turkey sausage/s = turkey kielbasa, turkey breakfast sausage, turkey italian sausage < turkey : salty
414 smoked sausage/s = knackwurst, knockwurst, cocktail wiener, cocktail smokie, little smokie, cocktail sausage, lil smoky, linguica sausage, smoked kielbasa, polish kielbasa, kielbasa sausage, smoked link sausage, little smokie sausage, kielbasa polish sausage, smoked polish sausage, smoked beef sausage < sausage : salty
415 chorizo = chorizo sausage, chourico < sausage : salty
416 andouille sausage/s = andouille < sausage : salty
417 bratwurst/s = bockwurst, weisswurst, brat < sausage : salty
418 merguez = merguez sausage < sausage : salty
2194 sujuk = sucuk, soujouk, soudjouk, sujuk sausage, dried beef sausage < sausage : salty
419 blood sausage/s = morcilla, boudin, boudin noir, black pudding, kiszka, kaszanka < sausage : gluten salty
420 haggis = white pudding < sausage : gluten no-egg salty
421 lap cheong = lop cheong, chinese sausage < sausage : soy salty
422 hot dog/s = weiner, hotdog, frank, wiener, frankfurter, hot dog sausage < sausage : salty ~ piece=50
423 pepperoni = pepperoni sausage < salami : salty
424 salami = capicolla, salame, saucisson, coppa, capocollo, cappicola, capicola, finocchiona, saucisson sec, cacciatore sausage, landjager, csabai < cold cuts : salty
425 mortadella < cold cuts : may-nut salty
426 bologna = baloney < cold cuts : salty
427 cold cuts = head cheese, lunch meat, deli meat, luncheon meat : salty
428 nduja < salami : salty
429 meatball/s : no-sulphites
430 meatloaf mix = meatloaf mixture : no-egg no-milk no-soy no-mustard no-celery gf no-sulphites
431 liverwurst = braunschweiger : salty
432 pate = pate de foie gras : may-fish
433 vegetarian sausage/s = meatless sausage, veggie sausage, vegetarian italian sausage < meat substitute : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard no-sulphites
434 vegetarian ground meat = veggie crumble, meatless ground, vegetarian crumble, meatless crumble, veggie ground, vegetarian burger crumbles, veggie burger crumble, vegetarian ground beef, ground beef substitute, burger style crumble < meat substitute : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard no-sulphites
435 veggie burger/s = meatless patty, garden burger, veggie patty, vegetarian burger, veggie burger patty, vegetarian burger patty, tofu burger, lentil burger, black bean burger, bean burger, chickpea burger, falafel burger, mushroom burger < meat substitute : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard may-nut may-sesame no-sulphites
436 meat substitute/s = veggie bacon, vegetarian bacon, vegetarian chicken, vegetarian meat : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard no-sulphites
437 chicken nugget/s = chicken finger, chicken goujon, fried chicken < chicken : wheat may-egg may-milk may-soy may-mustard may-celery no-sulphites
# meat simple meat
438 guinea fowl = guinea hen < poultry
439 pigeon/s < poultry
440 partridge/s = ptarmigan, ruffed grouse, spruce grouse, grouse, grouse breast, ptarmigan breast, partridge breast, sharp tailed grouse, sage grouse, sage hen, prairie chicken < poultry
441 hanger steak/s = onglet < steak
442 flat iron steak/s = top blade steak < steak
443 t-bone steak/s = porterhouse, porterhouse steak < steak
444 marrow bone/s = bone marrow, beef bone, beef soup bone, beef stock bone < beef
445 pork cutlet/s = pork escalope < pork
446 pig's foot/pig's feet = pig trotter, pork trotter < pork
447 bresaola = basturma, pastirma, cecina, air dried beef < cold cuts : salty
448 pastrami = beef pastrami, montreal smoked meat, smoked meat < corned beef : may-soy may-mustard salty gf?
449 guanciale < pancetta : salty
450 beef jerky = jerky, biltong, machaca, pemmican < beef : soy may-wheat may-fish salty
451 elk = elk meat, elk steak, elk roast, elk stew meat < venison
2152 ground elk = elk ground meat, minced elk, elk mince < elk
# meat simple meat may-wheat may-soy may-milk may-egg may-mustard may-celery may-sulphites
452 soppressata = sopressata < salami : salty
453 kielbasa = kubasa, kolbassa, polish sausage, kabanos, debrecener < smoked sausage : salty
454 linguica < smoked sausage : salty
455 breakfast sausage/s < sausage : salty
456 spam = canned luncheon meat < cold cuts : salty
# meat simple meat
2080 cooked chicken = roast chicken, leftover chicken, leftover roast chicken, leftover cooked chicken, roasted chicken, poached chicken, grilled chicken, chicken leftover, cold chicken, cold roast chicken < chicken ~ cup=140
2118 smoked turkey = smoked turkey leg, smoked turkey wing, smoked turkey drumstick, smoked turkey thigh, smoked turkey neck < turkey : salty ~ cup=140
2081 cooked turkey = roast turkey, leftover turkey, leftover roast turkey, roasted turkey, leftover cooked turkey, turkey leftover < turkey ~ cup=140
2082 cooked pork = roast pork, leftover pork, leftover roast pork, cooked roast pork, cooked pork roast, leftover pork roast < pork ~ cup=140
2083 cooked beef = roast beef, leftover beef, leftover roast beef, cooked roast beef, leftover pot roast, leftover steak, barbacoa, cold roast beef, cold beef < beef ~ cup=140
2104 rotisserie chicken < cooked chicken : salty may-wheat may-milk may-soy may-mustard may-celery egg? sesame? sulphites? ~ cup=140
2146 cooked lamb = roast lamb, leftover lamb, leftover roast lamb, cooked roast lamb, leftover leg of lamb < lamb ~ cup=140
2105 pulled pork = carnitas, griot < cooked pork : salty may-wheat may-soy may-mustard may-celery milk? egg? sesame? sulphites? ~ cup=140
1749 chicken tender/s < chicken breast : may-wheat may-egg may-milk may-soy may-mustard may-celery
1750 deli turkey = turkey slice, sliced turkey, turkey cold cut, turkey deli meat, sliced smoked turkey, smoked turkey slice, smoked turkey breast < turkey breast : may-wheat may-soy may-milk may-celery salty
1751 beef burger/s = burger, beef patty, hamburger patty < ground beef : may-wheat may-egg may-soy may-milk may-mustard
1752 turkey burger/s = turkey patty, chicken burger < poultry : may-wheat may-egg may-soy may-milk may-mustard
1753 schnitzel/s = chicken schnitzel, veal schnitzel, pork schnitzel, wiener schnitzel, turkey schnitzel, breaded cutlet, breaded veal cutlet, breaded pork cutlet, breaded chicken cutlet, tonkatsu, pork katsu : wheat egg may-milk may-soy may-mustard
1754 chicken kiev = chicken cordon bleu < chicken : wheat milk may-egg may-soy may-mustard
1755 stuffed chicken breast/s < chicken breast : may-wheat may-milk may-egg may-soy may-celery may-sulphites
1756 teriyaki chicken = teriyaki beef < meat : soy may-wheat may-sesame
1757 chicken satay = chicken satay skewer, beef satay, pork satay, suya, beef suya : may-peanut may-wheat may-soy may-fish may-crustacean may-sesame
1758 bacon bit/s = real bacon bit : may-soy may-wheat salty
1759 bacon jam = bacon marmalade : may-sulphites gf? soy? mustard?
1760 bacon-wrapped date/s = devil on horseback, bacon wrapped prune : may-sulphites may-milk may-nut salty
1761 beef tallow = tallow, beef dripping, beef fat
1762 collagen = collagen peptide, collagen powder : may-fish
# baking simple meat
1763 carmine = cochineal
# baking simple plant
1764 vegan gelatin = vegetarian gelatin, vegan gelatine, plant based gelatin
1765 vegetable suet = vegetarian suet : may-wheat
# meat simple plant
1766 vegan ground meat = plant based mince, vegan mince, vegan crumble, vegan ground beef, plant based ground beef, beyond meat, beyond beef, vegan beef crumble, plant based crumble < vegetarian ground meat : may-soy may-wheat
1767 soy crumble/s = soy mince, soy ground meat < vegetarian ground meat : plant? soy may-wheat may-egg
1768 textured vegetable protein = tvp, textured soy protein, soya chunk, soy chunk, soya nugget, soy nugget, nutrela, soy curl, soya mince < vegetarian ground meat : soy may-wheat
1769 soy protein = soy protein isolate, soy protein powder, soy isolate : soy
1770 quorn = quorn mince, quorn piece, quorn fillet < meat substitute : plant? may-egg may-milk may-wheat may-soy
1771 vegan quorn = vegan quorn piece < meat substitute : may-wheat may-soy
1772 impossible burger/s = impossible meat, impossible beef, impossible ground beef, impossible burger meat < veggie burger : soy
1773 beyond burger/s < veggie burger
1774 vegan burger/s = vegan burger patty, vegan patty, plant based burger, plant based patty < veggie burger : may-soy may-wheat may-celery may-mustard
1775 vegan sausage/s = plant based sausage, beyond sausage < vegetarian sausage : may-soy may-wheat may-celery may-mustard
1776 soyrizo = soy chorizo < vegetarian sausage : soy may-wheat may-mustard
1777 veggie hot dog/s = vegetarian hot dog, meatless hot dog, veggie dog, tofu dog < vegetarian sausage : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard
1778 meatless meatball/s = vegetarian meatball, veggie meatball < meat substitute : plant? may-soy may-wheat may-egg may-milk may-celery may-mustard
1779 vegan bacon = plant based bacon, tempeh bacon, coconut bacon, mushroom bacon, rice paper bacon, carrot bacon < meat substitute : may-soy may-wheat
1780 imitation bacon bit/s = bacon bit imitation, bacon flavored bit, vegan bacon bit < meat substitute : soy may-wheat
1781 vegan chicken = plant based chicken, vegan nugget, vegan chicken nugget, vegan chicken strip < meat substitute : may-soy may-wheat may-mustard
1782 vegan meat < meat substitute : may-soy may-wheat may-celery may-mustard
1783 tofurky < meat substitute : soy wheat
# meat composite meat
1458 breaded chicken = chicken strip, chicken dipper, breaded chicken tender, breaded chicken breast, battered chicken, southern fried chicken, chicken katsu, chicken parmigiana < chicken : wheat may-egg may-milk may-celery may-mustard
1459 popcorn chicken < chicken nugget : simple meat wheat may-egg may-milk may-soy may-mustard may-celery
1461 canned chicken = canned chicken breast, chunk chicken breast, chunk chicken < chicken : cured
1463 burger patty/burger patties = hamburger, frozen burger < ground beef : cured
1465 char siu = chinese barbecue pork, bbq pork < pork : soy wheat
1467 satay chicken < chicken : simple meat may-peanut may-wheat may-soy may-fish may-crustacean may-sesame
2228 chicken stew/s = doro wat, doro wot, brown stew chicken, stewed chicken, chicken fricot, coq au vin, chicken cacciatore, leftover chicken stew < cooked chicken : anything meat may-milk may-celery may-wheat may-sulphites salty
2227 meat curry/meat curries = beef curry, goat curry, lamb curry, pork curry, mutton curry, curry goat, curried goat, beef rendang, rendang, leftover rendang, rogan josh, lamb rogan josh, leftover beef curry : anything meat may-milk may-nut may-mustard salty
2226 chicken curry/chicken curries = leftover chicken curry, curry chicken, leftover curry chicken, curried chicken, chicken vindaloo, chicken karahi, leftover chicken karahi < cooked chicken : anything meat may-milk may-nut may-mustard salty
2225 taco meat = taco beef, seasoned taco meat, leftover taco meat, leftover taco beef, leftover taco filling < ground beef : may-wheat may-milk may-soy may-mustard may-celery salty ~ cup=140
2224 donair meat = donair, doner, doner meat, doner kebab meat, gyro meat, beef shawarma, leftover donair, leftover gyro, leftover doner < cooked beef : may-wheat may-milk may-soy may-egg may-sesame may-mustard may-celery salty ~ cup=140
2223 chicken shawarma = shawarma, shawarma chicken, shawarma meat, leftover shawarma, shish tawook, chicken gyro < cooked chicken : may-wheat may-milk may-soy may-sesame may-mustard may-celery salty ~ cup=140
1469 pig in blanket/pigs in blankets : wheat
1474 goose liver pate = chicken liver pate, liver pate, duck pate < pate : may-milk may-egg
1475 jellied meat/s = aspic, brawn, terrine, rillette, pork rillette : cured
# meat composite plant?
1476 soy sausage/s < vegetarian sausage : plant soy plant? may-egg may-milk may-mustard may-wheat
1481 plant-based ground meat < vegetarian ground meat : plant may-soy may-wheat
1484 plant-based meat/s = vegan ham < meat substitute : plant may-soy may-wheat
# meat simple meat
2076 bull testicle/s = prairie oyster, rocky mountain oyster, testicle, lamb fry < meat
# baking simple fishy fish
2075 fish gelatin = fish gelatine
`;
