export const SEAFOOD = `
# seafood fish gf
455 fish = whitefish, tilefish, dogfish, shark, opah, fish steak, fish frame, skate wing, fish trimming, turbot fillet, fish scrap, orange roughy fillet ~ piece=170
456 salmon = salmon steak, salmon belly, arctic char fillet, canned salmon fish < fish ~ piece=170
457 smoked salmon = lox, gravlax, gravad lax, kippered salmon, smoked salmon trimming < salmon
458 tuna = albacore, bonito, tuna fish, tuna in water, tuna in oil, tuna in olive oil, tuna in spring water < fish ~ can=142
459 tuna steak/s = ahi, yellowfin, fresh tuna, ahi tuna, yellowfin tuna, bluefin tuna, tuna fillet, tuna loin, ahi steak, sushi grade tuna, sashimi grade tuna < tuna ~ piece=170
460 cod = codfish, sablefish, scrod, coley, lingcod, cod steak, black cod fillet < fish ~ piece=170
461 salt cod = bacalao, baccala, bacalhau, saltfish, salted cod, salted codfish < cod
462 haddock = finnan haddie < fish ~ piece=170
463 halibut = halibut steak < fish ~ piece=170
464 tilapia = st peter's fish < fish ~ piece=115
465 sole < fish ~ piece=115
466 flounder = plaice, fluke < fish ~ piece=115
467 trout = steelhead < fish ~ piece=150
468 smoked trout < trout
469 sea bass = bass, seabass, barramundi, bream, dorade, dorado, bronzino, porgy < fish ~ piece=170
470 red snapper = snapper, redfish, yelloweye, rockfish fillet, ocean perch, rock fish fillet < fish ~ piece=170
471 mahi mahi = dolphinfish, mahi, mahimahi < fish
472 swordfish = marlin, swordfish steak < fish
473 catfish = swai, pangasius, basa fillet < fish
474 grouper < fish
475 monkfish < fish
476 pollock = hake, whiting, pollack, hoki < fish
477 perch = pickerel, zander, walleye fillet, northern pike < fish
478 mackerel = kingfish, bluefish fillet < fish
479 herring = rollmop, sprat, bloater, kipper fillet, herring in wine sauce < fish
480 sardine/s = pilchard, sardine in oil, sardine in olive oil < fish
481 anchovy/anchovies = boquerone, anchovy in oil, anchovy fillet in oil, anchovy in olive oil, anchovy fillet in olive oil < fish ~ piece=4
482 anchovy paste = anchovy essence, anchovy sauce, essence of anchovy < anchovy ~ cup=240
483 eel = unagi < fish
484 carp < fish
485 sturgeon < fish
486 smoked fish = smoked whitefish, smoked cod, smoked sable, smoked black cod < fish
487 caviar = roe, tobiko, masago, ikura, tarama, taramasalata
488 bonito flake/s = katsuobushi, dried bonito, bonito shaving < fish
489 surimi = crabstick, kamaboko, imitation crab, imitation crabmeat, crab stick, fish cake, surimi crab, imitation crab meat : crustacean egg gf?
490 fish stick/s = fish finger, gefilte fish, breaded fish fillet : wheat
491 tuna salad : egg gf?
# seafood seafood gf
492 seafood = seafood mix : fish crustacean mollusc
493 shellfish < seafood : crustacean mollusc
494 shrimp = prawn, shrimp meat < shellfish : crustacean ~ piece=15
495 dried shrimp = shrimp powder, dried prawn < shrimp : crustacean
496 crab = crabmeat, crab meat, crab leg, crab claw meat < shellfish : crustacean ~ cup=135
497 lobster = langostino, scampi, lobster meat, lobster body < shellfish : crustacean
498 crayfish = crawfish, crawdad, crawfish tail meat < shellfish : crustacean
499 clam/s = steamer, quahog, littleneck, geoduck, vongole, clam meat < shellfish : mollusc ~ piece=9
500 mussel/s < shellfish : mollusc ~ piece=10
501 oyster/s = oyster with liquor < shellfish : mollusc ~ piece=14
502 scallop/s < shellfish : mollusc ~ piece=18
503 squid = calamari, squid body, calamari tube, squid tube, squid tentacle, calamari steak < shellfish : mollusc
504 octopus = octopus tentacle < shellfish : mollusc
505 conch = whelk, conch meat < shellfish : mollusc
506 abalone < shellfish : mollusc
507 sea urchin = uni < seafood
508 squid ink = cuttlefish ink, sepia ink : mollusc
# condiments seafood gf
509 clam juice = clamato, clam broth, clam liquor, clam nectar, clamato juice, oyster liquor, tomato clam juice cocktail, tomato and clam juice cocktail : mollusc ~ cup=240 bottle=237
510 fish stock = fumet, fish broth, seafood stock, shellfish stock, shrimp stock, seafood broth, lobster stock, shrimp broth, prawn stock, fish bouillon, court bouillon, crab stock < broth : fish gf? ~ cup=240
511 dashi = hondashi, dashi stock, dashi powder, dashi broth, dashi soup stock < broth : fish gf? ~ cup=240
512 fish sauce = patis, garum, colatura, nam pla, nuoc mam < sauce : fish ~ cup=288
513 shrimp paste = belacan, belachan, blachan, terasi, bagoong, shrimp sauce, prawn paste : crustacean
514 oyster sauce < sauce : mollusc gf? ~ cup=288
# seafood fish gf
515 arctic char < fish
516 turbot < fish
517 skate < fish
518 orange roughy < fish
519 branzino = european sea bass < sea bass
520 sea bream < fish
521 bluefish < fish
522 walleye < fish
523 pike < fish
524 black cod < fish
525 john dory < fish
526 smelt/s < fish
527 whitebait < fish
528 basa < fish
529 rockfish < fish
530 kipper/s = smoked herring < herring
531 bottarga < caviar
# seafood seafood gf
532 cuttlefish < shellfish : mollusc
533 langoustine/s < shellfish : crustacean
534 periwinkle/s < shellfish : mollusc
535 cockle/s < shellfish : mollusc
`;
