export const SEAFOOD = `
# seafood simple fishy fish
457 fish = opah, shark, dogfish, tilefish, whitefish, fish scrap, turbot fillet, fish frame, fish steak, orange roughy fillet ~ piece=170
458 salmon = salmon belly, salmon steak, canned salmon fish, arctic char fillet < fish ~ piece=170
459 smoked salmon = lox, kippered salmon < salmon
460 tuna = bonito, albacore, tuna fish, tuna in oil, tuna in water, tuna in spring water, tuna in olive oil < fish : may-soy ~ can=142
461 tuna steak/s = yellowfin, ahi, ahi steak, tuna loin, tuna fillet, bluefin tuna, yellowfin tuna, ahi tuna, fresh tuna, sashimi grade tuna, sushi grade tuna < tuna ~ piece=170
462 cod = lingcod, coley, scrod, codfish, cod steak, black cod fillet < fish ~ piece=170
463 salt cod = saltfish, bacalhau, baccala, bacalao, salted codfish, salted cod < cod
464 haddock = finnan haddie < fish ~ piece=170
465 halibut = halibut steak < fish ~ piece=170
466 tilapia = st peter's fish < fish ~ piece=115
467 sole < fish ~ piece=115
468 flounder = fluke, plaice < fish ~ piece=115
469 trout = steelhead < fish ~ piece=150
470 smoked trout < trout
471 sea bass = porgy, dorado, barramundi, seabass, bass < fish ~ piece=170
472 red snapper = yelloweye, redfish, snapper, ocean perch, rockfish fillet, rock fish fillet < fish ~ piece=170
473 mahi mahi = mahimahi, mahi, dolphinfish < fish
474 swordfish = marlin, swordfish steak < fish
475 catfish = basa fillet < fish
476 grouper < fish
477 monkfish < fish
478 pollock = hoki, pollack, whiting, hake < fish
479 perch = zander, northern pike, walleye fillet < fish
480 mackerel = kingfish, bluefish fillet < fish
481 herring = bloater, sprat, kipper fillet < fish
482 sardine/s = pilchard, sardine in oil, sardine in olive oil < fish
483 anchovy/anchovies = boquerone, anchovy in oil, anchovy in olive oil, anchovy fillet in oil, anchovy fillet in olive oil < fish ~ piece=4
484 anchovy paste = anchovy sauce, anchovy essence < anchovy ~ cup=240
485 eel < fish
486 carp < fish
487 sturgeon < fish
488 smoked fish = smoked sable, smoked cod, smoked whitefish, smoked black cod < fish
489 caviar = tarama, ikura, roe
490 bonito flake/s = katsuobushi, bonito shaving, dried bonito < fish
491 surimi = kamaboko : may-crustacean may-egg may-wheat may-soy may-sulphites
492 fish stick/s = fish finger, breaded fish fillet : wheat may-egg may-milk may-soy may-mustard
493 tuna salad : may-egg may-milk may-soy may-celery may-mustard
# seafood simple fishy
494 seafood = seafood mix : fish crustacean mollusc may-sulphites
495 shellfish < seafood : crustacean mollusc
496 shrimp = prawn, shrimp meat < shellfish : crustacean may-sulphites ~ piece=15
497 dried shrimp = dried prawn, shrimp powder < shrimp : crustacean may-sulphites
498 crab = crabmeat, crab leg, crab meat, crab claw meat < shellfish : crustacean ~ cup=135
499 lobster = langostino, lobster body, lobster meat < shellfish : crustacean
500 crayfish = crawdad, crawfish, crawfish tail meat < shellfish : crustacean
501 clam/s = vongole, geoduck, littleneck, quahog, steamer, clam meat < shellfish : mollusc ~ piece=9
502 mussel/s < shellfish : mollusc ~ piece=10
503 oyster/s = oyster with liquor < shellfish : mollusc ~ piece=14
504 scallop/s < shellfish : mollusc ~ piece=18
505 squid = calamari, calamari steak, squid tentacle, squid tube, calamari tube, squid body < shellfish : mollusc
506 octopus = octopus tentacle < shellfish : mollusc
507 conch = conch meat < shellfish : mollusc
508 abalone < shellfish : mollusc
509 sea urchin = uni < seafood
510 squid ink = sepia ink, cuttlefish ink : mollusc
# condiments simple fishy
511 clam juice = oyster liquor, clam nectar, clam liquor, clam broth : mollusc ~ cup=240 bottle=237
512 fish stock = fumet, court bouillon, fish bouillon, fish broth, fish fumet < broth : fish may-celery may-sulphites ~ cup=240
513 dashi = dashi broth, dashi stock, dashi soup stock < broth : fish ~ cup=240
514 fish sauce = colatura, garum, patis, nuoc mam, nam pla < sauce : fish may-wheat ~ cup=288
515 shrimp paste = bagoong, terasi, blachan, belachan, belacan, prawn paste, shrimp sauce : crustacean
516 oyster sauce < sauce : mollusc may-wheat may-soy ~ cup=288
# seafood simple fishy fish
517 arctic char < fish
518 turbot < fish
519 skate = skate wing < fish
520 orange roughy < fish
521 branzino = bronzino, european sea bass < sea bass
522 sea bream = dorade, bream < fish
523 bluefish < fish
524 walleye = pickerel < fish
525 pike < fish
526 black cod = sablefish < fish
527 john dory < fish
528 smelt/s < fish
529 whitebait < fish
530 basa = pangasius, swai < fish
531 rockfish < fish
532 kipper/s = smoked herring < herring
533 bottarga < caviar
# seafood simple fishy
534 cuttlefish < shellfish : mollusc
535 langoustine/s < shellfish : crustacean may-sulphites
536 periwinkle/s = whelk < shellfish : mollusc
537 cockle/s < shellfish : mollusc
# seafood simple fishy fish
1784 gravlax = gravad lax < salmon : may-mustard
1785 pickled herring = herring in wine sauce, matjes < herring : may-mustard may-sulphites may-milk
1786 rollmop/s < herring : may-mustard may-sulphites
1787 unagi < eel : may-soy may-wheat may-sesame
1788 unagi kabayaki = grilled eel < eel : soy wheat may-sesame
1789 taramasalata = tarama salad, taramosalata < caviar : may-wheat may-egg may-milk
1790 tobiko = masago, flying fish roe < caviar : may-soy may-wheat
1791 fish cake/s = salmon cake, salmon patty, fish patty, fishcake : may-wheat may-egg may-milk may-soy may-mustard
1792 fish ball/s : may-wheat may-egg may-soy
1793 gefilte fish : egg may-wheat may-celery
1794 battered fish = beer battered fish, battered cod, battered haddock, fish in batter < fish : wheat may-egg may-milk may-soy may-mustard
1795 breaded fish = breaded cod, breaded haddock, breaded cod fillet, breaded fish, breaded salmon < fish : wheat may-egg may-milk may-soy may-mustard
1796 bombay duck = bummalo < fish
1797 fish oil = cod liver oil, omega 3 capsule, salmon oil
1798 isinglass
# seafood simple fishy
1799 imitation crab = surimi crab, crabstick, crab stick, imitation crabmeat, imitation crab meat < surimi : fish may-crustacean may-mollusc may-egg may-wheat may-soy may-milk may-sulphites
1800 crab cake/s : crustacean may-wheat may-egg may-milk may-soy may-mustard may-fish
1801 crab rangoon : wheat milk may-crustacean may-fish may-egg may-soy may-sesame may-sulphites
1802 breaded shrimp = popcorn shrimp, tempura shrimp, shrimp tempura, battered shrimp, coconut shrimp, tempura prawn, breaded prawn < shrimp : crustacean wheat may-egg may-milk may-soy may-sulphites
1803 scampi < langoustine : crustacean may-wheat may-egg may-milk may-sulphites
1804 shrimp cocktail = prawn cocktail : crustacean may-fish may-sulphites
1805 breaded calamari = fried calamari, breaded squid < squid : mollusc wheat may-egg may-milk may-soy
1806 fried clam/s = breaded clam < clam : mollusc may-wheat may-egg may-milk may-soy
1807 bacon-wrapped scallop/s : meat mollusc may-soy may-sulphites
1808 krill oil : crustacean
# condiments simple fishy
1809 clamato = clamato juice, tomato clam juice cocktail, tomato and clam juice cocktail : mollusc may-celery
1810 shrimp stock = prawn stock, shrimp broth, prawn broth < broth : crustacean may-celery may-sulphites ~ cup=240
1811 crab stock = lobster stock, crab broth, lobster broth < broth : crustacean may-celery ~ cup=240
1812 seafood stock = seafood broth, shellfish stock, shellfish broth < broth : may-fish may-crustacean may-mollusc may-celery ~ cup=240
1813 dashi powder = hondashi, dashi granule, instant dashi < dashi : fish may-wheat may-soy
# condiments simple plant
1814 kombu dashi = kombu stock, vegan dashi, vegetarian dashi < broth ~ cup=240
1815 vegan fish sauce = fishless sauce, vegetarian fish sauce, fish sauce substitute : may-soy may-wheat
1816 vegetarian oyster sauce = vegan oyster sauce, mushroom oyster sauce, mushroom sauce oyster style : may-soy may-wheat
1817 vegan shrimp = plant based shrimp, vegan prawn < meat substitute : may-soy may-wheat
1818 vegan tuna = plant based tuna < meat substitute : may-soy may-wheat
`;
