export const DAIRY = `
# dairy simple animal milk
538 dairy product/s = dairy
539 milk < dairy product ~ cup=244
540 buttermilk = sour milk, soured milk, chaas, laban drink < dairy product ~ cup=245
# baking simple animal milk
541 buttermilk powder = dry buttermilk, dried buttermilk, powdered buttermilk < dairy product ~ cup=120
542 evaporated milk = canned milk < milk ~ cup=252 can=354
543 condensed milk = eagle brand milk < milk ~ cup=306 can=396
544 powdered milk = mawa, khoya, dried milk, dry milk, milk powder < milk ~ cup=120
545 malted milk powder = horlicks, malted powder, malt powder, malted milk < milk : wheat ~ cup=110
# dairy simple animal milk
546 goat milk < milk ~ cup=244
547 chocolate milk < milk : soy? ~ cup=250
548 cream = light single cream < dairy product ~ cup=240
549 light cream = light table cream < cream ~ cup=240
550 heavy cream = cream whipped, thick cream, 35% cream, thickened cream, double cream, whipping cream < cream ~ cup=238
551 half and half = half cream, 10% cream, half and half creamer < cream ~ cup=242
552 whipped cream = creme chantilly, chantilly cream, whip cream, whipped whipping cream, whipped heavy cream < cream ~ cup=60
553 clotted cream = devon cream, devonshire cream, kaymak, kajmak, malai < cream
554 sour cream = smetana, soured cream < cream ~ cup=230
555 creme fraiche < cream ~ cup=232
556 mexican crema = crema, mexican cream, crema mexicana, mexican sour cream < cream ~ cup=230
557 yogurt = curd, yoghurt, yogurt cheese, yogourt, dahi, fresh dahi < dairy product ~ cup=245
558 greek yogurt = drained yogurt, thick yogurt, greek yoghurt, strained yogurt, greek yogourt < yogurt ~ cup=245
559 flavored yogurt = raspberry yogurt, blueberry yogurt, peach yogurt, lemon yogurt, strawberry yogurt, fruit yogurt < yogurt : mixed ~ cup=245
560 labneh = lebneh, labne, labneh cheese, kashk, labne cheese < cheese
561 kefir < dairy product ~ cup=245
562 butter < dairy product ~ cup=227 stick=113 knob=15 piece=14
563 clarified butter = drawn butter < butter ~ cup=205
564 ghee = niter kibbeh, nitir kibe, niter kibe, spiced clarified butter, ethiopian spiced butter, smen, samna, samneh, samn < clarified butter ~ cup=205
565 herb butter = seasoned butter, lemon butter, compound butter, garlic butter < butter
566 honey butter = maple butter spread : honey
# frozen simple animal milk
567 ice cream = gelato : may-egg may-soy nut? peanut? gf? ~ cup=140 scoop=70
568 frozen yogurt : may-egg may-soy mixed ~ cup=174
569 sherbet : mixed ~ cup=148
# dairy simple animal milk
570 custard = vanilla sauce, custard sauce, creme anglaise : egg ~ cup=260
2042 pastry cream = creme patissiere, pastry custard < custard : egg may-wheat ~ cup=260
571 dulce de leche = cajeta, milk caramel ~ cup=300
572 eggnog = egg nog : egg raw-egg ~ cup=254
573 coffee creamer = creamer : plant? may-milk may-soy
# dairy simple animal milk
574 cheese = cheese blend, italian cheese mix, oka, oka cheese < dairy product ~ cup=113 slice=21
575 cheddar = cheshire, dubliner cheese, red leicester, double gloucester, lancashire cheese, cheshire cheese, rat cheese, tasty cheese, marble cheese, longhorn cheese, cheddar cheese, cheddar cheese blend, chedder < cheese : salty ~ cup=113 slice=28
576 american cheese = velveeta, cheese food, process cheese, cheese product, velveeta cheese, mexican processed cheese, processed cheese loaf, pasteurized processed cheese, processed cheese slice < cheese : may-soy salty ~ slice=21 cup=113
577 mozzarella = perlini, mozzarella pearl, stracciatella cheese, mozzarella cheese, mozzarella string cheese, string cheese stick, mozzarella di bufala, mozarella, mozzarela < cheese ~ cup=113 ball=125 slice=28
578 swiss cheese = leerdammer, swiss < cheese : rennet ~ cup=108 slice=28
579 gruyere = beaufort, appenzeller, comte, beaufort cheese, comte cheese, gruyere cheese < cheese : rennet ~ cup=108
580 monterey jack = pepperjack, jack, jack cheese, hot pepper cheese, shredded pepperjack cheese, hot pepper jack cheese, shredded pepper jack cheese < cheese ~ cup=113
581 colby = colby jack, colby cheese, colby monterey jack, colby jack cheese, colby monterey jack cheese, colby monterey jack cheese blend < cheese ~ cup=113
582 mexican cheese blend = taco cheese, mexican cheese, cheddar jack cheese, taco blend cheese, mexican melting cheese, mexican blend cheese, cheddar monterey jack cheese, four cheese mexican blend, cheddar monterey jack cheese blend < cheese ~ cup=113
583 provolone = scamorza, caciocavallo, provolone cheese < cheese : rennet salty ~ slice=28 cup=113
584 parmesan = parm, parmesean, parmigiano, parmesan cheese < cheese : rennet salty ~ cup=100
2147 parmesan rind/s = parmigiano rind, parmesan cheese rind, cheese rind, rind of parmesan < parmesan : rennet salty ~ piece=30
585 parmigiano-reggiano = reggiano, reggiano parmesan, parmigiano reggiano cheese < parmesan : meat milk salty ~ cup=100
586 grana padano = grana, grana padano cheese < cheese : meat milk egg salty ~ cup=100
587 pecorino = sardo, locatelli, romano, pecorino pepato, pecorino toscano, pecorino cheese, romano cheese < cheese : rennet salty ~ cup=100
588 asiago = asiago cheese < cheese : rennet salty ~ cup=100
589 feta = feta cheese < cheese : salty ~ cup=150
590 blue cheese = cabrales, cambozola, saga blue, cabrales cheese, saint agur, cashel blue, gorgonzola dolcelatte, fourme d'ambert, bleu d'auvergne, danish blue, maytag blue, bleu cheese < cheese : rennet salty ~ cup=135
591 goat cheese = crottin, bucheron, montrachet, chevre, bucheron cheese, humboldt fog, montrachet cheese, chevre cheese, goat's milk cheese, log of goat cheese < cheese ~ cup=120
592 brie = explorateur, saint andre, brie cheese, triple creme cheese, triple cream cheese < cheese : rennet salty ~ cup=144
593 cream cheese = philadelphia, petit suisse, philadelphia cheese, cream cheese spread, cream cheese with chive, soft garden vegetable cheese, garlic and herb cheese spread, boursin garlic and herb cheese, cream cheese with chive and onion, 1/3 less fat neufchatel cheese, requeijao < cheese ~ cup=232 package=227
594 mascarpone = mascarpone cream, marscapone cheese, mascarpone cheese < cheese ~ cup=227
595 ricotta = requeson, fromage blanc, ricotta cheese, ricotta salata cheese < cheese ~ cup=246
596 cottage cheese = curd cheese, pot cheese < cheese ~ cup=225
597 farmer cheese = fromage frais, baker's cheese, hoop cheese, tvorog, twarog, tvorog cheese, ayib < cheese ~ cup=225
598 queso fresco = panela, anejo cheese, queso ranchero, cojita cheese, queso cotija, queso blanco, queso blanco cheese, crumbled cotija cheese, queso fresco cheese, panela cheese, queso minas, queijo minas, minas cheese < cheese ~ cup=120
599 oaxaca cheese = menonita, queso, asadero, asadero cheese, queso quesadilla, queso chihuahua, chihuahua cheese, queso oaxaca < cheese ~ cup=113
600 paneer = panir, paneer cheese < cheese
601 halloumi = haloumi, haloumi cheese, halloumi cheese, nabulsi, nabulsi cheese, akkawi, akkawi cheese < cheese : salty
602 fontina = fontal, fontina cheese, fontina valle d'aosta, fontina val d'aosta < cheese : rennet ~ cup=108
603 gouda = gouda cheese < cheese : rennet salty ~ cup=108
604 havarti = havarti cheese < cheese ~ cup=113
605 muenster cheese = muenster, munster, muenster slice, munster cheese < cheese : rennet ~ cup=113
606 limburger = limburger cheese < cheese : rennet
607 kefalotyri = graviera, kashkaval, kashkaval cheese, kaseri, mizithra, kefalotiri, kasseri, mizithra cheese, kefalotyri cheese, kasseri cheese < cheese : rennet
608 cheese curd/s = cheddar curd, cheddar cheese curd, squeaky cheese, poutine cheese, fresh cheese curd < cheese
609 cheese spread = spreadable cheese, laughing cow cheese < cheese : may-soy salty
610 whey
611 whey protein = whey protein powder : may-soy
# dairy simple animal egg
612 egg/s = egg plus egg yolk ~ piece=50 cup=243
613 egg yolk/s = yolk, yolk from egg < egg ~ piece=18 cup=243
614 egg white/s = egg white from egg < egg ~ piece=33 cup=243
615 quail egg/s < egg ~ piece=9
616 duck egg/s < egg ~ piece=70
2192 salted duck egg/s = salted egg, salty egg, salted red egg, itlog na maalat, century egg, preserved egg, preserved duck egg, thousand year egg, hundred year egg < egg : salty ~ piece=70
617 egg substitute = pasteurized egg, liquid egg, egg product, egg beater ~ cup=240
618 meringue powder = powdered egg, powdered egg white, dried egg white, egg white powder
619 egg wash = eggwash, egg glaze : may-milk
# dairy simple plant
620 vegan cheese = vegan cheddar, nondairy cheese, vegan mozzarella, vegan cream cheese, dairy free cheese, dairy free cream cheese : may-soy may-nut
621 egg replacer = egg replacement : soy? gf? lupin?
622 margarine = oleomargarine, oleo, sunflower spread, margarine spread, butter substitute, buttery spread, vegetable oil spread, i can't believe it's not butter, non hydrogenated margarine < fat : plant? may-milk may-soy ~ cup=227 stick=113
623 vegan butter = plant butter, nondairy butter, earth balance, vegan buttery stick, dairy free butter, dairy free spread, vegan buttery spread, plant based butter, non dairy butter < margarine : may-soy may-nut ~ cup=227
624 shortening < fat : may-soy mixed ~ cup=191
625 fat : mixed gf
626 almond milk = almond beverage, almond breeze < plant milk : plant nut gf ~ cup=240
627 soy milk = soymilk, soy beverage, soya milk < plant milk : plant soy gf ~ cup=243
628 oat milk = oat drink, oat beverage < plant milk : plant oats ~ cup=240
629 rice milk = rice dream, rice beverage < plant milk : plant gf ~ cup=240
630 cashew milk < plant milk : plant nut gf ~ cup=240
631 hemp milk = hemp seed milk, flax milk, flax seed milk, quinoa milk, potato milk < plant milk : plant gf ~ cup=240
632 plant milk = milk substitute, milk alternative, vegan milk, nondairy milk, plant based milk, dairy free milk, non dairy milk : may-soy may-nut may-gluten wheat? ~ cup=240
633 soy yogurt = soya yogurt : soy
634 vegan sour cream = dairy free sour cream : may-soy may-nut
635 whipped topping = dessert whip, dream whip, dessert topping, cool whip, non dairy topping, dessert topping mix, whipped topping mix : animal milk ~ cup=75 container=227
636 tofu = aburaage, yuba, beancurd, tofu puff, abura age, soybean curd, bean curd, tau pok, tofu pok : soy ~ cup=252 block=400 package=400
637 tempeh : soy may-wheat ~ cup=166 package=227
638 seitan = wheat meat, mock duck : wheat may-soy ~ cup=140
# dairy simple animal milk
639 gorgonzola = dolcelatte, gorgonzola dolce, gorgonzola cheese < blue cheese : rennet salty
640 roquefort = roquefort cheese < blue cheese : rennet salty
641 stilton = stilton cheese < blue cheese : rennet salty
642 manchego = manchego cheese < cheese : rennet salty
643 emmental = emmenthaler, emmenthal, emmentaler, emmental cheese, emmenthaler cheese, emmenthal cheese, emmentaler cheese < swiss cheese : rennet
644 pepper jack = pepperjack cheese, pepper jack cheese < monterey jack
645 burrata = burrata cheese < mozzarella
646 bocconcini = ciliegine, bocconcini cheese < mozzarella
647 camembert = camembert cheese < cheese : rennet salty
648 edam = edam cheese < gouda : rennet salty
649 jarlsberg = jarlsberg cheese < swiss cheese
650 cotija = queso anejo, cotija cheese < queso fresco : salty
651 ricotta salata < ricotta : salty
652 neufchatel = neufchatel cheese < cream cheese
653 quark < cottage cheese
654 raclette = raclette cheese < cheese : rennet
655 string cheese = cheese string < mozzarella
656 boursin = boursin cheese < cream cheese
657 skyr < yogurt
# dairy simple animal milk
1819 truffle butter < butter
1820 casein = caseinate, milk protein
1821 raita
1822 ovaltine = milo : may-milk gluten may-wheat may-soy
1823 nut ice cream = pistachio ice cream, butter pecan ice cream, almond ice cream, hazelnut ice cream, pralines and cream < ice cream : nut may-egg may-soy
1824 panna cotta : meat
1825 protein powder : plant? may-milk may-soy may-egg gf? nut?
# dairy simple plant
1826 soy cheese = soy mozzarella, soy cheddar, tofu cheese < vegan cheese : plant? soy may-milk
1827 tofu cream cheese = tofu ricotta, tofu feta < vegan cheese : soy
1828 cashew cheese = cashew cream cheese, almond cheese, nut cheese, cashew ricotta, almond ricotta, macadamia ricotta, macadamia cheese, cashew parmesan, almond parmesan, almond feta, cashew feta, cashew mozzarella < vegan cheese : nut
1829 cashew cream = cashew sour cream : nut
1830 soy margarine < margarine : plant? soy may-milk
1831 vegan margarine = dairy free margarine < margarine : may-soy
1832 almond yogurt = cashew yogurt, nut yogurt, almond milk yogurt, cashew milk yogurt : nut
1833 coconut yogurt = coconut milk yogurt, coconut yoghurt
1834 oat yogurt : may-gluten oats
1835 vegan yogurt = plant based yogurt, non dairy yogurt, dairy free yogurt : may-soy may-nut may-gluten wheat?
1836 soy sour cream = tofu sour cream, tofutti sour cream < vegan sour cream : soy
1837 soy cream = soya cream, soy cooking cream, soy creamer, soy whipping cream : soy ~ cup=240
1838 oat cream = oat cooking cream : may-gluten oats ~ cup=240
1839 vegan whipped cream = dairy free whipped cream, plant based whipped cream : may-soy may-nut
1840 soy ice cream : soy
1841 vegan ice cream = plant based ice cream, vegan vanilla ice cream, coconut milk ice cream, almond milk ice cream, cashew ice cream, oat milk ice cream : may-soy may-nut may-gluten wheat?
1842 nut milk = walnut milk, hazelnut milk, macadamia milk, pistachio milk < plant milk : nut ~ cup=240
1843 vegan egg substitute = vegan egg, vegan scrambled egg, plant based egg, just egg, egg free egg substitute : may-soy
# frozen simple
1844 scotch egg/s : meat egg wheat may-milk may-soy may-mustard may-celery may-sulphites
1845 quiche/s = quiche lorraine : mixed egg milk wheat may-soy
1846 frittata/s : mixed egg may-milk
# dairy simple animal milk
1529 pimento cheese < cheese spread : composite animal milk egg may-mustard
1530 taleggio = reblochon, pont l'eveque, robiola, robiola cheese, taleggio cheese < brie : rennet
1531 light butter < butter : soy?
1533 cheese ball/s = cheese log, cheese fondue, fondue < cheese : composite animal milk
1534 fried cheese = mozzarella stick, breaded cheese, breaded mozzarella, cheese stick, halloumi fry < cheese : composite animal milk wheat may-egg
# dairy composite plant
1537 vegan parmesan = nutritional yeast parmesan < vegan cheese : may-nut no-sulphites
1545 coconut whipped cream = coconut whipping cream, coconut creamer : simple plant sulphites?
1546 vegan cream = plant based cream, non dairy cream, dairy free cream, non dairy creamer alternative
1550 pea protein = pea protein powder : simple plant
1551 vegan protein powder : may-soy
# dairy simple plant?
2020 dairy-free ice cream = lactose free ice cream, non dairy ice cream : may-soy may-nut may-gluten may-egg wheat?
# dairy simple animal milk
2045 cheese whiz = cheez whiz, processed cheese sauce, processed cheese spread < american cheese : may-soy may-mustard salty
2046 beer cheese = pub cheese, cheese dip < cheese spread : may-soy may-wheat may-mustard salty
# dairy simple plant
2047 flax egg/s = ener g, chia egg, flaxseed egg, ener g egg replacer < egg replacer
2048 vegetable shortening = copha, crisco, solid vegetable fat < shortening : may-soy ~ cup=191
2071 pea milk = pea beverage, ripple milk < plant milk : plant gf ~ cup=240
2074 shea butter < fat
# frozen simple animal milk
2049 vanilla ice cream < ice cream : may-egg may-soy ~ cup=140 scoop=70
`;
