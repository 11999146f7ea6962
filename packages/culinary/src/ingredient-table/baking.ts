export const BAKING = `
# baking plant wheat
799 flour = wondra, flour for dusting ~ cup=125
800 bread flour = strong white flour, bread machine flour, high gluten flour, high protein flour < flour ~ cup=127
801 whole wheat flour = atta, wholemeal flour, wholewheat flour, graham flour, chapati flour, atta flour, whole meal flour, whole grain flour, wheat flour whole, whole wheat pastry flour, whole wheat bread flour, strong wholemeal bread flour, whole grain pastry flour < flour ~ cup=120
802 cake flour = soft wheat flour < flour ~ cup=114
803 pastry flour < flour ~ cup=110
804 self-rising flour = self raising flour, self raising cake flour < flour ~ cup=125
805 spelt flour = kamut flour, einkorn flour < flour ~ cup=120
806 vital wheat gluten = gluten, gluten flour ~ cup=120
807 sourdough starter = starter, biga, poolish, levain ~ cup=240
808 baking mix = bisquick, biscuit mix, pancake mix, waffle mix, dumpling mix, scone mix, beer bread mix : no-meat ~ cup=120
809 cake mix = gingerbread mix, gingerbread cake and cookie mix : no-meat ~ package=432
810 brownie mix = brownie batter : no-meat ~ package=520
811 muffin mix = cornbread mix, jiffy mix, corn bread mix : mixed
812 cookie mix : no-meat
813 cookie dough : no-meat
814 bread mix = hot roll mix, bread machine mix : no-meat
815 tempura batter = tempura mix, tempura flour, batter mix, fish batter, beer batter, fish fry mix, hush puppy mix : plant?
816 shake and bake = coating mix, seasoned coating, fish fry, fry mix : mixed
817 rye flour = pumpernickel flour, rye meal < flour : plant gluten ~ cup=102
818 barley flour = diastatic malt, barley malt flour, diastatic malt powder < flour : plant gluten ~ cup=120
# baking plant gf
819 oat flour < flour : oat-gluten ~ cup=92
820 rice flour = mochiko, mochi flour, rice powder, ground rice, cream of rice < flour ~ cup=158
821 corn flour = masarepa, harina pan, arepa flour, precooked cornmeal, fine cornmeal flour, pan de maiz < flour ~ cup=117
822 buckwheat flour < flour ~ cup=120
823 almond flour = almond meal, ground almond, almond powder < flour : nut ~ cup=96
824 coconut flour < flour ~ cup=112
825 chickpea flour = besan, gram flour, garbanzo flour, bean flour, chick pea flour < flour ~ cup=92
826 soy flour = kinako, soya flour, soy bean flour < flour : soy ~ cup=84
827 potato flour < flour ~ cup=160
828 tapioca flour = tapioca starch, cassava flour, manioc flour, yuca flour, farofa flour, manioc meal < flour ~ cup=120
829 sorghum flour = jowar flour < flour ~ cup=121
830 millet flour = teff flour, amaranth flour, bajra flour < flour ~ cup=119
831 quinoa flour < flour ~ cup=112
832 chestnut flour < flour : nut
833 hazelnut flour = hazelnut meal, ground hazelnut, pecan meal, ground pecan, walnut flour, ground walnut, pistachio flour, nut flour, pecan flour, ground pistachio, nut meal, ground nut < flour : nut
834 lupin flour < flour : lupin
835 gluten-free flour = rice flour blend, gluten free flour mix, gluten free flour blend, gluten free baking mix, gluten free biscuit mix, gluten free self raising flour < flour ~ cup=140
836 cornstarch = cornflour, starch, maizena ~ cup=128
837 potato starch = potato starch flour ~ cup=160
838 arrowroot = kudzu, kuzu, arrowroot powder, arrowroot starch, arrowroot flour, kudzu powder ~ cup=128
839 tapioca = boba, sago, tapioca pearl, sago pearl, boba pearl ~ cup=152
840 xanthan gum = guar gum, xantham gum ~ cup=160
841 agar = carrageenan, agar powder
842 pectin = certo, sure jell ~ package=50
843 baking powder ~ cup=220
844 baking soda = bicarb, soda, sodium bicarbonate, soda bicarbonate ~ cup=220
845 cream of tartar = tartar cream ~ cup=144
846 yeast ~ cup=150 package=7 envelope=7
847 active dry yeast = active yeast < yeast ~ cup=150 package=7 envelope=7
848 instant yeast = saf yeast, quick yeast, bread machine yeast, rapid rise yeast, fast action yeast, quick rise yeast, instant dry yeast, rapid rising yeast, quick rising yeast, fast rise yeast, easy bake yeast, easy blend dried yeast < yeast ~ cup=150 package=7 envelope=7
849 fresh yeast = cake yeast, compressed yeast < yeast ~ cake=17
850 nutritional yeast = brewer's yeast ~ cup=80
851 vanilla extract = vanilla, vanilla essence, vanilla flavoring, vanilla paste, vanilla powder, vanilla flavouring, vanilla bean paste, vanilla seed paste ~ cup=208
852 vanilla bean/s = vanilla pod, vanilla seed, bean vanilla, pod vanilla ~ piece=3
853 almond extract = almond essence, almond flavoring, bitter almond oil ~ cup=208
854 flavoring extract/s = extract, flavoring, mapleine, lemon oil, peppermint oil, anise oil, orange oil, rum essence, orange essence, coconut essence, cinnamon oil, lime oil, wintergreen oil, oil of peppermint, imitation almond extract, almond flavored extract, fiori di sicilia
855 rose water = rosewater, rose flower water ~ cup=236
856 orange blossom water = orange flower water ~ cup=236
857 food coloring = coloring, food colouring, food color, food dye, food colour, icing color, food coloring paste, food coloring gel, food color paste
858 citric acid = sour salt, ascorbic acid, fruit fresh, fruit preservative, lemon salt, lactic acid, tartaric acid, vitamin c powder, ascorbic acid powder
859 pickling lime = alum, calcium hydroxide, slaked lime, pickle crisp
860 lecithin : soy
861 rennet : mixed gf
862 lye = lye water
863 activated charcoal = charcoal
# baking plant gf
864 sweetener = splenda, sucralose, stevia, erythritol, xylitol, truvia, aspartame, swerve, sugar substitute, stevia powder, sugar twin, stevia extract, splenda granular, artificial sugar, sweet n low, sugar substitute equivalent
865 sugar = fructose, dextrose, rock candy, evaporated cane juice < sweetener ~ cup=200 cube=4
866 brown sugar = demerara, turbinado, muscovado, rapadura, sucanat, demerara sugar, muscovado sugar, golden sugar, yellow sugar, turbinado sugar, raw sugar, barbados sugar < sugar ~ cup=213
867 icing sugar = confectioners' sugar, powdered sugar, 10x sugar, powder sugar, confectionery sugar < sugar ~ cup=120
868 palm sugar = jaggery, piloncillo, gur, panocha, coconut sugar, panela sugar, piloncillo sugar, gula melaka, chinese rock sugar palm < sugar ~ cup=180
869 maple sugar < sugar ~ cup=156
870 vanilla sugar < sugar ~ cup=200
871 cinnamon sugar = sugar and cinnamon mixture < sugar ~ cup=200
872 date sugar < sugar
873 honey = honeycomb, honey liquid, honey syrup < sweetener : animal ~ cup=340
874 syrup/s = orgeat, falernum, sorghum molasses, sweet sorghum, maple flavored syrup, imitation maple syrup, maple flavoured syrup < sweetener ~ cup=320
875 maple syrup < syrup ~ cup=322
876 corn syrup = glucose, karo, karo syrup, glucose syrup < syrup ~ cup=328
877 golden syrup = light treacle < syrup ~ cup=340
878 molasses = treacle < syrup ~ cup=337
879 agave nectar = agave, agave syrup < syrup ~ cup=330
880 rice syrup = malt syrup, malt extract, barley malt < syrup : gf? ~ cup=330
881 simple syrup = sugar syrup, bar syrup, gomme syrup, stock syrup < syrup ~ cup=290
882 date syrup = silan, date molasses, grape molasses, carob syrup, date honey < syrup
# baking plant? gf
883 chocolate = gianduja, chocolate egg, chocolate bark, chocolate chunk bar, chocolate wafer disc, chocolate melting wafer, chocolate candy melt, chocolate candy bar ~ cup=170 square=28
884 dark chocolate = bittersweet chocolate, plain chocolate, bitter chocolate, 70% chocolate, dark chocolate chip, bittersweet chocolate chip, 70% cocoa chocolate, dark chocolate candy, dark couverture chocolate, bittersweet chocolate morsel, high cocoa solid chocolate < chocolate ~ cup=170 square=28
885 semisweet chocolate = semi sweet chocolate, semisweet dark chocolate < chocolate ~ cup=170 square=28
886 unsweetened chocolate = unsweetened bitter chocolate, unsweetened dark chocolate < chocolate : plant ~ square=28 cup=132
887 milk chocolate = hershey bar, milk chocolate candy, hershey chocolate bar, milk chocolate candy bar < chocolate : animal milk ~ cup=170 square=28
888 white chocolate = candiquik, almond bark, confectioners' coating, candy coating, white chocolate chunk, white chocolate bark, white baking bar, white melting chocolate < chocolate : animal milk ~ cup=170 square=28
889 chocolate chip/s = chocolate chunk, chocolate morsel, chocolate drop, chocolate button, semisweet morsel, chip chocolate, chocolate bit, mini morsel, mint chip, chocolate baking chip, chocolate piece chip, semi sweet morsel, special dark chocolate chip < chocolate ~ cup=170
890 white chocolate chip/s = vanilla chip, white chip, white morsel, white chocolate morsel, white baking chip, vanilla baking chip, white baking piece, white chocolate button, white chocolate baking chip < white chocolate : animal milk ~ cup=170
891 butterscotch chip/s = butterscotch morsel, cinnamon chip, caramel chip, toffee chip, baking chip, cherry chip, butterscotch piece, lemon chip, candy melt, peanut butter chip, peanut butter morsel, butter brickle chip, green mint chip : no-meat ~ cup=170
892 chocolate syrup = hershey's syrup, chocolate sauce, chocolate topping, chocolate flavored syrup, chocolate fudge sauce ~ cup=300
893 hot fudge sauce = fudge, fudge sauce, fudge topping, magic shell, fudge ice cream topping, hard shell ice cream topping : no-meat ~ cup=300
894 caramel sauce = caramel topping, caramel syrup, butterscotch sauce, butterscotch topping, caramel dip, toffee sauce, caramel dessert topping, caramel ice cream topping, butterscotch ice cream topping, dulce de leche sauce : no-meat ~ cup=300
895 chocolate hazelnut spread = nutella, hazelnut spread, chocolate spread, chocolate hazelnut paste : no-meat nut milk ~ cup=300
896 cocoa powder = cocoa, cacao, cacao powder, carob powder, unsweetened chocolate powder, cocoa baking powder : plant ~ cup=85
897 cacao nib/s = cocoa nib : plant ~ cup=120
898 cocoa butter = cacao butter : plant ~ cup=218
899 hot chocolate mix = cocoa mix, drinking chocolate, hot chocolate, nestle quik, chocolate powder, hot cocoa, ground chocolate, instant cocoa, chocolate drink mix, chocolate milk mix, sweetened cocoa powder, chocolate milk powder, cocoa drink mix : no-meat gf?
900 carob = carob chip < chocolate chip
# baking no-meat gf?
901 sprinkle/s = nonpareil, dragee, jimmy, decoration, decorating candy, edible glitter, gold leaf, decorating gel, silver leaf, luster dust, decorator gel, candy dot, candy eye, candy eyeball, hundred and thousand, candied decorating sugar, edible gold dust, luster dust powder
902 frosting = icing, buttercream, glaze, ganache, white frosting mix ~ cup=280
903 fondant = fondant icing, gum paste, sugar paste
904 marzipan = almond paste, marzipan paste : plant? nut gf ~ cup=260
905 marshmallow/s = marshmallow peep : meat gf ~ cup=50 piece=7
906 marshmallow creme = fluff, marshmallow cream, marshmallow topping : animal egg gf ~ cup=96
907 gelatin dessert mix = jello, jell o, strawberry gelatin, lime gelatin, flavored gelatin, raspberry gelatin, lemon gelatin, cherry gelatin, orange gelatin, jello mix, gelatin mix, gelatin dessert, cranberry gelatin, pineapple gelatin, apricot gelatin, peach gelatin, blueberry gelatin, watermelon gelatin, blackberry gelatin, jelly crystal, sugar free gelatin, jell o gelatin, jell o mix, strawberry gelatin powder : meat gf ~ package=85
908 pudding mix = pudding, custard powder, blancmange powder, flan mix, lemon pie filling mix, no bake cheesecake mix, lemon pudding and pie filling mix ~ package=96
909 mousse mix = mousse
910 pie filling = fruit filling, pineapple filling, cherry filling, almond filling, raspberry filling, poppyseed filling, lemon filling, pastry filling, apricot filling, strawberry glaze, prune filling, strawberry filling, poppy seed filling : plant? gf? ~ cup=255
911 pumpkin puree = canned pumpkin, pumpkin pulp, cooked pumpkin, mashed pumpkin, pureed pumpkin, 100% pumpkin, packed pumpkin, squash puree, solid pack pumpkin, pumpkin solid pack < pumpkin : plant gf ~ cup=245
912 pumpkin pie filling = pumpkin pie mix < pie filling : plant? gf? ~ cup=270
913 lemon curd = orange curd, lime curd, fruit curd : animal egg milk gf
914 mincemeat = fruit mince, mincemeat pie filling : mixed
915 ladyfinger/s = savoiardi, savoyardi, ladyfinger cookie, savoiardi biscuit, sponge finger, ladyfinger biscuit, boudoir biscuit : animal egg wheat ~ piece=11
`;
