export const SEAFOOD = `
# seafood simple fishy fish
457 fish = opah, shark, dogfish, tilefish, turbot fillet, fish steak, orange roughy fillet, pomfret, hilsa, ilish, mullet, grey mullet, sucker fish, sucker fillet, canned sucker, burbot, drum fish ~ piece=170
458 salmon = salmon belly, salmon collar, salmon steak < fish ~ piece=170
2119 canned salmon = tinned salmon, canned salmon fish, canned pink salmon, canned sockeye salmon < salmon : salty ~ can=213
2120 cooked salmon = leftover salmon, leftover cooked salmon, baked salmon, poached salmon, salmon leftover < salmon
459 smoked salmon = lox, kippered salmon, salmon jerky, salmon candy, candied salmon, smoked salmon trim, smoked salmon trimming, smoked salmon scrap, smoked salmon end, smoked salmon piece < salmon : salty raw-fish
460 tuna = bonito, albacore, tuna fish, tuna in oil, tuna in water, tuna in spring water, tuna in olive oil < fish : may-soy ~ can=142
461 tuna steak/s = yellowfin, ahi, ahi steak, tuna loin, tuna fillet, bluefin tuna, yellowfin tuna, ahi tuna, fresh tuna < tuna ~ piece=170
462 cod = lingcod, coley, scrod, codfish, cod steak, black cod fillet, cod tongue, cod cheek < fish ~ piece=170
463 salt cod = saltfish, salted fish, dried salt cod, bacalhau, baccala, bacalao, salted codfish, salted cod, salt fish < cod : salty
2189 stockfish = dried cod, stock fish, stockfish head, okporoko, panla, dried stockfish < cod
464 haddock < fish ~ piece=170
2143 smoked haddock = finnan haddie, finnan haddock, arbroath smokie < haddock : salty ~ piece=170
465 halibut = halibut steak, halibut cheek, halibut collar < fish ~ piece=170
466 tilapia = st peter's fish < fish ~ piece=115
467 sole < fish ~ piece=115
468 flounder = fluke, plaice < fish ~ piece=115
469 trout = steelhead < fish ~ piece=150
470 smoked trout < trout : salty
471 sea bass = porgy, dorado, barramundi, seabass, bass < fish ~ piece=170
472 red snapper = yelloweye, redfish, snapper, ocean perch, rockfish fillet, rock fish fillet < fish ~ piece=170
473 mahi mahi = mahimahi, mahi, dolphinfish < fish
474 swordfish = marlin, swordfish steak < fish
475 catfish = basa fillet < fish
476 grouper < fish
477 monkfish < fish
2115 milkfish = bangus < fish
478 pollock = hoki, pollack, whiting, hake < fish
479 perch = zander, walleye fillet < fish
480 mackerel = kingfish, bluefish fillet < fish
481 herring = bloater, sprat, kipper fillet < fish
482 sardine/s = pilchard, sardine in oil, sardine in olive oil < fish
483 anchovy/anchovies = boquerone, anchovy in oil, anchovy in olive oil, anchovy fillet in oil, anchovy fillet in olive oil < fish : salty ~ piece=4
484 anchovy paste = anchovy sauce, anchovy essence < anchovy : salty ~ cup=240
485 eel < fish
486 carp = rohu, rui, katla, catla < fish
487 sturgeon < fish
488 smoked fish = smoked goldeye, goldeye, smoked sable, smoked cod, smoked whitefish, smoked black cod < fish : salty
489 caviar = ikura, roe : salty raw-fish
490 bonito flake/s = katsuobushi, bonito shaving, dried bonito < fish
491 surimi : may-crustacean may-egg may-wheat may-soy may-sulphites salty
492 fish stick/s = fish finger : wheat may-egg may-milk may-soy may-mustard salty
493 tuna salad : may-egg may-milk may-soy may-celery may-mustard
# seafood simple fishy
494 seafood = seafood mix : fish crustacean mollusc may-sulphites
495 shellfish < seafood : crustacean mollusc
496 shrimp = prawn, shrimp meat, tiger prawn, king prawn, jumbo shrimp, white shrimp, pink shrimp, rock shrimp < shellfish : crustacean may-sulphites ~ piece=15
2190 shrimp shell/s = prawn shell, shrimp head, prawn head, lobster shell, crab shell, lobster carcass, crayfish shell, shellfish shell : crustacean
497 dried shrimp = dried prawn, shrimp powder < shrimp : crustacean may-sulphites salty
498 crab = crabmeat, crab leg, crab meat, crab claw meat < shellfish : crustacean ~ cup=135
499 lobster = langostino, lobster body, lobster meat < shellfish : crustacean
500 crayfish = crawdad, crawfish, crawfish tail meat < shellfish : crustacean
2139 dried crayfish = ground crayfish, crayfish powder, ground dried crayfish, dried crawfish, smoked crayfish < crayfish : crustacean may-sulphites salty ~ cup=70
501 clam/s = vongole, geoduck, littleneck, quahog, steamer, clam meat < shellfish : mollusc ~ piece=9
502 mussel/s < shellfish : mollusc ~ piece=10
503 oyster/s = oyster with liquor < shellfish : mollusc ~ piece=14
504 scallop/s = scollop < shellfish : mollusc ~ piece=18
2191 dried scallop/s = conpoy < scallop
505 squid = calamari, calamari steak, raw calamari ring, uncooked calamari ring, squid ring, squid tentacle, squid tube, calamari tube, squid body < shellfish : mollusc
506 octopus = octopus tentacle < shellfish : mollusc
507 conch = conch meat < shellfish : mollusc
508 abalone < shellfish : mollusc
509 sea urchin = uni < seafood : mollusc? crustacean? raw-fish
510 squid ink = sepia ink, cuttlefish ink : mollusc
# condiments simple fishy
511 clam juice = oyster liquor, clam nectar, clam liquor, clam broth : mollusc salty ~ cup=240 bottle=237
512 fish stock = fumet, fish broth, fish fumet < broth : fish may-celery may-sulphites salty ~ cup=240
513 dashi = dashi broth, dashi stock, dashi soup stock < broth : fish salty ~ cup=240
514 fish sauce = colatura, garum, patis, nuoc mam, nam pla < sauce : fish may-wheat salty ~ cup=288
515 shrimp paste = bagoong, prawn paste, shrimp sauce : crustacean may-fish salty
516 oyster sauce < sauce : mollusc may-wheat may-soy salty ~ cup=288
# seafood simple fishy fish
517 arctic char < fish
518 turbot < fish
519 skate = skate wing < fish
520 orange roughy < fish
521 branzino = bronzino, european sea bass < sea bass
522 sea bream = dorade, bream < fish
523 bluefish < fish
524 walleye = pickerel < fish
2187 whitefish = lake whitefish, whitefish fillet, lake whitefish fillet, cisco, lake herring < fish ~ piece=170
2188 fish head/s = fish bone, fish frame, fish scrap, salmon head, salmon bone, salmon frame, fish backbone, fish carcass
525 pike = northern pike, jackfish, pike fillet, muskellunge < fish
526 black cod = sablefish < fish
527 john dory < fish
528 smelt/s = capelin, oolichan, eulachon, hooligan < fish
529 whitebait < fish
530 basa = pangasius, swai < fish
531 rockfish < fish
532 kipper/s = smoked herring, digby chick < herring : salty
533 bottarga < caviar : salty
# seafood simple fishy
534 cuttlefish < shellfish : mollusc
535 langoustine/s < shellfish : crustacean may-sulphites
536 periwinkle/s = whelk, sea snail < shellfish : mollusc
537 cockle/s < shellfish : mollusc
# seafood simple fishy fish
1784 gravlax = gravad lax < salmon : may-mustard salty raw-fish
1785 pickled herring = herring in wine sauce, matjes, soused herring, solomon gundy, solomon grundy < herring : may-mustard may-sulphites may-milk salty raw-fish
1786 rollmop/s < herring : may-mustard may-sulphites
1787 unagi = kabayaki < eel : may-soy may-wheat may-sesame
1788 unagi kabayaki = grilled eel < eel : soy wheat may-sesame
1789 taramasalata = tarama salad, taramosalata, tarama < caviar : may-wheat may-egg may-milk salty
1790 tobiko = masago, flying fish roe, capelin roe < caviar : may-soy may-wheat salty raw-fish
1791 fish cake/s = salmon cake, salmon patty, fish patty, fishcake, kamaboko, narutomaki, salmon burger, tuna cake : may-wheat may-egg may-milk may-soy may-mustard
1792 fish ball/s : may-wheat may-egg may-soy
1793 gefilte fish : egg may-wheat may-celery
1794 battered fish = beer battered fish, battered cod, battered haddock, fish in batter, beer battered cod, breaded fish fillet, fried fish, fish and chip, fish burger, fish goujon < fish : wheat may-egg may-milk may-soy may-mustard
1795 breaded fish = breaded cod, breaded haddock, breaded cod fillet, breaded fish, breaded salmon < fish : wheat may-egg may-milk may-soy may-mustard
1796 bombay duck = bummalo < fish : salty
1797 fish oil = cod liver oil, salmon oil, omega 3 capsule
1798 isinglass
# seafood simple fishy
1799 imitation crab = surimi crab, crabstick, crab stick, imitation crabmeat, imitation crab meat, krab, krab meat < surimi : fish may-crustacean may-mollusc may-egg may-wheat may-soy may-milk may-sulphites salty
1800 crab cake/s = crabcake : crustacean may-wheat may-egg may-milk may-soy may-mustard may-fish
1801 crab rangoon : wheat milk may-crustacean may-fish may-egg may-soy may-sesame may-sulphites
1802 breaded shrimp = popcorn shrimp, tempura shrimp, shrimp tempura, battered shrimp, coconut shrimp, tempura prawn, breaded prawn, prawn tempura, scampi fry, breaded scampi < shrimp : crustacean wheat may-egg may-milk may-soy may-sulphites
1803 scampi < langoustine : crustacean may-wheat may-egg may-milk may-sulphites
1804 shrimp cocktail = prawn cocktail : crustacean may-fish may-sulphites
1805 breaded calamari = breaded squid < squid : mollusc wheat may-egg may-milk may-soy
1806 fried clam/s = breaded clam < clam : mollusc may-wheat may-egg may-milk may-soy
1807 bacon-wrapped scallop/s : meat mollusc may-soy may-sulphites
1808 krill oil : crustacean
# condiments simple fishy
1809 clamato = clamato juice, tomato clam juice cocktail, tomato and clam juice cocktail : mollusc may-celery salty
1810 shrimp stock = prawn stock, shrimp broth, prawn broth < broth : crustacean may-celery may-sulphites ~ cup=240
1811 crab stock = lobster stock, crab broth, lobster broth < broth : crustacean may-celery ~ cup=240
1812 seafood stock = seafood broth, shellfish broth, seafood bouillon < broth : may-fish may-crustacean may-mollusc may-celery salty ~ cup=240
1813 dashi powder = hondashi, dashi granule, instant dashi < dashi : fish may-wheat may-soy
# condiments simple plant
1814 kombu dashi = kombu stock, vegan dashi, vegetarian dashi, kombu broth < broth : salty ~ cup=240
1815 vegan fish sauce = fishless sauce, vegetarian fish sauce, fish sauce substitute : may-soy may-wheat salty
1816 vegetarian oyster sauce = vegan oyster sauce, mushroom oyster sauce, mushroom sauce oyster style : may-soy may-wheat salty
1817 vegan shrimp = plant based shrimp, vegan prawn < meat substitute : may-soy may-wheat
1818 vegan tuna = plant based tuna < meat substitute : may-soy may-wheat
# seafood composite fishy
1487 sushi-grade tuna = sashimi grade tuna, sushi grade tuna, tuna sashimi < tuna steak : simple fish raw-fish
1488 sushi-grade salmon = sashimi grade salmon, sushi grade salmon, salmon sashimi < salmon : simple fish raw-fish
1489 sashimi < fish : simple fish raw-fish
1490 tartare = salmon tartare, tuna tartare, ceviche, crudo, poke bowl : fish raw-fish
1491 sushi roll/s = maki, nigiri, california roll : fish may-crustacean may-soy may-wheat may-egg raw-fish
1499 smoked mackerel < mackerel : simple fish salty
1501 fish pie = salmon pie, fish in sauce, fish chowder : fish may-milk may-wheat may-egg may-celery may-mustard
1502 salmon mousse = smoked salmon spread, smoked salmon dip, tuna mousse, smoked salmon pate, mackerel pate, smoked mackerel pate, fish pate, salmon spread : fish may-milk may-egg
1504 fish roe = salmon roe, lumpfish roe, lumpfish caviar, trout roe, cod roe, cod britch, britch < caviar : simple fish salty raw-fish
2101 calamari ring/s < squid : simple mollusc gluten? wheat? egg? milk? soy?
1510 fried calamari = fried calamari ring, battered squid, battered calamari < squid : mollusc wheat may-egg may-milk
1511 breaded scallop/s = battered scallop < scallop : mollusc wheat may-egg may-milk may-mustard
1512 shrimp dumpling/s = har gow, prawn dumpling, shrimp wonton, prawn toast, shrimp toast, shrimp roll : crustacean may-wheat may-egg may-soy may-fish may-sesame mixed
1514 xo sauce : simple mixed crustacean mollusc may-fish may-soy may-wheat may-sulphites salty
1515 tom yum paste = tom yum : crustacean fish may-soy no-milk
2040 seafood chowder = fish and seafood chowder : simple mixed may-mollusc may-crustacean fish milk may-wheat may-celery may-soy
1516 clam chowder : simple mixed mollusc milk may-wheat may-celery may-fish may-soy
1517 crab dip = crab spread, shrimp dip : crustacean milk may-egg may-mustard
1518 clam dip : mollusc milk may-egg
1519 lobster bisque = crab bisque, shrimp bisque, seafood bisque, crab soup : crustacean milk may-fish may-wheat may-celery
1521 shellfish stock = crayfish stock, crustacean stock < broth : crustacean may-celery salty ~ cup=240
1523 clam stock = mussel stock, clam base, mussel broth < broth : mollusc may-celery salty ~ cup=240
1524 seafood base = lobster base, crab base, shrimp bouillon, lobster bouillon, shrimp base < bouillon : crustacean may-fish may-mollusc may-celery salty
1525 fish bouillon = fish bouillon cube, fish stock cube < bouillon : fish may-celery salty
# condiments simple plant
1527 court bouillon < broth : may-celery sulphites? salty
# condiments simple fishy
2022 belacan = blachan, belachan, terasi, sambal belacan, malaysian shrimp paste < shrimp paste : crustacean salty
`;
