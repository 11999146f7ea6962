export const BAKERY = `
# grains plant gf
733 gluten-free pasta = rice pasta, corn pasta, quinoa pasta, lentil pasta, chickpea pasta, gluten free spaghetti, gluten free penne < pasta : plant?
734 rice noodle/s = maifun, rice stick, rice vermicelli, pho noodle, rice stick noodle, pad thai noodle, rice vermicelli noodle, rice flour noodle, rice stick vermicelli, rice thread noodle
735 glass noodle/s = dangmyeon, harusame, cellophane noodle, bean thread, bean vermicelli, cellophane vermicelli, bean thread noodle, mung bean noodle, bean thread vermicelli, sweet potato noodle
736 shirataki noodle/s = shirataki, konnyaku, konjac noodle
737 rice paper = rice wrapper, rice paper wrapper, rice paper spring roll wrapper ~ sheet=10 piece=10
738 rice cake/s = tteok, tteokbokki, mochi
739 corn tortilla/s < tortilla ~ piece=25
740 tostada/s
741 taco shell/s ~ piece=13
# bakery plant wheat
742 tortilla/s = wrap ~ piece=45
743 bread/s = toast, sourdough, crostino, pane, bread crust, bread loaf, toast point, sourdough loaf, bread bowl, pullman loaf, ciabatta loaf, italian loaf, pain de campagne, pain au levain, french bread or baguette : plant? ~ slice=30 cup=45 loaf=500 piece=30
744 whole wheat bread = wholemeal bread, brown bread, wheat bread, wholewheat bread, granary bread, seeded bread, whole wheat toast, whole wheat sandwich bread, whole grain sandwich bread < bread : plant? ~ slice=30
745 rye bread = pumpernickel, pumpernickel bread, cocktail rye, cocktail bread, rye toast, pumpernickel loaf < bread : plant? ~ slice=30
746 baguette/s = ficelle, french bread, french loaf, french stick, baguette loaf, french roll, french bread loaf, french sandwich roll < bread ~ piece=250 slice=15
747 garlic bread = cheese bread < bread : no-meat
748 cornbread = corn bread, corn muffin, cornbread crumb, corn bread crumb < bread : no-meat
749 banana bread < bread : no-meat
750 bun/s = bolillo, bap, kaiser roll, hard roll, soft roll, potato roll, bolillo roll, burger roll, torta roll, frankfurter roll, hamburger roll, hot dog roll, sesame hamburger bun, kaiser sandwich roll, onion hamburger bun, whole wheat hamburger bun, sesame seed hamburger bun, split top hot dog bun : plant? ~ piece=50
751 bread roll/s = roll, hoagie bun, sub bun, ciabatta bun, slider bun, crescent roll bread, hawaiian sweet roll, italian hoagie roll : plant? ~ piece=35
752 frozen bread dough = bread dough, yeast dough, sweet dough, refrigerated breadstick, frozen dinner roll, dinner roll dough, frozen roll dough, frozen bread loaf, sweet roll dough, refrigerated breadstick dough, refrigerated dinner roll, frozen bread dough loaf, frozen bread dough roll, frozen parker house roll, frozen yeast roll dough : plant?
753 pita bread/s = pita, pitta, pita pocket, pitta bread, pita bread pocket : plant ~ piece=60
754 flatbread = chapati, roti, nan, piadina, injera, paratha, sangak, flat bread, naan bread, lavash bread, paratha bread, garlic naan, roti bread, soft lavash : plant? ~ piece=90
755 bagel/s = bagel chip : plant? ~ piece=105
756 english muffin/s = crumpet, muffin english : plant? ~ piece=57
757 croissant/s = crescent, pain au chocolat : animal milk ~ piece=57
758 brioche = panettone, pandoro, brioche bun, brioche roll, brioche loaf, brioche bread, brioche dough, brioche hamburger bun < bread : animal milk egg ~ slice=35
759 challah = challah bread, egg bread, hawaiian bread, challah loaf, sweet bread, egg bread loaf < bread : animal egg ~ slice=35
760 raisin bread = cinnamon bread, cinnamon swirl bread < bread : plant? ~ slice=30
761 focaccia = fougasse, focaccia bread, focaccia loaf < bread : plant?
762 matzo = matzoh, matzah, matzo cracker, unleavened bread ~ sheet=28 piece=28
763 matzo meal = matzoh meal, matzah meal, matzo farfel, matzo ball mix, matzo cake meal, matzoh ball mix, matzo cake flour, matzoh cake meal ~ cup=115
764 breadcrumbs = breading, crumb, cracker meal, bread crumb topping, cornbread crumb mix : plant? ~ cup=108
765 seasoned breadcrumbs = italian breadcrumb, seasoned bread crumb, italian bread crumb, garlic and herb bread crumb < breadcrumbs : no-meat ~ cup=120
766 panko = panko breadcrumb, japanese breadcrumb, panko crumb, panko bread crumb, japanese bread crumb < breadcrumbs : plant? ~ cup=60
767 crouton/s : no-meat ~ cup=30
768 stuffing mix = stuffing, bread dressing, stuffing crumb : mixed
769 pizza dough = boboli, pizza crust, pizza base, pizza shell, bread shell, pizza crust dough, pizza crust mix : plant?
770 puff pastry = puff paste, patty shell, bouchee case, puff pastry dough, vol au vent, puff pastry case, vol au vent case : plant? ~ sheet=245 package=490
771 phyllo dough = phyllo, filo, kataifi, kadaif, filo pastry, phyllo pastry, filo dough, fillo dough, strudel dough, phyllo tart shell, phyllo pastry dough ~ sheet=19
772 pie crust/s = pastry, pie shell, pie dough, pastry dough, tart shell, tart dough, pastry crust, pate brisee, pate sucree, tartlet shell, tart crust, pastry case, quiche crust, pate sablee, tartlet case, pie crust dough, double crust pie, pie crust mix : plant? ~ piece=200
773 graham cracker crust/s = cookie crust, oreo crust, graham crust, chocolate crumb crust, oreo pie crust, graham pie crust, cookie crumb crust, chocolate pie crust, shortbread pie crust, vanilla wafer crust, graham cracker pie crust, graham cracker crumb crust, chocolate cookie pie crust, graham cracker tart shell, graham cracker pie shell : no-meat
774 crescent roll dough = crescent roll, crescent dough, crescent dinner roll, crescent recipe creation seamless dough sheet : no-meat
775 biscuit dough = biscuit : no-meat
776 cinnamon roll/s = cinnamon bun, sweet roll, refrigerated cinnamon roll dough : no-meat
777 wonton wrapper/s = wonton, dumpling wrapper, gyoza wrapper, potsticker wrapper, gyoza skin, dumpling skin, shumai wrapper, potsticker skin, won ton wrapper, won ton skin, gow gee wrapper, sui mai wrapper, pot sticker wrapper, siu mai wrapper : plant? ~ piece=8
778 spring roll wrapper/s = lumpia, eggroll wrapper, lumpia wrapper, eggroll skin, egg roll wrapper, spring roll skin, egg roll skin, spring roll sheet : plant? ~ piece=32
779 pancake/s = blini, blintz, frozen waffle, cooked crepe, toaster waffle, buckwheat crepe, belgian waffle : no-meat
780 doughnut/s = donut : no-meat
781 cake/s = sponge, cupcake, fruitcake, shortcake, genoise, cake layer, cake crumb, dessert shell, swiss roll, jelly roll, frozen cheesecake, frozen pound cake, prepared pound cake, sponge dessert cup, prepared angel food cake : no-meat egg
782 brownie/s : no-meat egg
783 muffin/s : no-meat egg
# bakery plant wheat
784 naan < flatbread : no-meat ~ piece=90
785 lavash < flatbread : plant?
786 ciabatta = ciabatta bread < bread : plant?
787 sourdough bread < bread : plant? ~ slice=35
788 italian bread < bread : plant?
789 crostini < bread : plant?
790 texas toast < bread : plant?
791 hot dog bun/s = frankfurter bun < bun : plant?
792 hamburger bun/s = burger bun < bun : plant?
793 hoagie roll/s = sub roll, submarine roll < bread roll : plant?
794 angel food cake < cake : animal egg
795 pound cake < cake : animal egg milk
796 cheesecake < cake : animal egg milk
797 waffle/s < pancake : no-meat
798 crepe/s < pancake : no-meat egg milk
`;
