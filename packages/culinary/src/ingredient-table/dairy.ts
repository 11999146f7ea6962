export const DAIRY = `
# dairy animal gf milk
536 dairy product/s = dairy
537 milk < dairy product ~ cup=244
538 buttermilk < dairy product ~ cup=245
539 buttermilk powder = powdered buttermilk, dried buttermilk, dry buttermilk < dairy product ~ cup=120
540 evaporated milk = canned milk < milk ~ cup=252 can=354
541 condensed milk = eagle brand milk < milk ~ cup=306 can=396
542 powdered milk = khoya, mawa, milk powder, dry milk, dried milk, malted milk < milk ~ cup=120
543 malted milk powder = ovaltine, horlicks, malt powder, malted powder < milk : gluten ~ cup=110
544 goat milk < milk ~ cup=244
545 chocolate milk < milk ~ cup=250
546 cream = light single cream < dairy product ~ cup=240
547 light cream = light table cream < cream ~ cup=240
548 heavy cream = whipping cream, double cream, thickened cream, 35% cream, thick cream, cream whipped, cream for whipping < cream ~ cup=238
549 half and half = 10% cream, half cream, half and half creamer < cream ~ cup=242
550 whipped cream = whip cream, chantilly cream, creme chantilly, whipped heavy cream, whipped whipping cream < cream ~ cup=60
551 clotted cream = devonshire cream, devon cream < cream
552 sour cream = smetana, soured cream < cream ~ cup=230
553 creme fraiche < cream ~ cup=232
554 mexican crema = crema, crema mexicana, mexican cream, mexican sour cream < cream ~ cup=230
555 yogurt = yoghurt, curd, yogurt cheese < dairy product ~ cup=245
556 greek yogurt = strained yogurt, greek yoghurt, thick yogurt, drained yogurt < yogurt ~ cup=245
557 flavored yogurt = fruit yogurt, strawberry yogurt, lemon yogurt, peach yogurt, blueberry yogurt, raspberry yogurt < yogurt : gf? ~ cup=245
558 labneh = labne, lebneh, labneh cheese < cheese
559 kefir < dairy product ~ cup=245
560 butter < dairy product ~ cup=227 stick=113 knob=15 piece=14
561 clarified butter = drawn butter < butter ~ cup=205
562 ghee < clarified butter ~ cup=205
563 herb butter = garlic butter, compound butter, lemon butter, seasoned butter < butter : gf?
564 honey butter = maple butter spread : gf?
565 ice cream = gelato : gf? ~ cup=140 scoop=70
566 frozen yogurt : gf? ~ cup=174
567 sherbet : gf? ~ cup=148
568 custard = creme anglaise, custard sauce, pastry cream, creme patissiere, vanilla sauce : egg gf? ~ cup=260
569 dulce de leche = cajeta, milk caramel ~ cup=300
570 eggnog = egg nog : egg gf? ~ cup=254
571 coffee creamer = creamer : no-meat gf?
# dairy animal gf milk
572 cheese/s = muenster, cheese blend, italian cheese mix < dairy product ~ cup=113 slice=21
573 cheddar = cheshire, cheddar cheese, longhorn cheese, marble cheese, tasty cheese, rat cheese, cheshire cheese, lancashire cheese, double gloucester, red leicester, dubliner cheese, cheddar cheese blend < cheese ~ cup=113 slice=28
574 american cheese = velveeta, velveeta cheese, cheese product, process cheese, cheez whiz, cheese food, cheese whiz, processed cheese slice, processed cheese spread, processed cheese sauce, pasteurized processed cheese, processed cheese loaf, mexican processed cheese < cheese : gf? ~ slice=21 cup=113
575 mozzarella = ciliegine, perlini, mozzarella cheese, bocconcini cheese, stracciatella cheese, mozzarella pearl, burrata cheese, mozzarella di bufala, string cheese stick, mozzarella string cheese < cheese ~ cup=113 ball=125 slice=28
576 swiss cheese = swiss, emmentaler, emmenthal, emmenthaler, leerdammer, jarlsberg cheese, emmental cheese, emmentaler cheese, emmenthal cheese, emmenthaler cheese < cheese ~ cup=108 slice=28
577 gruyere = comte, appenzeller, beaufort, gruyere cheese, comte cheese, raclette cheese, beaufort cheese < cheese : rennet ~ cup=108
578 monterey jack = jack, pepperjack, jack cheese, pepperjack cheese, hot pepper cheese, shredded pepper jack cheese, hot pepper jack cheese < cheese ~ cup=113
579 colby = colby cheese, colby jack, colby jack cheese, colby monterey jack, colby monterey jack cheese, colby monterey jack cheese blend < cheese ~ cup=113
580 mexican cheese blend = mexican cheese, taco cheese, mexican blend cheese, mexican melting cheese, taco blend cheese, cheddar jack cheese, four cheese mexican blend, cheddar monterey jack cheese, cheddar monterey jack cheese blend < cheese ~ cup=113
581 provolone = caciocavallo, scamorza, provolone cheese < cheese ~ slice=28 cup=113
582 parmesan = parmigiano, parmesan cheese, parmesean cheese < cheese : rennet ~ cup=100
583 parmigiano-reggiano = reggiano, reggiano parmesan, parmigiano reggiano cheese < parmesan : meat milk gf ~ cup=100
584 grana padano = grana, grana padano cheese < cheese : meat milk gf ~ cup=100
585 pecorino = romano, locatelli, sardo, romano cheese, pecorino cheese, pecorino toscano, manchego cheese, pecorino pepato < cheese : rennet ~ cup=100
586 asiago = asiago cheese < cheese : rennet ~ cup=100
587 feta = feta cheese < cheese ~ cup=150
588 blue cheese = cambozola, dolcelatte, cabrales, bleu cheese, gorgonzola cheese, stilton cheese, roquefort cheese, maytag blue, gorgonzola dolce, danish blue, bleu d'auvergne, fourme d'ambert, cashel blue, saint agur, crumbled gorgonzola, cabrales cheese, saga blue < cheese : rennet ~ cup=135
589 goat cheese = chevre, montrachet, bucheron, crottin, chevre cheese, montrachet cheese, humboldt fog, bucheron cheese, goat milk cheese < cheese ~ cup=120
590 brie = taleggio, reblochon, explorateur, robiola, brie cheese, camembert cheese, saint andre, taleggio cheese, robiola cheese, pont l'eveque, triple cream cheese, triple creme cheese < cheese ~ cup=144
591 cream cheese = philadelphia, neufchatel cheese, boursin cheese, philadelphia cheese, petit suisse, cream cheese spread, soft garden vegetable cheese, cream cheese with chive, boursin garlic and herb cheese, garlic and herb cheese spread, cream cheese with chive and onion < cheese ~ cup=232 package=227
592 mascarpone = mascarpone cheese, marscapone cheese, mascarpone cream < cheese ~ cup=227
593 ricotta = requeson, ricotta cheese, fromage blanc, ricotta salata cheese < cheese ~ cup=246
594 cottage cheese = pot cheese, curd cheese < cheese ~ cup=225
595 farmer cheese = hoop cheese, baker's cheese, fromage frais < cheese ~ cup=225
596 queso fresco = panela, queso blanco, cotija cheese, queso anejo, queso cotija, cojita cheese, queso ranchero, anejo cheese, queso fresco cheese, queso blanco cheese < cheese ~ cup=120
597 oaxaca cheese = asadero, queso, menonita, queso oaxaca, chihuahua cheese, queso chihuahua, queso quesadilla, asadero cheese < cheese ~ cup=113
598 paneer = panir, paneer cheese < cheese
599 halloumi = haloumi, halloumi cheese, haloumi cheese < cheese
600 fontina = fontal, fontina cheese, fontina val d'aosta, fontina valle d'aosta < cheese ~ cup=108
601 gouda = gouda cheese, edam cheese < cheese ~ cup=108
602 havarti = havarti cheese < cheese ~ cup=113
603 muenster cheese = munster, munster cheese, muenster slice < cheese ~ cup=113
604 limburger = limburger cheese < cheese
605 kefalotyri = kasseri, kefalotiri, mizithra, graviera, kasseri cheese, kefalotyri cheese, mizithra cheese < cheese
606 cheese curd/s < cheese
607 cheese spread = pimento cheese, cheese dip, spreadable cheese, pub cheese, laughing cow cheese < cheese : gf?
608 vegan cheese = soy cheese, vegan mozzarella, vegan parmesan, nondairy cheese, vegan cheddar, soy mozzarella, dairy free cheese, nutritional yeast parmesan, vegan cream cheese, tofu cream cheese, dairy free cream cheese : plant gf?
609 whey = whey powder
610 whey protein = protein powder : no-meat gf?
# dairy animal gf egg
611 egg/s = egg plus egg yolk ~ piece=50 cup=243
612 egg yolk/s = yolk, yolk of egg, yolk from egg < egg ~ piece=18 cup=243
613 egg white/s = white of egg, egg white from egg < egg ~ piece=33 cup=243
614 quail egg/s < egg ~ piece=9
615 duck egg/s < egg ~ piece=70
616 egg substitute = egg beater, egg product, liquid egg, pasteurized egg : gf? ~ cup=240
617 meringue powder = powdered egg, egg white powder, dried egg white, powdered egg white : gf?
618 egg wash = eggwash, egg glaze : milk gf?
619 egg replacer = vegan egg, egg replacement, ener g, flax egg, egg replacer powder : plant gf
# dairy plant gf?
620 margarine = oleo, oleomargarine, buttery spread, butter substitute, margarine spread, light butter, sunflower spread, vegetable oil spread, butter or margarine blend, i can't believe it's not butter < fat : no-meat gf ~ cup=227 stick=113
621 vegan butter = vegan margarine, earth balance, nondairy butter, plant butter, soy margarine, non dairy butter, plant based butter, dairy free margarine, vegan buttery spread, non hydrogenated margarine, dairy free spread, dairy free butter, vegan buttery stick < margarine : plant gf ~ cup=227
622 shortening = crisco, copha, solid vegetable fat < fat : plant gf ~ cup=191
623 fat = fat for frying, vegetable shortening or lard : mixed gf
624 almond milk = almond breeze, almond beverage < plant milk : plant nut gf ~ cup=240
625 soy milk = soymilk, soya milk, soy beverage < plant milk : plant soy gf ~ cup=243
626 oat milk = oat beverage, oat drink < plant milk : plant oat-gluten ~ cup=240
627 rice milk = rice beverage, rice dream < plant milk : plant gf ~ cup=240
628 cashew milk < plant milk : plant nut gf ~ cup=240
629 hemp milk < plant milk : plant gf ~ cup=240
630 plant milk = nondairy milk, vegan milk, milk alternative, milk substitute, non dairy milk, dairy free milk, plant based milk : plant gf? ~ cup=240
631 soy yogurt = vegan yogurt, coconut yogurt, soya yogurt, almond yogurt, dairy free yogurt, coconut milk yogurt, non dairy yogurt, plant based yogurt : plant gf?
632 vegan sour cream = tofu sour cream, tofutti sour cream, dairy free sour cream : plant gf?
633 whipped topping = cool whip, dessert topping, dream whip, dessert whip, whipped topping mix, dessert topping mix, non dairy topping : no-meat milk gf? ~ cup=75 container=227
634 tofu = beancurd, yuba, aburaage, bean curd, soybean curd, abura age, tofu puff : plant soy gf ~ cup=252 block=400 package=400
635 tempeh : plant soy gf? ~ cup=166 package=227
636 seitan = wheat meat : plant wheat ~ cup=140
# dairy animal gf milk
637 gorgonzola = crumbled gorgonzola cheese < blue cheese : rennet
638 roquefort < blue cheese : rennet
639 stilton < blue cheese : rennet
640 manchego < cheese : rennet
641 emmental < swiss cheese : rennet
642 pepper jack = pepper jack cheese < monterey jack
643 burrata < mozzarella
644 bocconcini < mozzarella
645 camembert < cheese
646 edam < gouda
647 jarlsberg < swiss cheese
648 cotija < queso fresco
649 ricotta salata < ricotta
650 neufchatel < cream cheese
651 quark < cottage cheese
652 raclette < cheese : rennet
653 string cheese = cheese string < mozzarella
654 boursin < cream cheese
655 skyr < yogurt
`;
