export const GRAINS = `
# grains plant gf
656 grain/s
657 rice = rice grain < grain ~ cup=185
658 brown rice = red rice, brown basmati rice < rice ~ cup=190
659 basmati rice = basmati < rice ~ cup=185
660 jasmine rice = thai rice, fragrant rice < rice ~ cup=185
661 arborio rice = arborio, carnaroli, risotto rice, carnaroli rice, vialone nano, bomba rice, paella rice, calasparra rice, superfino rice, vialone nano rice < rice ~ cup=200
662 sushi rice = japanese rice, calrose rice, japanese short grain rice < rice ~ cup=200
663 sticky rice = glutinous rice, sweet rice, mochi rice < rice ~ cup=185
664 black rice = forbidden rice < rice ~ cup=185
665 wild rice = wild rice grain < grain ~ cup=160
666 wild rice blend = wild rice mix, wild rice pilaf mix, wild and white rice, long grain and wild rice < rice : gf?
667 rice mix = rice pilaf, spanish rice, yellow rice, saffron rice, seasoned rice, mexican rice, fried rice, rice pilaf mix, rice a roni, rice vermicelli mix : mixed gf?
668 quinoa = quinoa grain < grain ~ cup=170
669 millet < grain ~ cup=200
670 amaranth = amaranth grain, amaranth seed < grain ~ cup=193
671 buckwheat = kasha, buckwheat groat < grain ~ cup=170
672 sorghum < grain ~ cup=192
673 teff < grain ~ cup=193
674 hominy = posole, pozole, pozole corn < corn ~ cup=165 can=425
675 cornmeal = corn meal, maize meal, polenta meal < grain ~ cup=138
676 polenta = polenta cornmeal, prepared polenta tube < cornmeal ~ cup=160
677 grits = grit < cornmeal ~ cup=160
678 popcorn = popping corn, corn popped < corn ~ cup=8
679 masa harina = masa, maseca, masa flour, masa dough, masa harina flour, corn masa mix < cornmeal ~ cup=114
680 oat/s = oatmeal, oat groat < grain : oat-gluten ~ cup=90
681 gluten-free oat/s = gluten free oatmeal < oat : gf ~ cup=90
682 steel-cut oat/s = irish oatmeal, pinhead oatmeal, scottish oat, irish oat, pinhead oat, steel cut oatmeal < oat : oat-gluten ~ cup=176
683 oat bran = oat bran cereal : oat-gluten ~ cup=94
684 barley = barley grain < grain : gluten ~ cup=200
685 farro = spelt, kamut, emmer, einkorn, spelt berry, spelt grain, green wheat < grain : wheat ~ cup=180
686 wheat berry/berries = wheatberry, wheat, wheat grain < grain : wheat ~ cup=180
687 bulgur = burghul, bulghur, bulgar, bulgur wheat, cracked wheat, bulghur wheat, bulgar wheat, bulgur wheat groat < grain : wheat ~ cup=140
688 couscous = fregola, couscou, fregula, maftoul, cous cous < grain : wheat ~ cup=173
689 wheat germ = wheatgerm : wheat ~ cup=115
690 wheat bran = bran, wheat bran flake : wheat ~ cup=58
691 semolina = rava, sooji, farina, suji, semolina flour, durum flour, durum wheat flour, cream of wheat < grain : wheat ~ cup=167
692 rye = rye berry, rye grain < grain : gluten
693 wheat flake/s = rolled wheat, multigrain cereal, mixed grain flake, seven grain cereal, 7 grain cereal, 10 grain cereal, 5 grain cereal, nine grain cereal : wheat
# grains plant gf?
694 breakfast cereal = cereal, cheerio, shreddy, weetabix, rice chex, corn chex, wheat chex, shredded wheat, grape nut, bran chex, puffed wheat, chex mix, cap'n crunch, crispy corn and rice cereal, bite size rice cereal square
695 crisp rice cereal = rice krispie, puffed rice, rice cereal, rice bubble, crispy rice, cocoa krispie, rice crispie, rice krispie cereal ~ cup=28
696 corn flake/s = cornflake, cornflake cereal, cornflake crumb, corn flake cereal, corn flake crumb ~ cup=28
697 bran cereal = bran flake, all bran, raisin bran, bran bud, bran flake cereal, fiber one cereal : wheat ~ cup=60
698 granola = muesli : plant? gf? ~ cup=110
# grains plant wheat
699 pasta = pasta shape, pasta noodle, bow tie : plant? ~ cup=100
700 spaghetti = spaghettini, perciatelli, chitarra, spagetti, spaghetti pasta, spaghetti noodle < pasta ~ cup=100
701 angel hair pasta = capellini, vermicelli, fideo, fidelini, angel hair, vermicelli pasta, capelli d'angelo, capellini pasta, fideo noodle, vermicelli noodle, angel hair noodle, vermicelli pasta noodle < pasta
702 linguine = linguini, linguine pasta, linguini pasta, linguine noodle < pasta
703 fettuccine = fettuccini, fettucini, fettucine, mafalda, trenette, taglierini, tagliolini, fettuccine pasta, fettuccini pasta, tagliatelle pasta, pappardelle pasta, fettuccine noodle, fresh tagliatelle, fettucini pasta, fettucine pasta < pasta : plant?
704 penne = mostaccioli, penne pasta, penne rigate, ziti pasta, mostaccioli pasta, penne ziti, penne rigate pasta < pasta ~ cup=95
705 rigatoni = cavatappi, paccheri, tortiglioni, rigatoni pasta, cavatappi pasta < pasta
706 macaroni = elbow, ditali, tubetti, tubettini, campanelle, elbow pasta, macaroni noodle, macaroni pasta, elbow noodle, cellentani pasta, ditalini pasta, campanelle pasta < pasta ~ cup=105
707 fusilli = gemelli, rotelle, trofie, casarecce, trottole, strozzapreti, rotini pasta, fusilli pasta, spiral pasta, corkscrew pasta, gemelli pasta, rotelle pasta, twist pasta, tricolor rotini, rotini noodle, pasta twist, tri color rotini, corkscrew shaped pasta, wagon wheel pasta < pasta ~ cup=85
708 farfalle = farfalle pasta, bowtie pasta, bow tie pasta < pasta ~ cup=80
709 orzo = risoni, pastina, stelline, orzo pasta, fregola sarda, alphabet pasta, acini di pepe, rice shaped pasta, star shaped pasta, acini di pepe pasta < pasta ~ cup=200
710 pasta shell/s = conchiglie, cavatelli, shell pasta, seashell pasta, shell macaroni, medium shell, small shell, orecchiette pasta, seashell macaroni < pasta ~ cup=85
711 jumbo pasta shell/s = cannelloni, jumbo shell, manicotti shell, manicotti pasta, cannelloni tube, large pasta shell, large shell pasta, manicotti pasta shell, jumbo shell pasta < pasta
712 lasagna noodle/s = lasagne, lasagna, lasagne noodle, lasagna pasta, lasagne pasta, pasta sheet < pasta : plant? ~ sheet=19 piece=19
713 egg noodle/s = spaetzle, spatzle, noodle egg, kluski noodle, egg pasta, egg noodle pasta < noodle : egg ~ cup=38
714 fresh pasta = pasta dough, homemade pasta, fresh fettuccine, fresh linguine, fresh pasta sheet < pasta : egg
715 stuffed pasta = tortelloni, agnolotti, pierogi, pierogy, cappelletti, perogy, cheese tortellini, cheese ravioli, beef ravioli, spinach ravioli, spinach tortellini, mushroom ravioli, meat ravioli, tortellini pasta, cheese filled tortellini < pasta : mixed
716 gnocchi = gnocchi pasta < pasta : plant?
717 noodle/s = somen, yakisoba, chow mein, chinese style egg noodle : plant? ~ cup=56
718 ramen noodle/s = ramen, instant noodle, ramen pasta, ramen noodle soup < noodle : plant? ~ package=85
719 udon noodle/s = udon < noodle : plant
720 soba noodle/s = soba, buckwheat noodle < noodle : plant
# grains plant wheat
721 ziti < pasta
722 bucatini < spaghetti
723 pappardelle < fettuccine : plant?
724 tagliatelle < fettuccine : plant?
725 orecchiette < pasta
726 rotini < pasta
727 ditalini < pasta
728 ravioli = frozen cheese ravioli < stuffed pasta : mixed
729 tortellini < stuffed pasta : mixed
730 manicotti < pasta : plant?
731 pearl couscous = israeli couscous, giant couscous < couscous
732 freekeh < grain
`;
