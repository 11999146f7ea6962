export const MEAT = `
# meat meat gf
316 meat
317 poultry < meat
318 chicken = fryer, roaster, capon, poussin, hen, broiler, chicken meat, frying fowl, stewing fowl, boiling fowl, boneless skinless chicken, chunk chicken breast, canned chicken breast < poultry ~ cup=140 piece=1500
319 chicken breast/s = chicken tender, chicken tenderloin, chicken cutlet, chicken fillet, chicken supreme, boneless chicken, chicken paillard, chicken finger, chicken escalope, breast of chicken, chicken breast meat < chicken ~ piece=175 cup=140
320 chicken thigh/s = chicken thigh meat < chicken ~ piece=115 cup=140
321 chicken leg/s = drumstick, chicken drummette, chicken maryland, leg of chicken < chicken ~ piece=120
322 chicken wing/s = wing, drumette, wingette < chicken ~ piece=90
323 ground chicken = chicken mince, minced chicken < chicken
324 chicken liver/s = poultry liver, duck liver < liver
325 chicken carcass/es = carcass, giblet, gizzard, chicken bone, chicken back, chicken neck, chicken foot, chicken heart, turkey neck, chicken scrap, chicken neck and back < chicken
326 chicken skin < chicken
327 turkey = turkey meat, turkey leg, turkey thigh, turkey drumstick, turkey wing, turkey carcas < poultry ~ cup=140
328 turkey breast/s = deli turkey, turkey cutlet, turkey tenderloin, sliced turkey, turkey slice, turkey scallopini, turkey scaloppine, turkey fillet, breast of turkey, deli smoked turkey < turkey ~ cup=140
329 ground turkey = turkey mince, minced turkey, turkey burger, ground turkey breast, ground turkey thigh < turkey
330 duck = duckling, duck meat, duck confit, duck carcass, duck leg confit, confit duck leg < poultry
331 duck breast/s = magret < duck
332 duck leg/s = leg of duck < duck
333 goose = goose breast < poultry
334 quail < poultry
335 cornish hen/s = game hen < poultry ~ piece=680
336 pheasant/s < poultry
337 squab/s = grouse, dove, guinea hen, wood pigeon < poultry
338 ostrich = emu < meat
339 foie gras < liver
340 beef = marrow, beef meat, soup bone, beef cheek, beef stew meat, beef for stew, beef marrow bone, beef stew cube < meat
341 ground beef = hamburger, mince, burger, hamburg, minced beef, hamburger meat, ground chuck, ground round, ground sirloin, hamburger patty, beef patty, minced steak, ground beef chuck, ground beef round, ground beef sirloin, ground chuck beef < beef ~ cup=226
342 steak/s = onglet, bavette, london broil, top round, bottom round < beef
343 sirloin steak/s = sirloin, sirloin beef, sirloin tip steak < steak
344 flank steak/s = flank < steak
345 skirt steak/s = beef skirt, fajita meat < steak
346 rib eye steak/s = ribeye, rib eye, ribeye steak, rib steak, scotch fillet, delmonico steak < steak
347 strip steak/s = striploin, porterhouse, porterhouse steak, t bone, shell steak, strip loin, club steak, tbone steak, new york steak, new york strip < steak
348 beef tenderloin/s = chateaubriand, tournedo, filet mignon, beef fillet, fillet steak, tenderloin steak, beef filet, beef medallion, fillet of beef, filet mignon steak, filet of beef < steak
349 chuck roast/s = chuck, topside, silverside, pot roast, beef roast, rump roast, round roast, sirloin roast, roasting beef, blade roast, beef shoulder, beef rump, beef round, shoulder roast, beef joint, eye of round, sirloin tip roast, cross rib roast, topside of beef, beef bottom round, chuck eye roast < beef
350 prime rib/s = rib roast, rib of beef, rib eye roast < beef
351 brisket/s = brisket of beef < beef
352 corned beef = salt beef, chipped beef, dried beef, beef pastrami, corned beef brisket, montreal smoked meat, corned beef hash < beef
353 short rib/s = flanken, beef shortrib < beef
354 beef shank/s = beef shin, beef leg, shin of beef, shank of beef < beef
355 oxtail/s = ox tail < beef
356 tripe < beef
357 beef tongue/s = tongue < beef
358 liver < meat
359 kidney/s < meat
360 sweetbread/s < meat
361 veal = veal shoulder, veal breast, veal leg, veal foot, calf's foot, veal stew meat, veal stewing meat < meat
362 veal cutlet/s = veal scallopini, veal scaloppine, veal escalope, veal scallop, veal scaloppini, veal schnitzel, veal steak < veal
363 veal chop/s = veal rib chop < veal
364 veal shank/s = osso buco, osso bucco, veal shin < veal
365 ground veal = veal mince, minced veal < veal
366 lamb = mutton, hogget, lamb neck, lamb breast, lamb meat, lamb steak, lamb sirloin, lamb stew meat, lamb for stew, lamb stewing meat < meat
367 leg of lamb = lamb leg, lamb leg steak < lamb
368 lamb shoulder = shoulder of lamb, lamb shoulder roast < lamb
369 lamb chop/s = lamb cutlet, lamb noisette, lamb rib chop, lamb shoulder chop < lamb
370 rack of lamb/racks of lamb = lamb rack, lamb loin, lamb rib, loin of lamb, saddle of lamb < lamb
371 lamb shank/s < lamb
372 ground lamb = lamb mince, minced lamb < lamb
373 goat meat = goat, goat shoulder < meat
374 venison = moose, caribou, reindeer, deer meat, venison steak, venison shoulder, venison backstrap, venison haunch, venison stew meat < meat
375 bison = buffalo, buffalo meat, bison steak < meat
376 ground bison = bison mince < bison
377 ground venison = venison mince < venison
378 rabbit = hare, rabbit meat, rabbit leg < meat
379 game = game meat < meat
380 alligator = alligator meat < meat
381 frog leg/s < meat
382 snail/s = escargot : mollusc meat
383 pork = pork meat, pork steak, pork scallopini, neck bone, char siu, pork leg, pork neck, pork cheek, pork trotter, pig ear, suckling pig, pork schnitzel, pig's head, pork stew meat, pork stewing meat, pork stir fry strip < meat
384 ground pork = pork mince, minced pork < pork
385 pork chop/s = pork rib chop, pork shoulder chop < pork ~ piece=170
386 pork loin/s = pork roast, pork sirloin, pork joint, loin of pork, pork rib roast, pork crown roast, pork sirloin roast, rack of pork, pork leg roast, crown roast of pork < pork
387 pork tenderloin/s = pork fillet, pork medallion, fillet of pork, tenderloin of pork < pork ~ piece=450
388 pork shoulder/s = pork butt, boston butt, picnic shoulder, picnic roast, pork shoulder roast, pork shoulder butt, pork blade roast, shoulder of pork, pork butt shoulder, pork shoulder blade roast, boston butt pork roast < pork
389 pork belly = belly pork, pork side, belly of pork < pork
390 pork rib/s = sparerib, spare rib, back rib, barbecue rib, rib rack, beef rib, country style rib, rack of rib < pork
391 ham hock/s = hock, ham bone, ham shank, ham knuckle < ham
392 ham = gammon, tasso, ham steak, gammon steak, ham joint, ham deli meat < pork ~ slice=28 cup=140
393 prosciutto = speck, jamon, culatello, parma ham, serrano ham, jamon serrano, iberico ham, jamon iberico, bayonne ham, prosciutto di parma < ham ~ slice=15
394 bacon = lardon, jowl, bacon rasher < pork ~ slice=28 piece=28
395 pancetta < bacon ~ slice=15
396 canadian bacon = peameal bacon, back bacon slice < bacon ~ slice=25
397 turkey bacon < turkey : gf?
398 salt pork = fatback, lardo, pork fat, fat back < pork
399 bacon fat = bacon dripping, bacon grease, bacon drip
400 lard = manteca ~ cup=205
401 suet = tallow, beef fat, beef dripping
402 duck fat
403 goose fat
404 chicken fat = schmaltz
405 pan drippings = dripping, pan juice, meat juice, pan drip, pan juice from roast
406 caul fat = caul, pork casing, sausage casing, hog casing, sheep casing
407 gelatin = gelatine, gelatin powder ~ envelope=7 sheet=2.5 leaf=2.5 package=7
# meat meat gf?
408 sausage/s = sausagemeat, morcilla, sausage link, sausage meat, sausage patty, breakfast link, pork breakfast sausage, bulk breakfast sausage, ground breakfast sausage < pork ~ piece=75
409 italian sausage/s = luganega, fennel sausage, italian pork sausage, italian sausage link, italian sausage meat < sausage ~ piece=90
410 chicken sausage/s = chicken apple sausage, chicken italian sausage < chicken
411 turkey sausage/s = turkey kielbasa, turkey italian sausage, turkey breakfast sausage, turkey sausage link < turkey
412 smoked sausage/s = knockwurst, knackwurst, polish sausage, kielbasa sausage, polish kielbasa, smoked kielbasa, linguica sausage, lil smoky, cocktail sausage, little smokie, cocktail smokie, cocktail wiener, smoked beef sausage, little smokie sausage, smoked link sausage < sausage
413 chorizo = chorizo sausage, chorizo link, chourico < sausage
414 andouille sausage/s = andouille, andouille link < sausage
415 bratwurst/s = brat, weisswurst, bockwurst < sausage
416 merguez = merguez sausage < sausage
417 blood sausage/s = boudin, black pudding, boudin noir < sausage
418 haggis < sausage
419 lap cheong = chinese sausage, lop cheong < sausage
420 hot dog/s = frankfurter, wiener, frank, hotdog, weiner, hot dog sausage < sausage ~ piece=50
421 pepperoni = pepperoni sausage < salami
422 salami = finocchiona, capicola, cappicola, capocollo, coppa, sopressata, saucisson, salame, capicolla, cacciatore sausage, saucisson sec < cold cuts
423 mortadella < cold cuts
424 bologna = baloney < cold cuts
425 cold cuts = luncheon meat, deli meat, lunch meat, head cheese
426 nduja < salami
427 meatball/s
428 meatloaf mix = meatloaf mixture
429 liverwurst = braunschweiger
430 pate = pate de foie gras
431 vegetarian sausage/s = soyrizo, veggie sausage, vegan sausage, meatless sausage, soy chorizo, soy sausage, vegetarian italian sausage < meat substitute : no-meat gf?
432 vegetarian ground meat = tvp, quorn, veggie ground, meatless crumble, soy protein, vegetarian crumble, meatless ground, impossible burger, beyond meat, veggie crumble, vegetarian burger crumble, textured vegetable protein, burger style crumble, ground beef substitute, vegetarian ground beef, veggie burger crumble, plant based ground meat < meat substitute : no-meat gf?
433 veggie burger/s = vegetarian burger, veggie patty, garden burger, meatless patty, vegetarian burger patty, veggie burger patty < meat substitute : no-meat gf?
434 meat substitute/s = vegetarian meat, vegan chicken, vegetarian chicken, vegan bacon, vegetarian bacon, veggie bacon, plant based meat, bacon flavored bit, imitation bacon bit, bacon bit imitation : no-meat gf?
435 chicken nugget/s = breaded chicken, popcorn chicken, breaded chicken tender < chicken
# meat meat gf
436 guinea fowl < poultry
437 pigeon/s < poultry
438 partridge/s < poultry
439 hanger steak/s < steak
440 flat iron steak/s < steak
441 t-bone steak/s < steak
442 marrow bone/s = bone marrow < beef
443 pork cutlet/s = pork escalope < pork
444 pig's foot/pig's feet = pig trotter < pork
445 bresaola < cold cuts
446 pastrami < corned beef
447 guanciale < pancetta
448 beef jerky = jerky < beef : gf?
449 elk < venison
# meat meat gf?
450 soppressata < salami
451 kielbasa < smoked sausage
452 linguica < smoked sausage
453 breakfast sausage/s = breakfast sausage link < sausage
454 spam = canned luncheon meat < cold cuts
`;
