export const SEAFOOD = `
# seafood simple fishy fish
457 fish = opah, shark, dogfish, tilefish, whitefish, fish scrap, turbot fillet, fish frame, fish steak, orange roughy fillet ~ piece=170
458 salmon = salmon belly, salmon steak, canned salmon fish, arctic char fillet < fish ~ piece=170
459 smoked salmon = gravlax, lox, kippered salmon, gravad lax < salmon
460 tuna = bonito, albacore, tuna fish, tuna in oil, tuna in water, tuna in spring water, tuna in olive oil < fish ~ can=142
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
481 herring = bloater, sprat, rollmop, kipper fillet, herring in wine sauce < fish
482 sardine/s = pilchard, sardine in oil, sardine in olive oil < fish
483 anchovy/anchovies = boquerone, anchovy in oil, anchovy in olive oil, anchovy fillet in oil, anchovy fillet in olive oil < fish ~ piece=4
484 anchovy paste = anchovy sauce, anchovy essence < anchovy ~ cup=240
485 eel = unagi < fish
486 carp < fish
487 sturgeon < fish
488 smoked fish = smoked sable, smoked cod, smoked whitefish, smoked black cod < fish
489 caviar = taramasalata, tarama, ikura, masago, tobiko, roe
490 bonito flake/s = katsuobushi, bonito shaving, dried bonito < fish
491 surimi = kamaboko, crabstick, surimi crab, fish cake, crab stick, imitation crabmeat, imitation crab, imitation crab meat : crustacean egg gf?
492 fish stick/s = gefilte fish, fish finger, breaded fish fillet : wheat
493 tuna salad : egg gf?
# seafood simple fishy
494 seafood = seafood mix : fish crustacean mollusc
495 shellfish < seafood : crustacean mollusc
496 shrimp = prawn, shrimp meat < shellfish : crustacean ~ piece=15
497 dried shrimp = dried prawn, shrimp powder < shrimp : crustacean
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
511 clam juice = clamato, oyster liquor, clamato juice, clam nectar, clam liquor, clam broth, tomato clam juice cocktail, tomato and clam juice cocktail : mollusc ~ cup=240 bottle=237
512 fish stock = fumet, crab stock, court bouillon, fish bouillon, prawn stock, shrimp broth, lobster stock, seafood broth, shrimp stock, shellfish stock, seafood stock, fish broth < broth : fish gf? ~ cup=240
513 dashi = hondashi, dashi broth, dashi stock, dashi soup stock < broth : fish gf? ~ cup=240
514 fish sauce = colatura, garum, patis, nuoc mam, nam pla < sauce : fish ~ cup=288
515 shrimp paste = bagoong, terasi, blachan, belachan, belacan, prawn paste, shrimp sauce : crustacean
516 oyster sauce < sauce : mollusc gf? ~ cup=288
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
535 langoustine/s = scampi < shellfish : crustacean
536 periwinkle/s = whelk < shellfish : mollusc
537 cockle/s < shellfish : mollusc
`;
