export const GRAINS = `
# grains simple plant
658 grain/s : gluten? wheat?
659 rice = rice grain, congee < grain ~ cup=185
660 brown rice = red rice, brown basmati rice < rice ~ cup=190
661 basmati rice = basmati < rice ~ cup=185
662 jasmine rice = fragrant rice, thai rice < rice ~ cup=185
663 arborio rice = carnaroli, arborio, superfino rice, calasparra rice, paella rice, bomba rice, vialone nano, carnaroli rice, risotto rice, vialone nano rice < rice ~ cup=200
664 sushi rice = calrose rice, japanese rice, japanese short grain rice < rice ~ cup=200
665 sticky rice = mochi rice, sweet rice, glutinous rice < rice ~ cup=185
666 black rice = forbidden rice < rice ~ cup=185
667 wild rice = wild rice grain < grain ~ cup=160
668 wild rice blend = wild rice mix, wild and white rice, wild rice pilaf mix, long grain and wild rice < rice : gf? plant? soy? milk? celery?
2041 fried rice = leftover fried rice : composite mixed may-egg may-soy may-wheat may-crustacean may-fish may-sesame
2207 spiced rice = jollof, jollof rice, biryani, pelau, pilau rice, pulao, plov, waakye, cook up rice, arroz con gandules, arroz con pollo, dirty rice, leftover rice and peas, leftover peas and rice, jamaican rice and peas, chicken biryani, chicken pelau, vegetable biryani, lamb biryani < rice : anything mixed may-milk may-nut may-celery salty ~ cup=190
2108 flattened rice = poha, beaten rice, flaked rice, rice flake < grain ~ cup=80
669 rice mix = mexican rice, seasoned rice, saffron rice, yellow rice, spanish rice, rice pilaf, rice vermicelli mix, rice a roni, rice pilaf mix : composite mixed
670 quinoa = quinoa grain < grain ~ cup=170
671 millet < grain ~ cup=200
672 amaranth = amaranth seed, amaranth grain < grain ~ cup=193
673 buckwheat = kasha, buckwheat groat < grain ~ cup=170
674 sorghum < grain ~ cup=192
675 teff < grain ~ cup=193
2206 fonio = acha, fonio grain, hungry rice < grain ~ cup=185
676 hominy = pozole, posole, pozole corn < corn ~ cup=165 can=425
677 cornmeal = polenta meal, maize meal, corn meal, maize flour, mealie meal, ugali, ugali flour, sadza, nshima, posho, pap meal, pap, mieliepap, mielie meal, nsima, mealie pap < grain ~ cup=138
678 polenta = polenta cornmeal, prepared polenta tube, mamaliga < cornmeal ~ cup=160
679 grits = grit < cornmeal ~ cup=160
680 popcorn = corn popped, popping corn < corn ~ cup=8
681 masa harina = maseca, masa, masa dough, masa flour, corn masa mix, masa harina flour < cornmeal ~ cup=114
682 oat/s = oatmeal, oat groat, porridge, oat porridge, porridge oat < grain : oats ~ cup=90
683 gluten-free oat/s = gluten free oatmeal < oat : gf ~ cup=90
684 steel-cut oat/s = pinhead oat, irish oat, scottish oat, pinhead oatmeal, irish oatmeal, steel cut oatmeal < oat : oats ~ cup=176
685 oat bran = oat bran cereal : oats ~ cup=94
686 barley = barley grain, pot barley < grain : gluten ~ cup=200
2168 spent grain = spent brewing grain, brewers spent grain, brewing grain, spent malt, spent barley : gluten may-wheat ~ cup=90
687 farro = einkorn, emmer, kamut, spelt, spelt grain, spelt berry < grain : wheat ~ cup=180
688 wheat berry/berries = wheat, wheatberry, wheat grain < grain : wheat ~ cup=180
689 bulgur = bulgar, bulghur, burghul, bulgar wheat, bulghur wheat, cracked wheat, bulgur wheat, bulgur wheat groat, dalia, daliya < grain : wheat ~ cup=140
690 couscous = maftoul, fregula, couscou, fregola, cous cous < grain : wheat ~ cup=173
691 wheat germ = wheatgerm : wheat ~ cup=115
692 wheat bran = bran, wheat bran flake : wheat ~ cup=58
693 semolina = suji, farina, sooji, rava, durum flour, semolina flour, cream of wheat, durum wheat flour < grain : wheat ~ cup=167
694 rye = rye grain, rye berry < grain : gluten
695 wheat flake/s = rolled wheat : oats wheat
# grains baked plant
696 breakfast cereal = cereal : may-gluten may-wheat plant? nut? peanut? milk? mixed
2209 infant cereal = baby oatmeal, baby rice cereal, infant oatmeal, infant rice cereal, baby barley cereal, pablum, pabulum : may-gluten may-wheat plant? milk? soy? ~ cup=60
697 crisp rice cereal = rice crispie, cocoa krispie, crispy rice, rice bubble, rice cereal, rice krispie, rice krispie cereal : may-gluten plant? no-wheat no-soy ~ cup=28
698 corn flake/s = cornflake, cornflake crumb, cornflake cereal, corn flake crumb, corn flake cereal : may-gluten plant? no-wheat no-soy ~ cup=28
699 bran cereal = bran bud, raisin bran, all bran, bran flake, fiber one cereal, bran flake cereal : wheat plant? sulphites? no-sulphites ~ cup=60
700 granola : oats may-nut plant? honey may-peanut may-milk may-sesame may-sulphites ~ cup=110
# grains simple plant wheat
701 pasta = bow tie, pasta noodle : plant? egg? soy? no-soy ~ cup=100
702 spaghetti = spagetti, spag, chitarra, spaghettini, spaghetti noodle, spaghetti pasta < pasta ~ cup=100
703 angel hair pasta = fidelini, fideos, vermicelli, capellini, vermicelli noodle, fideo noodle, capellini pasta, capelli d'angelo, vermicelli pasta, angel hair, vermicelli pasta noodle, angel hair noodle < pasta
704 linguine = linguini, linguine noodle, linguini pasta, linguine pasta < pasta
705 fettuccine = tagliolini, taglierini, trenette, mafalda, fettucine, fettucini, fettuccini, fettucine pasta, fettucini pasta, fresh tagliatelle, fettuccine noodle, pappardelle pasta, tagliatelle pasta, fettuccini pasta, fettuccine pasta, fettuccini noodle < pasta : plant? egg?
706 penne = mostaccioli, penne ziti, mostaccioli pasta, penne rigate, penne pasta, penne rigate pasta < pasta ~ cup=95
707 rigatoni = tortiglioni, paccheri, cavatappi, cavatappi pasta, rigatoni pasta < pasta
708 macaroni = campanelle, tubettini, tubetti, elbow, campanelle pasta, ditalini pasta, cellentani pasta, elbow noodle, macaroni pasta, macaroni noodle, elbow pasta < pasta ~ cup=105
709 fusilli = strozzapreti, trottole, casarecce, trofie, rotelle, gemelli, pasta twist, rotini noodle, tricolor rotini, twist pasta, rotelle pasta, gemelli pasta, corkscrew pasta, spiral pasta, fusilli pasta, tricolor rotini pasta, wagon wheel pasta, corkscrew shaped pasta, tri color rotini, tri color rotini pasta < pasta ~ cup=85
710 farfalle = bowtie pasta, farfalle pasta, bow tie pasta < pasta ~ cup=80
711 orzo = stelline, pasta star, star pasta, pasta stelline, pastina, risoni, alphabet pasta, fregola sarda, orzo pasta, star shaped pasta, rice shaped pasta, acini di pepe, acini di pepe pasta < pasta ~ cup=200
712 pasta shell/s = cavatelli, conchiglie, seashell macaroni, small shell, medium shell, shell macaroni, seashell pasta, shell pasta < pasta ~ cup=85
713 jumbo pasta shell/s = cannelloni tube, cannelloni shell, manicotti pasta, manicotti shell, jumbo shell, jumbo shell pasta, manicotti pasta shell, large shell pasta, large pasta shell < pasta
714 lasagna noodle/s = lasagna sheet, lasagne sheet, pasta sheet, lasagne pasta, lasagna pasta, lasagne noodle < pasta : plant? egg? ~ sheet=19 piece=19
715 egg noodle/s = spatzle, spaetzle, egg pasta, kluski noodle, noodle egg, egg noodle pasta, pancit canton, canton noodle, hilopites < noodle : egg ~ cup=38
716 fresh pasta = fresh linguine, fresh fettuccine, homemade pasta, pasta dough, fresh pasta sheet < pasta : egg
717 stuffed pasta = cappelletti, agnolotti, tortelloni, tortellini pasta, mushroom ravioli < pasta : composite mixed wheat may-egg may-milk
718 gnocchi = gnocchi pasta < pasta : plant? may-egg milk?
719 noodle/s = yakisoba, chow mein, chinese style egg noodle : plant? egg? soy? ~ cup=56
720 ramen noodle/s = ramen, ramen pasta < noodle : plant? egg? soy? ~ package=85
721 udon noodle/s = udon < noodle : plant
722 soba noodle/s = soba, buckwheat noodle, buckwheat soba, buckwheat soba noodle < noodle : plant
# grains simple plant wheat
723 ziti = ziti pasta < pasta
724 bucatini = perciatelli < spaghetti
725 pappardelle < fettuccine : plant? egg?
726 tagliatelle < fettuccine : plant? egg?
727 orecchiette = orecchiette pasta < pasta
728 rotini = rotini pasta < pasta
729 ditalini = ditali < pasta
730 ravioli < stuffed pasta : composite mixed wheat may-egg may-milk
731 tortellini < stuffed pasta : composite mixed wheat may-egg may-milk
732 manicotti = cannelloni < pasta : plant? egg?
733 pearl couscous = giant couscous, israeli couscous < couscous
734 freekeh = green wheat < grain
# grains baked plant?
1552 wheat cereal = weetabix, shreddy, puffed wheat, shredded wheat, wheat chex, bran chex, grape nut, wheat biscuit cereal < breakfast cereal : wheat simple plant ~ cup=50
1553 puffed rice = puffed brown rice < crisp rice cereal : simple plant ~ cup=14
1554 rice cereal bowl = rice chex, corn chex, bite size rice cereal square < breakfast cereal : may-gluten
1555 muesli = bircher muesli < granola : oats may-wheat may-nut may-sulphites may-sesame no-egg peanut?
1556 instant noodles/instant noodles = instant noodle, ramen noodle soup, cup noodle, instant ramen, indomie, mi goreng, maggi noodle, mama noodle, mr noodle, ichiban, sapporo ichiban < ramen noodle : simple mixed wheat may-soy may-egg may-milk may-sesame may-celery may-fish may-crustacean may-mollusc salty
1557 barley tea : simple plant gluten
1558 barley water : simple plant gluten
1560 meat ravioli = beef ravioli, meat tortellini, chicken ravioli, pork ravioli < ravioli : composite meat wheat may-egg may-milk
1561 cheese ravioli = cheese tortellini, cheese filled tortellini, ricotta ravioli, frozen cheese ravioli, spinach ravioli, spinach tortellini < stuffed pasta : composite animal wheat milk may-egg no-soy
1562 pierogi = perogy, pierogy, varenyky, varenyki < stuffed pasta : composite no-meat wheat may-egg may-milk mixed
1563 lasagna = lasagne, meat lasagna, beef lasagna, vegetable lasagna < pasta : composite mixed wheat may-milk may-egg
# grains simple plant
1999 triticale : wheat
2000 okara : soy
2001 fu = wheat gluten cake : wheat
2002 gluten-free corn flake/s = gluten free cornflake < corn flake
2003 pure buckwheat soba = 100% buckwheat soba, 100% buckwheat soba noodle, pure buckwheat soba noodle < soba noodle
2004 somen = somen noodle, misua < noodle : wheat
2005 wheatgrass = wheat grass
# grains baked plant?
2050 multigrain cereal = 5 grain cereal, 7 grain cereal, 10 grain cereal, seven grain cereal, nine grain cereal, mixed grain flake < wheat flake : wheat may-soy nut? sesame?
2051 cheerio/s = cap'n crunch, crispy corn and rice cereal < breakfast cereal : may-wheat nut? plant?
`;
