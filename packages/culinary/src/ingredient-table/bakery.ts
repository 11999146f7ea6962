export const BAKERY = `
# grains simple plant
735 gluten-free pasta = gluten free penne, gluten free spaghetti < pasta : plant? egg? soy? lupin?
736 rice noodle/s = maifun, pho noodle, rice vermicelli, rice stick, rice thread noodle, rice stick vermicelli, rice flour noodle, rice vermicelli noodle, pad thai noodle, rice stick noodle, bihon, pancit bihon, cheung fun, ho fun, hor fun, rice roll noodle, rice roll, banh pho, mei fun, mai fun, string hopper, idiyappam, idiappam
737 glass noodle/s = harusame, dangmyeon, cellophane vermicelli, bean vermicelli, bean thread, cellophane noodle, sweet potato noodle, bean thread vermicelli, mung bean noodle, bean thread noodle, sotanghon
738 shirataki noodle/s = konnyaku, shirataki, konjac noodle, konjac
739 rice paper = rice wrapper, rice paper wrapper, rice paper spring roll wrapper ~ sheet=10 piece=10
740 rice cake/s = mochi, tteokbokki, tteok
741 corn tortilla/s < tortilla ~ piece=25
2167 cassava bread = bammy, bammie, casabe, cassava flatbread ~ piece=90
2196 papadum/s = papad, pappadam, poppadom, appalam, papadam : salty
742 tostada/s
743 taco shell/s ~ piece=13
# bakery baked plant? wheat no-peanut no-nut
744 tortilla/s = wrap : may-soy no-egg no-sesame ~ piece=45
745 bread = pane, crostino, toast, pullman loaf, bread bowl, toast point, bread loaf, bread crust, pain au levain, pain de campagne, bannock, soda bread, hardo bread, hard dough bread, hardough bread : may-milk may-soy sesame? ~ slice=30 cup=45 loaf=500 piece=30
746 whole wheat bread = wholewheat bread, wheat bread, brown bread, wholemeal bread, whole wheat toast, whole grain sandwich bread, whole wheat sandwich bread < bread : may-milk may-soy sesame? ~ slice=30
747 rye bread = pumpernickel, pumpernickel loaf, rye toast, cocktail bread, cocktail rye, pumpernickel bread < bread : may-soy no-egg no-sesame ~ slice=30
748 baguette/s = ficelle, french roll, baguette loaf, french stick, french loaf, french bread, french sandwich roll, french bread loaf < bread : plant no-sesame ~ piece=250 slice=15
749 garlic bread < bread : may-milk
750 cornbread = cornbread crumb, corn muffin, corn bread, corn bread crumb < bread : may-milk may-egg may-soy no-sesame
751 banana bread < bread : may-milk may-egg may-nut may-soy no-sesame
752 bun/s = bap, bolillo, frankfurter roll, torta roll, burger roll, bolillo roll, potato roll, soft roll, hard roll, kaiser roll, onion hamburger bun, kaiser sandwich roll, whole wheat hamburger bun, split top hot dog bun, mantou, steamed bun : may-milk may-egg may-soy may-sesame ~ piece=50
753 bread roll/s = pandesal, pan de sal, roll, slider bun, ciabatta bun, sub bun, italian hoagie roll, hawaiian sweet roll, crescent roll bread, dinner roll : may-milk may-egg may-soy sesame? ~ piece=35
754 frozen bread dough = refrigerated breadstick, sweet dough, yeast dough, bread dough, refrigerated dinner roll, refrigerated breadstick dough, sweet roll dough, frozen bread loaf, frozen roll dough, dinner roll dough, frozen dinner roll, frozen yeast roll dough, frozen parker house roll, frozen bread dough roll, frozen bread dough loaf : may-milk may-soy
755 pita bread/s = pitta, pita, pitta bread, pita pocket, pita bread pocket : may-soy no-egg sesame? ~ piece=60
756 flatbread = sangak, paratha, piadina, roti, rotis, chapati, chapatis, soft lavash, roti bread, paratha bread, flat bread, markouk, manakish, manakeesh, saj bread, buss up shut, paratha roti, dhal puri, dhalpuri, taboon, canjeero, anjero, lahoh, laxoox, dosa, dosai, uttapam, appam : may-milk may-soy sesame? ~ piece=90
2166 injera = teff flatbread, budena < flatbread : plant may-wheat no-milk no-soy no-egg no-sesame ~ piece=90
757 bagel/s = bialy : may-sesame may-soy may-egg may-milk ~ piece=105
758 english muffin/s = crumpet, muffin english : may-milk may-soy no-egg no-sesame ~ piece=57
759 croissant/s = crescent : animal milk may-egg may-soy no-sesame ~ piece=57
760 brioche = brioche dough, brioche bread, brioche loaf < bread : animal milk egg may-soy no-sesame ~ slice=35
761 challah = sweet bread, challah loaf, hawaiian bread, egg bread, challah bread, egg bread loaf < bread : animal egg may-milk sesame? ~ slice=35
762 raisin bread = cinnamon bread, cinnamon swirl bread < bread : may-milk may-soy ~ slice=30
763 focaccia = fougasse, focaccia loaf, focaccia bread < bread : may-soy no-egg no-sesame ~ slice=50
764 matzo = matzah, matzoh, unleavened bread, matzo cracker : simple plant ~ sheet=28 piece=28
765 matzo meal = matzo farfel, matzah meal, matzoh meal, matzoh cake meal, matzo cake flour, matzo cake meal : simple plant ~ cup=115
766 breadcrumbs = crumb, breading, cracker meal, cornbread crumb mix, bread crumb topping : may-milk may-soy may-egg sesame? ~ cup=108
767 seasoned breadcrumbs = italian breadcrumb, italian bread crumb, seasoned bread crumb, garlic and herb bread crumb < breadcrumbs : may-milk may-soy may-egg sesame? ~ cup=120
768 panko = panko crumb, japanese breadcrumb, panko breadcrumb, japanese bread crumb, panko bread crumb < breadcrumbs : may-soy no-sesame ~ cup=60
769 crouton/s : may-milk may-soy no-sesame ~ cup=30
770 stuffing mix = stuffing, stuffing crumb, bread dressing : mixed may-milk may-soy may-egg may-celery no-sesame
2170 bread stuffing = leftover stuffing, cooked stuffing, leftover bread stuffing, leftover dressing, leftover bread dressing, turkey stuffing, thanksgiving stuffing, baked stuffing : mixed may-milk may-soy may-egg may-celery may-sulphites no-sesame ~ cup=150
771 pizza dough = boboli, bread shell, pizza shell, pizza base, pizza crust, pizza crust mix, pizza crust dough : may-milk may-soy no-egg no-sesame
772 puff pastry = bouchee case, patty shell, puff paste, puff pastry case, vol au vent, puff pastry dough, vol au vent case, puff pastry scrap, puff pastry trimming : may-milk may-soy no-sesame ~ sheet=245 package=490
773 phyllo dough = kadaif, kataifi, filo, phyllo, strudel dough, fillo dough, filo dough, phyllo pastry, filo pastry, phyllo pastry dough, phyllo tart shell : no-egg no-sesame ~ sheet=19
774 pie crust/s = pastry, tartlet case, pate sablee, quiche crust, pastry case, tart crust, tartlet shell, pate sucree, pate brisee, pastry crust, tart dough, tart shell, pastry dough, pie dough, pie shell, pie crust mix, double crust pie, pie crust dough, pie dough scrap, pie crust scrap, pastry scrap, pastry trimming < crust : mixed may-milk may-egg may-soy no-sesame ~ piece=200
775 graham cracker crust/s = graham crust, oreo crust, cookie crust, vanilla wafer crust, shortbread pie crust, chocolate pie crust, cookie crumb crust, graham pie crust, oreo pie crust, chocolate crumb crust, graham cracker pie shell, graham cracker tart shell, chocolate cookie pie crust, graham cracker crumb crust, graham cracker pie crust < crust : may-milk may-soy no-sesame
776 crescent roll dough = crescent dough, crescent roll, crescent dinner roll, crescent recipe creation seamless dough sheet : may-milk may-soy no-sesame
777 biscuit dough = biscuit : may-milk may-soy no-sesame
778 cinnamon roll/s = sweet roll, cinnamon bun, refrigerated cinnamon roll dough : may-milk may-egg may-soy no-sesame
779 wonton wrapper/s = potsticker skin, shumai wrapper, dumpling skin, gyoza skin, potsticker wrapper, gyoza wrapper, dumpling wrapper, siu mai wrapper, pot sticker wrapper, sui mai wrapper, gow gee wrapper, won ton skin, won ton wrapper : may-egg no-milk no-soy no-sesame ~ piece=8
780 spring roll wrapper/s = lumpia, eggroll skin, lumpia wrapper, eggroll wrapper, spring roll sheet, egg roll skin, spring roll skin, egg roll wrapper : may-egg no-milk no-soy no-sesame ~ piece=32
781 pancake/s = blintz, blini, belgian waffle, buckwheat crepe, toaster waffle, cooked crepe, frozen waffle : may-milk may-egg may-soy no-sesame
2210 idli/s = idly, rice idli : simple plant? gf gluten? wheat? may-milk may-mustard no-egg no-soy ~ piece=40
782 doughnut/s = donut, mandazi, youtiao : mixed may-milk may-egg may-soy nut? no-sesame
2212 gulab jamun/s = gulab jaman, rasgulla, ras malai, jalebi : animal wheat milk may-nut may-sulphites no-sesame
783 cake = genoise, shortcake, cupcake, sponge, dessert shell, cake crumb, sponge dessert cup, prepared pound cake, frozen pound cake, prepared angel food cake, cake scrap, cake trimming, cake offcut : egg may-milk may-soy no-sesame nut?
784 brownie/s : egg may-milk may-soy may-nut no-sesame
785 muffin/s : may-egg may-milk may-soy may-nut no-sesame
# bakery baked plant? wheat no-peanut no-nut
786 naan = nan, naan bread, garlic naan, kulcha < flatbread : animal milk may-egg sesame? ~ piece=90
787 lavash = lavash bread < flatbread ~ piece=60
788 ciabatta = ciabatta loaf, ciabatta bread < bread : plant no-sesame ~ slice=30
789 sourdough bread = sourdough, sourdough loaf < bread : no-sesame ~ slice=35
790 italian bread = italian loaf < bread ~ slice=30
791 crostini < bread
792 texas toast < bread : may-milk may-soy
793 hot dog bun/s = frankfurter bun, hot dog roll < bun : may-milk may-egg may-soy sesame? ~ piece=45
794 hamburger bun/s = hamburger roll, burger bun, brioche bun, brioche hamburger bun, brioche roll < bun : may-milk may-egg may-soy may-sesame ~ piece=50
795 hoagie roll/s = hoagie bun, submarine roll, sub roll < bread roll : may-milk may-egg may-soy may-sesame
796 angel food cake < cake : animal egg no-milk no-sesame
797 pound cake < cake : animal egg milk may-soy no-sesame
798 cheesecake = frozen cheesecake < cake : mixed egg milk may-soy no-sesame
799 waffle/s < pancake : may-milk may-egg may-soy no-sesame
800 crepe/s < pancake : egg milk may-soy no-sesame
# grains simple plant
1847 legume pasta = chickpea pasta, lentil pasta, red lentil pasta, black bean pasta < gluten-free pasta
1848 rice pasta = corn pasta, quinoa pasta, brown rice pasta < gluten-free pasta
# bakery simple plant?
1849 gluten-free bread = gluten free loaf, gluten free sandwich bread, gluten free roll, gluten free bun, gluten free bagel, gluten free baguette : may-egg may-milk may-soy may-sesame ~ slice=30
1850 gluten-free breadcrumbs = gluten free bread crumb, gluten free panko, gluten free breadcrumb : may-egg may-milk may-soy
1851 gluten-free tortilla/s = gluten free wrap, gluten free flour tortilla : may-soy ~ piece=45
1852 gluten-free pizza crust/s = gluten free pizza dough, gluten free pizza base, cauliflower crust, cauliflower pizza crust : may-egg may-milk may-soy
# bakery baked plant? wheat no-peanut
1853 sesame bagel/s = everything bagel < bagel : no-nut sesame may-soy ~ piece=105
1854 simit : no-nut no-soy sesame
1855 walnut bread = nut bread < bread : nut may-milk may-soy no-sesame ~ slice=30
1856 panettone = pandoro : animal milk egg may-nut may-soy may-sulphites no-sesame
2211 hot cross bun/s = easter bun < bun : animal milk egg may-nut may-soy may-sulphites no-sesame ~ piece=70
1857 stollen : animal milk nut may-egg may-soy may-sulphites no-sesame
1858 almond croissant/s < croissant : animal milk nut may-egg may-soy no-sesame
1859 carrot cake < cake : may-egg may-milk may-nut may-soy no-sesame
1860 fruitcake = fruit cake, christmas cake, christmas pudding < cake : egg may-milk may-nut may-soy may-sulphites no-sesame
1861 hardtack = ship biscuit, pilot bread, hard bread, hard tack, newfoundland hard bread, ship's biscuit : simple plant
# bakery baked plant? wheat
1564 cheese bread = cheesy bread, cheddar bread, pao de queijo, cheese scone, cheese roll < bread : animal milk may-egg ~ slice=30
1567 pain au chocolat = chocolate croissant < croissant : animal milk may-soy may-egg
1568 croissant sandwich/es = ham and cheese croissant, ham croissant : composite meat milk wheat
1570 sesame bun/s = sesame hamburger bun, sesame seed hamburger bun, sesame seed bun < hamburger bun : sesame ~ piece=50
1572 matzo ball mix = matzoh ball mix, matzo ball : composite no-meat wheat may-egg
1573 breadstick/s = grissini, grissino : may-milk may-sesame
1574 scone/s = tea biscuit : no-meat may-milk may-egg
1575 danish pastry/danish pastries = danish, cheese danish : no-meat may-milk may-egg may-nut
1576 eclair/s = profiterole, cream puff, choux pastry, choux bun : animal milk egg
1577 bread pudding = french toast : animal milk egg
1579 trifle : no-meat milk egg
1580 fruit pie = apple pie, cherry pie, apple tart, cobbler, apple crumble, fruit crumble, berry crumble, rhubarb crumble, strudel : no-meat may-milk may-egg may-nut mixed
1582 swiss roll/s = jelly roll < cake : no-meat egg may-milk
1587 gluten-free pastry = gluten free pie crust, gluten free puff pastry < pie crust : no-wheat no-gluten may-egg may-milk
# bakery baked plant? wheat no-peanut
2052 seeded bread = granary bread, multigrain bread, multi grain bread, 5 grain bread, 7 grain bread, 9 grain bread, 12 grain bread < bread : may-milk may-soy may-sesame nut? ~ slice=30
2054 yorkshire pudding/s = popover, yorkshire pudding mix : animal milk egg
2055 steamed pudding/s = sponge pudding, sticky toffee pudding, treacle pudding : may-milk may-egg nut? mixed
`;
