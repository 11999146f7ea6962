export const BAKING = `
# baking simple plant wheat
801 flour = wondra ~ cup=125
802 bread flour = high protein flour, high gluten flour, bread machine flour, strong white flour < flour ~ cup=127
803 whole wheat flour = atta, atta flour, chapati flour, graham flour, wholewheat flour, wholemeal flour, wheat flour whole, whole grain flour, whole meal flour, whole grain pastry flour, strong wholemeal bread flour, whole wheat bread flour, whole wheat pastry flour < flour ~ cup=120
804 cake flour = soft wheat flour < flour ~ cup=114
805 pastry flour < flour ~ cup=110
806 self-rising flour = self raising flour, self raising cake flour < flour ~ cup=125
807 spelt flour = einkorn flour, kamut flour < flour ~ cup=120
808 vital wheat gluten = gluten, gluten flour ~ cup=120
809 sourdough starter = sourdough discard, sourdough starter discard, levain, poolish, biga, starter ~ cup=240
810 baking mix = bisquick, scone mix, dumpling mix, waffle mix, pancake mix, biscuit mix, beer bread mix : baked no-meat wheat may-milk may-soy plant? ~ cup=120
811 cake mix = gingerbread mix, gingerbread cake and cookie mix : baked no-meat wheat may-milk may-soy plant? ~ package=432
812 brownie mix = brownie batter : baked no-meat wheat may-milk may-soy plant? may-nut ~ package=520
813 muffin mix = jiffy mix, cornbread mix, corn bread mix : baked mixed wheat may-milk
814 cookie mix : baked no-meat wheat may-milk may-soy
815 cookie dough : baked no-meat wheat may-milk may-egg may-soy may-nut plant?
816 bread mix = bread machine mix, hot roll mix : baked no-meat wheat may-milk may-soy
817 tempura batter = beer batter, fish batter, batter mix, tempura flour, tempura mix, hush puppy mix, fish fry mix : baked plant? wheat may-egg no-soy
818 shake and bake = fry mix, fish fry, seasoned coating, coating mix : composite mixed wheat
819 rye flour = rye meal, pumpernickel flour < flour : plant gluten no-wheat ~ cup=102
820 barley flour = diastatic malt, diastatic malt powder, barley malt flour < flour : plant gluten no-wheat ~ cup=120
# baking simple plant
821 oat flour < flour : oats ~ cup=92
822 rice flour = mochiko, ground rice, rice powder, mochi flour, cream of rice < flour ~ cup=158
823 corn flour = masarepa, precooked cornmeal, arepa flour, harina pan, pan de maiz, fine cornmeal flour < flour ~ cup=117
824 buckwheat flour < flour ~ cup=120
825 almond flour = almond powder, ground almond, almond meal < flour : nut ~ cup=96
826 coconut flour < flour ~ cup=112
827 chickpea flour = besan, bean flour, garbanzo flour, gram flour, chick pea flour < flour ~ cup=92
2208 shiro powder = shiro, shiro wat, shiro flour, mitten shiro, shiro wat powder, spiced shiro < chickpea flour : soy? peanut? mustard? gluten? wheat? ~ cup=92
828 soy flour = kinako, soya flour, soy bean flour < flour : soy ~ cup=84
829 potato flour < flour ~ cup=160
830 tapioca flour = manioc meal, farofa flour, yuca flour, manioc flour, cassava flour, tapioca starch < flour ~ cup=120
2171 garri = gari flour, cassava gari, gari cassava, eba, ijebu garri, white garri, yellow garri, cassava granule, farinha, farinha de mandioca, manioc granule, gari ~ cup=150
2172 fufu flour = fufu, foufou, pounded yam, pounded yam flour, yam flour, plantain flour, plantain fufu flour, cocoyam flour, elubo, amala, amala flour ~ cup=130
831 sorghum flour = jowar flour < flour ~ cup=121
832 millet flour = bajra flour, amaranth flour < flour ~ cup=119
2165 teff flour = brown teff flour, ivory teff flour, white teff flour, teff meal < flour ~ cup=120
833 quinoa flour < flour ~ cup=112
834 chestnut flour < flour : nut?
835 hazelnut flour = nut meal, pecan flour, nut flour, pistachio flour, walnut flour, pecan meal, hazelnut meal < flour : nut
836 lupin flour < flour : lupin
837 gluten-free flour = rice flour blend, gluten free flour blend, gluten free flour mix, gluten free self raising flour < flour : nut? soy? lupin? plant? milk? ~ cup=140
838 cornstarch = maizena, cornflour, corn starch ~ cup=128
839 potato starch = potato starch flour ~ cup=160
840 arrowroot = kuzu, kudzu, arrowroot flour, arrowroot starch ~ cup=128
841 tapioca = sago, boba, boba pearl, sago pearl, tapioca pearl, sabudana ~ cup=152
842 xanthan gum = xantham gum, guar gum ~ cup=160
843 agar = carrageenan
844 pectin = certo, sure jell ~ package=50
845 baking powder ~ cup=220
846 baking soda = soda, bicarb, soda bicarbonate, sodium bicarbonate ~ cup=220
847 cream of tartar = tartar cream ~ cup=144
848 yeast ~ cup=150 package=7 envelope=7
849 active dry yeast = active yeast < yeast ~ cup=150 package=7 envelope=7
850 instant yeast = quick yeast, saf yeast, easy bake yeast, fast rise yeast, quick rising yeast, rapid rising yeast, instant dry yeast, quick rise yeast, fast action yeast, rapid rise yeast, bread machine yeast, easy blend dried yeast, fast action dried yeast < yeast ~ cup=150 package=7 envelope=7
851 fresh yeast = compressed yeast, cake yeast < yeast ~ cake=17
852 nutritional yeast ~ cup=80
853 vanilla extract = vanilla, vanilla flavouring, vanilla paste, vanilla flavoring, vanilla essence, vanilla seed paste, vanilla bean paste ~ cup=208
854 vanilla bean/s = pod vanilla, bean vanilla, vanilla seed, vanilla pod, seed of vanilla bean ~ piece=3
855 almond extract = almond flavoring, almond essence, bitter almond oil : may-nut ~ cup=208
856 flavoring extract/s = flavoring, extract, wintergreen oil, lime oil, cinnamon oil, coconut essence, rum essence, anise oil, fiori di sicilia : nut?
2109 lemon extract/s = lemon oil, lemon essence, lemon flavoring < flavoring extract : nut? ~ cup=208
2110 orange extract/s = orange oil, orange essence, orange flavoring < flavoring extract : nut? ~ cup=208
2111 maple extract/s = mapleine, maple essence, maple flavoring < flavoring extract : nut? ~ cup=208
2112 peppermint extract/s = mint extract, peppermint oil, peppermint essence, peppermint flavoring < flavoring extract : nut? ~ cup=208
857 rose water = rosewater, rose flower water ~ cup=236
858 orange blossom water = orange flower water ~ cup=236
859 food coloring = coloring, icing color, food colour, food dye, food color, food colouring, food color paste, food coloring gel, food coloring paste : plant?
860 citric acid = tartaric acid, lactic acid, lemon salt, fruit preservative, fruit fresh, ascorbic acid, sour salt, vitamin c powder
861 pickling lime = alum, pickle crisp, slaked lime, calcium hydroxide
862 lecithin : soy
863 rennet : mixed gf
864 lye = lye water
865 activated charcoal = charcoal
# baking simple plant
866 sweetener = swerve, aspartame, truvia, xylitol, erythritol, stevia, sucralose, splenda, artificial sugar, splenda granular, stevia extract, sugar twin, sugar substitute, sugar substitute equivalent, sweet n low
867 sugar = dextrose, fructose, rock candy, evaporated cane juice < sweetener ~ cup=200 cube=4
868 brown sugar = sucanat, rapadura, muscovado, turbinado, demerara, barbados sugar, raw sugar, turbinado sugar, yellow sugar, golden sugar, muscovado sugar, demerara sugar < sugar ~ cup=213
869 icing sugar = confectionery sugar, confectioner sugar, powder sugar, 10x sugar, powdered sugar < sugar ~ cup=120
870 palm sugar = panocha, gur, piloncillo, jaggery, gula melaka, piloncillo sugar, panela sugar, coconut sugar, chinese rock sugar palm < sugar ~ cup=180
871 maple sugar < sugar ~ cup=156
872 vanilla sugar < sugar ~ cup=200
873 cinnamon sugar = sugar and cinnamon mixture < sugar ~ cup=200
874 date sugar < sugar
875 honey = honeycomb, honey syrup, honey liquid < sweetener : animal honey ~ cup=340
876 syrup/s = sweet sorghum, sorghum molasses, maple flavoured syrup, caramel flavored syrup, imitation maple syrup < sweetener : sulphites? ~ cup=320
877 maple syrup < syrup ~ cup=322
878 corn syrup = karo, glucose, glucose syrup, karo syrup < syrup ~ cup=328
879 golden syrup = light treacle < syrup ~ cup=340
880 molasses = treacle < syrup : may-sulphites ~ cup=337
881 agave nectar = agave, agave syrup < syrup ~ cup=330
882 rice syrup < syrup ~ cup=330
883 simple syrup = stock syrup, gomme syrup, bar syrup, sugar syrup < syrup ~ cup=290
884 date syrup = silan, date honey, carob syrup, grape molasses, date molasses < syrup
# baking sweet plant? gf
885 chocolate = chocolate bark, chocolate egg, chocolate candy bar, chocolate candy melt, chocolate melting wafer, chocolate wafer disc, chocolate chunk bar : may-milk may-soy may-nut ~ cup=170 square=28
886 dark chocolate = 70% chocolate, bitter chocolate, plain chocolate, bittersweet chocolate, bittersweet chocolate morsel, dark couverture chocolate, dark chocolate candy, 70% cocoa chocolate, bittersweet chocolate chip, dark chocolate chip, high cocoa solid chocolate < chocolate : may-milk may-soy may-nut no-nut ~ cup=170 square=28
887 semisweet chocolate = semisweet dark chocolate, semi sweet chocolate, couverture, dark couverture < chocolate : may-milk may-soy may-nut ~ cup=170 square=28
888 unsweetened chocolate = unsweetened dark chocolate, unsweetened bitter chocolate < chocolate : simple plant milk? soy? ~ square=28 cup=132
889 milk chocolate = hershey bar, hershey chocolate bar, milk chocolate candy, milk chocolate candy bar < chocolate : animal milk may-soy may-nut ~ cup=170 square=28
890 white chocolate = candiquik, candy coating, confectioners' coating, almond bark, white melting chocolate, white baking bar, white chocolate bark, white chocolate chunk < chocolate : animal milk may-soy may-nut no-nut ~ cup=170 square=28
891 chocolate chip/s = mint chip, mini morsel, chocolate bit, chip chocolate, semisweet morsel, chocolate button, chocolate drop, chocolate morsel, chocolate chunk, semi sweet morsel, chocolate piece chip, chocolate baking chip, special dark chocolate chip < chocolate : may-milk may-soy may-nut no-nut ~ cup=170
892 white chocolate chip/s = white morsel, white chip, vanilla chip, white chocolate button, white baking piece, vanilla baking chip, white baking chip, white chocolate morsel, white chocolate baking chip < white chocolate : animal milk may-soy may-nut no-nut ~ cup=170
893 butterscotch chip/s = candy melt, lemon chip, butterscotch piece, cherry chip, baking chip, toffee chip, caramel chip, cinnamon chip, butterscotch morsel, green mint chip, butter brickle chip : no-meat may-milk may-soy plant? ~ cup=170
894 chocolate syrup = chocolate topping, chocolate sauce, hershey's syrup, chocolate fudge sauce : may-milk may-soy ~ cup=300
895 hot fudge sauce = fudge, magic shell, fudge topping, fudge sauce, fudge ice cream topping, hard shell ice cream topping : no-meat may-milk plant? nut? ~ cup=300
896 caramel sauce = toffee sauce, caramel dip, butterscotch topping, butterscotch sauce, caramel syrup, caramel topping, caramel dessert topping, dulce de leche sauce, butterscotch ice cream topping, caramel ice cream topping : no-meat may-milk plant? ~ cup=300
897 chocolate hazelnut spread = nutella, hazelnut spread, chocolate hazelnut paste : no-meat nut milk soy plant? ~ cup=300
898 cocoa powder = cacao, cocoa, carob powder, cocoa baking powder, unsweetened chocolate powder : simple plant ~ cup=85
899 cacao nib/s = cocoa nib : simple plant ~ cup=120
900 cocoa butter = cacao butter : simple plant ~ cup=218
901 hot chocolate mix = instant cocoa, ground chocolate, hot cocoa, chocolate powder, nestle quik, hot chocolate, drinking chocolate, cocoa mix, cocoa drink mix, chocolate milk powder, sweetened cocoa powder, chocolate milk mix, chocolate drink mix : no-meat may-milk plant? gf?
902 carob = carob chip < chocolate chip : simple plant? milk? soy?
# baking sweet no-meat
903 sprinkle/s = decoration, jimmy, dragee, nonpareil, candy eyeball, candy eye, candy dot, decorator gel, luster dust, silver leaf, decorating gel, gold leaf, edible glitter, decorating candy, edible gold dust, candied decorating sugar, hundred and thousand : egg? soy? may-wheat
904 frosting = ganache, glaze, buttercream, icing, white frosting mix : may-milk egg? plant? no-egg soy? gf? ~ cup=280
905 fondant = sugar paste, gum paste, fondant icing
906 marzipan = marzipan paste, almond paste : simple plant? nut egg? ~ cup=260
907 marshmallow/s = marshmallow peep : simple meat fish? egg? sulphites? no-fish ~ cup=50 piece=7
908 marshmallow creme = fluff, marshmallow topping, marshmallow cream, marshmallow fluff : simple animal egg ~ cup=96
909 gelatin dessert mix = jello, jelly crystal, blackberry gelatin, watermelon gelatin, blueberry gelatin, peach gelatin, apricot gelatin, pineapple gelatin, cranberry gelatin, gelatin dessert, gelatin mix, jello mix, orange gelatin, cherry gelatin, lemon gelatin, raspberry gelatin, flavored gelatin, lime gelatin, strawberry gelatin, jell o, jell o mix, jell o gelatin, sugar free gelatin : simple meat fish? no-fish ~ package=85
910 pudding mix = instant pudding, flan mix, blancmange powder, custard powder, lemon pie filling mix, lemon pudding and pie filling mix, chocolate pudding, vanilla pudding : may-milk may-egg ~ package=96
911 mousse mix = mousse : may-milk may-egg raw-egg
912 pie filling = strawberry filling, prune filling, strawberry glaze, apricot filling, pastry filling, poppyseed filling, raspberry filling, cherry filling, pineapple filling, fruit filling, poppy seed filling : simple plant? gluten? wheat? sulphites? milk? ~ cup=255
2044 key lime pie filling = lime pie filling, lemon filling, lemon pie filling, lemon meringue pie filling : egg may-milk may-wheat
913 pumpkin puree = squash puree, packed pumpkin, 100% pumpkin, pureed pumpkin, mashed pumpkin, cooked pumpkin, pumpkin pulp, canned pumpkin, pumpkin solid pack, solid pack pumpkin < pumpkin : simple plant ~ cup=245
914 pumpkin pie filling = pumpkin pie mix < pie filling : simple plant? milk? ~ cup=270
915 lemon curd = fruit curd, lime curd, orange curd : simple animal egg milk
916 mincemeat = fruit mince, mincemeat pie filling : mixed may-nut may-wheat sulphites no-milk
917 ladyfinger/s = savoyardi, savoiardi, boudoir biscuit, ladyfinger biscuit, sponge finger, savoiardi biscuit, ladyfinger cookie, ladyfinger crumb, lady finger : animal egg wheat may-milk ~ piece=11
# baking sweet no-meat
918 peanut butter chip/s = peanut butter morsel, peanut butter baking chip : peanut milk may-soy plant?
919 streusel = crumble topping, crumb topping, streusel topping : baked plant? wheat may-milk may-nut
920 dough : anything mixed
921 batter : anything mixed
922 topping/s : anything mixed
923 filling : anything mixed
924 crust : anything mixed
# baking simple plant
1588 malt extract = barley malt, malt syrup, barley malt syrup, barley malt extract < syrup : gluten ~ cup=330
1589 brewer's yeast = brewers yeast : gluten?
1590 orgeat = almond syrup, orgeat syrup, falernum, hazelnut syrup, pistachio syrup < syrup : nut sulphites? no-sulphites ~ cup=320
1591 almond filling = almond cream, almond pastry filling : composite no-meat nut may-egg may-milk plant?
1593 imitation almond extract = almond flavored extract : nut?
1594 wheat starch = starch : gluten? wheat?
1595 royal icing = egg white icing : animal egg raw-egg
1596 baking spray with flour = baking spray, flour baking spray, flour cooking spray : wheat may-soy
# baking sweet no-meat
1597 gianduja = hazelnut chocolate, almond chocolate, nut chocolate, chocolate with hazelnut < chocolate : nut may-milk may-soy plant?
1598 milk chocolate chip/s < chocolate chip : animal milk may-soy may-nut no-nut ~ cup=170
1599 chocolate spread : may-nut may-milk may-soy
1600 vegan chocolate = dairy free chocolate, vegan chocolate chip, dairy free chocolate chip, non dairy chocolate chip < chocolate : plant may-soy no-nut may-nut
1601 vegan marshmallow/s < marshmallow : simple plant soy?
1602 agar dessert = vegan jelly : simple plant
1603 chocolate mousse < mousse mix : milk? egg? raw-egg
1605 creme brulee = creme caramel, flan : simple animal egg milk
1606 rice pudding = rice kheer, kheer : milk
2043 tapioca pudding : milk may-egg
1608 gluten-free baking mix = gluten free cake mix, gluten free pancake mix < baking mix : gf may-milk may-soy egg?
# baking simple
1996 vegan honey = bee free honey, honey substitute : plant
1997 vegetable rennet = microbial rennet, vegetarian rennet, vegan rennet < rennet : plant
1998 confectioner's glaze = shellac, confectioners glaze : animal
# baking simple
2018 pavlova = meringue nest : animal egg may-milk
2019 hydrolyzed wheat protein = wheat protein : plant wheat
# baking baked no-meat wheat
2053 cheesecake mix/es = no bake cheesecake mix < cake mix : milk may-egg may-soy
# baking simple plant
2073 tiger nut flour < flour ~ cup=112
# baking sweet no-meat
2077 pudding/s : may-egg may-milk gf? mixed
`;
