export const BAKERY = `
# grains simple plant
735 gluten-free pasta = chickpea pasta, lentil pasta, quinoa pasta, corn pasta, rice pasta, gluten free penne, gluten free spaghetti < pasta : plant?
736 rice noodle/s = maifun, pho noodle, rice vermicelli, rice stick, rice thread noodle, rice stick vermicelli, rice flour noodle, rice vermicelli noodle, pad thai noodle, rice stick noodle
737 glass noodle/s = harusame, dangmyeon, cellophane vermicelli, bean vermicelli, bean thread, cellophane noodle, sweet potato noodle, bean thread vermicelli, mung bean noodle, bean thread noodle
738 shirataki noodle/s = konnyaku, shirataki, konjac noodle
739 rice paper = rice wrapper, rice paper wrapper, rice paper spring roll wrapper ~ sheet=10 piece=10
740 rice cake/s = mochi, tteokbokki, tteok
741 corn tortilla/s < tortilla ~ piece=25
742 tostada/s
743 taco shell/s ~ piece=13
# bakery baked plant wheat
744 tortilla/s = wrap : plant? ~ piece=45
745 bread = pane, crostino, toast, pullman loaf, bread bowl, toast point, bread loaf, bread crust, pain au levain, pain de campagne : plant? ~ slice=30 cup=45 loaf=500 piece=30
746 whole wheat bread = seeded bread, granary bread, wholewheat bread, wheat bread, brown bread, wholemeal bread, whole wheat toast, whole grain sandwich bread, whole wheat sandwich bread < bread : plant? ~ slice=30
747 rye bread = pumpernickel, pumpernickel loaf, rye toast, cocktail bread, cocktail rye, pumpernickel bread < bread : plant? ~ slice=30
748 baguette/s = ficelle, french roll, baguette loaf, french stick, french loaf, french bread, french sandwich roll, french bread loaf < bread ~ piece=250 slice=15
749 garlic bread = cheese bread < bread : no-meat
750 cornbread = cornbread crumb, corn muffin, corn bread, corn bread crumb < bread : no-meat
751 banana bread < bread : no-meat
752 bun/s = bap, bolillo, frankfurter roll, torta roll, burger roll, bolillo roll, potato roll, soft roll, hard roll, kaiser roll, onion hamburger bun, kaiser sandwich roll, sesame hamburger bun, sesame seed hamburger bun, whole wheat hamburger bun, split top hot dog bun : plant? ~ piece=50
753 bread roll/s = roll, slider bun, ciabatta bun, sub bun, italian hoagie roll, hawaiian sweet roll, crescent roll bread : plant? ~ piece=35
754 frozen bread dough = refrigerated breadstick, sweet dough, yeast dough, bread dough, refrigerated dinner roll, refrigerated breadstick dough, sweet roll dough, frozen bread loaf, frozen roll dough, dinner roll dough, frozen dinner roll, frozen yeast roll dough, frozen parker house roll, frozen bread dough roll, frozen bread dough loaf : plant?
755 pita bread/s = pitta, pita, pitta bread, pita pocket, pita bread pocket : plant ~ piece=60
756 flatbread = sangak, paratha, injera, piadina, roti, chapati, soft lavash, roti bread, paratha bread, flat bread : plant? ~ piece=90
757 bagel/s = bagel chip : plant? ~ piece=105
758 english muffin/s = crumpet, muffin english : plant? ~ piece=57
759 croissant/s = crescent, pain au chocolat : animal milk ~ piece=57
760 brioche = pandoro, panettone, brioche dough, brioche bread, brioche loaf, brioche roll, brioche bun, brioche hamburger bun < bread : animal milk egg ~ slice=35
761 challah = sweet bread, challah loaf, hawaiian bread, egg bread, challah bread, egg bread loaf < bread : animal egg ~ slice=35
762 raisin bread = cinnamon bread, cinnamon swirl bread < bread : plant? ~ slice=30
763 focaccia = fougasse, focaccia loaf, focaccia bread < bread : plant?
764 matzo = matzah, matzoh, unleavened bread, matzo cracker ~ sheet=28 piece=28
765 matzo meal = matzo farfel, matzah meal, matzoh meal, matzoh cake meal, matzo cake flour, matzoh ball mix, matzo cake meal, matzo ball mix ~ cup=115
766 breadcrumbs = crumb, breading, cracker meal, cornbread crumb mix, bread crumb topping : plant? ~ cup=108
767 seasoned breadcrumbs = italian breadcrumb, italian bread crumb, seasoned bread crumb, garlic and herb bread crumb < breadcrumbs : no-meat ~ cup=120
768 panko = panko crumb, japanese breadcrumb, panko breadcrumb, japanese bread crumb, panko bread crumb < breadcrumbs : plant? ~ cup=60
769 crouton/s : no-meat ~ cup=30
770 stuffing mix = stuffing, stuffing crumb, bread dressing : mixed
771 pizza dough = boboli, bread shell, pizza shell, pizza base, pizza crust, pizza crust mix, pizza crust dough : plant?
772 puff pastry = bouchee case, patty shell, puff paste, puff pastry case, vol au vent, puff pastry dough, vol au vent case : plant? ~ sheet=245 package=490
773 phyllo dough = kadaif, kataifi, filo, phyllo, strudel dough, fillo dough, filo dough, phyllo pastry, filo pastry, phyllo pastry dough, phyllo tart shell ~ sheet=19
774 pie crust/s = pastry, tartlet case, pate sablee, quiche crust, pastry case, tart crust, tartlet shell, pate sucree, pate brisee, pastry crust, tart dough, tart shell, pastry dough, pie dough, pie shell, pie crust mix, double crust pie, pie crust dough : plant? ~ piece=200
775 graham cracker crust/s = graham crust, oreo crust, cookie crust, vanilla wafer crust, shortbread pie crust, chocolate pie crust, cookie crumb crust, graham pie crust, oreo pie crust, chocolate crumb crust, graham cracker pie shell, graham cracker tart shell, chocolate cookie pie crust, graham cracker crumb crust, graham cracker pie crust : no-meat
776 crescent roll dough = crescent dough, crescent roll, crescent dinner roll, crescent recipe creation seamless dough sheet : no-meat
777 biscuit dough = biscuit : no-meat
778 cinnamon roll/s = sweet roll, cinnamon bun, refrigerated cinnamon roll dough : no-meat
779 wonton wrapper/s = wonton, potsticker skin, shumai wrapper, dumpling skin, gyoza skin, potsticker wrapper, gyoza wrapper, dumpling wrapper, siu mai wrapper, pot sticker wrapper, sui mai wrapper, gow gee wrapper, won ton skin, won ton wrapper : plant? ~ piece=8
780 spring roll wrapper/s = lumpia, eggroll skin, lumpia wrapper, eggroll wrapper, spring roll sheet, egg roll skin, spring roll skin, egg roll wrapper : plant? ~ piece=32
781 pancake/s = blintz, blini, belgian waffle, buckwheat crepe, toaster waffle, cooked crepe, frozen waffle : no-meat
782 doughnut/s = donut : no-meat
783 cake = genoise, shortcake, fruitcake, cupcake, sponge, frozen cheesecake, jelly roll, swiss roll, dessert shell, cake crumb, sponge dessert cup, prepared pound cake, frozen pound cake, prepared angel food cake : no-meat egg
784 brownie/s : no-meat egg
785 muffin/s : no-meat egg
# bakery baked plant wheat
786 naan = nan, naan bread, garlic naan < flatbread : animal milk ~ piece=90
787 lavash = lavash bread < flatbread : plant?
788 ciabatta = ciabatta loaf, ciabatta bread < bread : plant?
789 sourdough bread = sourdough, sourdough loaf < bread : plant? ~ slice=35
790 italian bread = italian loaf < bread : plant?
791 crostini < bread : plant?
792 texas toast < bread : plant?
793 hot dog bun/s = frankfurter bun, hot dog roll < bun : plant?
794 hamburger bun/s = hamburger roll, burger bun < bun : plant?
795 hoagie roll/s = hoagie bun, submarine roll, sub roll < bread roll : plant?
796 angel food cake < cake : animal egg
797 pound cake < cake : animal egg milk
798 cheesecake < cake : animal egg milk
799 waffle/s < pancake : no-meat
800 crepe/s < pancake : no-meat egg milk
`;
