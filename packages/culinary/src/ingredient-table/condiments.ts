export const CONDIMENTS = `
# oils simple plant
1037 oil = neutral flavored oil : staple ~ cup=218
1038 vegetable oil = wesson oil, crisco oil, oil vegetable < oil : staple ~ cup=218
1039 olive oil = evo, olive oil spread < oil : staple ~ cup=216
1040 extra virgin olive oil = evoo, virgin oil, olive oil extra virgin < olive oil : staple ~ cup=216
1041 canola oil = rapeseed oil, rape seed oil < oil : staple ~ cup=218
1042 sunflower oil = sunflower seed oil < oil : staple ~ cup=218
1043 corn oil = mazola, mazola oil < oil : staple ~ cup=218
1044 peanut oil = arachide oil, groundnut oil < oil : peanut ~ cup=216
1045 safflower oil < oil ~ cup=218
1046 soybean oil = soya oil < oil : soy ~ cup=218
1047 grapeseed oil = grape seed oil < oil ~ cup=218
1048 avocado oil < oil ~ cup=218
1049 coconut oil < oil ~ cup=218
1050 sesame oil = sesame seed oil < oil : sesame ~ cup=218
1051 walnut oil < oil : nut ~ cup=218
1052 hazelnut oil < oil : nut ~ cup=218
1053 almond oil = nut oil, macadamia oil, pecan oil, pistachio oil < oil : nut ~ cup=218
1054 pumpkin seed oil = pumpkin oil < oil ~ cup=218
1055 flaxseed oil = linseed oil, hemp oil, flax oil, flax seed oil < oil ~ cup=218
1056 rice bran oil < oil ~ cup=218
1057 palm oil = dende, dende oil < oil ~ cup=218
1058 cottonseed oil < oil ~ cup=218
1059 truffle oil < oil ~ cup=216
1060 chili oil = rayu, la yu, hot oil, chilli oil, chile oil, hot pepper oil < oil : gf?
1061 hot sesame oil = spicy sesame oil, chili sesame oil < sesame oil : sesame
1062 mustard oil < oil : mustard
1063 flavored oil = achiote oil, annatto oil, onion oil, herb oil, basil oil, garlic oil, orange oil olive, herb infused oil, garlic infused oil, lemon oil olive < oil
1064 cooking spray = pam, vegetable spray, spray oil, oil spray, baking spray, nonstick spray, non stick spray, cooking oil spray canola, baking spray with flour < oil : staple
# oils simple plant
1065 vinegar = raspberry red wine vinegar : gf? ~ cup=239
1066 white vinegar = pickling vinegar, spirit vinegar, distilled vinegar, distilled malt vinegar white < vinegar : gf ~ cup=239
1067 cider vinegar = cyder vinegar, apple vinegar < vinegar : gf ~ cup=239
1068 red wine vinegar = cabernet vinegar, claret vinegar, red vinegar < vinegar : sulphites gf ~ cup=239
1069 white wine vinegar = chardonnay vinegar, moscatel vinegar, prosecco vinegar, champagne vinegar, champagne wine vinegar, white wine tarragon vinegar < vinegar : sulphites gf ~ cup=239
1070 sherry vinegar = sherry wine vinegar < vinegar : sulphites gf ~ cup=239
1071 balsamic vinegar = balsamic, balsamic cream, balsamic syrup, balsamic reduction, balsamic glaze, balsamic vinegar glaze < vinegar : sulphites gf ~ cup=255
1072 rice vinegar = sushi seasoning, mirin vinegar, sushi vinegar, rice wine vinegar < vinegar : gf ~ cup=239
1073 malt vinegar = brown vinegar < vinegar : gluten ~ cup=239
1074 black vinegar = chinkiang vinegar, chinese black rice vinegar < vinegar : gluten ~ cup=239
1075 coconut vinegar = ume vinegar, umeboshi vinegar, cane vinegar, palm vinegar, ume plum vinegar < vinegar : gf ~ cup=239
1076 verjuice = verjus
# condiments simple plant
1077 ketchup = catsup < sauce : gf? ~ cup=270
1078 mustard = honey dijon mustard, coarse brown mustard, prepared dijon style mustard american < condiment : mustard gf? ~ cup=250
1079 dijon mustard = dijon, grey poupon, grey poupon mustard, dijon style mustard < mustard : mustard sulphites ~ cup=250
1080 whole grain mustard = grain mustard, seeded mustard, pommery mustard, coarse mustard, wholegrain mustard, grainy mustard, old style mustard, whole seed mustard, coarse dijon mustard, coarse ground mustard, coarse grained mustard, stone ground mustard, coarse grained dijon mustard, coarse grain dijon mustard, whole grain mustard dijon, whole grain dijon mustard < mustard : mustard ~ cup=250
1081 condiment/s : mixed gf?
1082 relish < condiment : mustard gf? ~ cup=245
1083 pickle/s = piccalilli, gherkin, pickle chip, baby dill, kosher dill, pickled cucumber : gf? ~ piece=65 cup=143
1084 pickle juice = brine, olive juice, sauerkraut juice, caper juice, pickling liquid, pepperoncini juice, jalapeno juice, banana pepper juice, juice from pickled jalapeno : gf?
1085 pickled vegetable/s = torshi, takuan, giardiniera, pickled asparagus, pickled walnut, pickled beetroot, kimchee vegetable, pickled lime, pickled cauliflower, umeboshi paste, lime pickle, mango pickle, indian pickle, pickled pepper, pickled daikon, pickled okra, preserved vegetable, pickled garlic, pickled carrot, pickled radish, pickled turnip, pickled beet, pickled hot pepper, red pickled ginger, pickled watermelon rind, pickled green tomato, preserved mustard green, pickled banana pepper, pickled green bean, pickled pearl onion, pickled cocktail onion, pickled cherry pepper, pickled red pepper, pickled mustard green : gf?
1086 sauerkraut = kraut, pickled cabbage ~ cup=142
1087 kimchi = kimchee : mixed gf? ~ cup=150
1088 caper/s = caperberry, caper berry ~ cup=140
1089 olive/s = olive mix, olive salad, olive tapenade ~ piece=4 cup=135
1090 black olive/s = nicoise, kalamata, kalmata olive, alfonso olive, moroccan olive, olive black, gaeta olive, nicoise olive, greek olive, calamata olive, ripe olive, kalamata olive, black olive paste, kalamata olive paste, black oil cured olive < olive ~ piece=4 cup=135
1091 green olive/s = queen olive, sicilian olive, cocktail olive, cerignola olive, picholine olive, castelvetrano olive, manzanilla olive, spanish olive, stuffed olive, green olive stuffed with pimiento, green olive stuffed with pimento < olive ~ piece=4 cup=135
1092 sun-dried tomato/tomatoes = dehydrated tomato, sunblushed tomato, sunblush tomato, dried tomato, sundried tomato, sun blushed tomato, sun dried cherry tomato, sundried tomato in oil, sun dried tomato in oil, sun dried tomato in olive oil ~ piece=3 cup=54
1093 sun-dried tomato pesto = tomato pesto, red pesto < pesto : no-meat gf?
1094 sun-dried tomato paste = sun dried tomato puree, sun dried tomato spread
# canned simple plant
1095 canned tomato/tomatoes = tin tomato, tinned tomato, stewed tomato, canned italian tomato, canned cherry tomato, canned roma tomato, italian diced tomato, canned peeled tomato, petite diced tomato, fire roasted tomato, canned plum tomato, canned diced tomato, whole peeled tomato, canned tomato puree tomato, canned san marzano tomato, peeled plum tomato canned, fire roasted diced tomato, fire roasted diced tomato with garlic < tomato ~ cup=240 can=400
1096 crushed tomato/tomatoes = tomato crushed, crushed tomato puree, ground peeled tomato, kitchen ready tomato, canned ground tomato, crushed canned tomato < canned tomato ~ cup=242 can=794
1097 diced tomatoes with green chiles/diced tomatoes with green chiles = rotel, ro tel, rotel tomato, tomato with jalapeno, ro tel tomato, tomato with chile, diced tomato with habanero, tomato with green chili, tomato and green chile, tomato with green chile, tomato with green chile pepper < canned tomato ~ can=283
1098 tomato sauce = sugo, el pato, tomato basil sauce, tomato and basil sauce, tomato sauce with basil < sauce : gf? ~ cup=245 can=227
1099 tomato paste = tomato concentrate, tomato puree concentrate, double concentrated tomato puree ~ cup=262 can=170
1100 tomato puree = passata, tomato coulis, sieved tomato, pureed tomato, tomato pulp, strained tomato, passata di pomodoro ~ cup=250
1101 marinara sauce = ragu, prego, marinara, ragu sauce, bolognese sauce, pomodoro sauce, vodka sauce, arrabbiata sauce, italian sauce, spaghetti sauce, pasta sauce, spaghetti sauce with mushroom < sauce : mixed gf? ~ cup=250
1102 pizza sauce = pizza tomato sauce < sauce : mixed gf? ~ cup=250
1103 alfredo sauce = bechamel, nacho sauce, cheese powder, queso sauce, con queso, queso dip, cream sauce, mornay sauce, nacho cheese, cheese sauce, bechamel sauce, white sauce, powdered cheddar cheese, cheese pasta sauce, nacho cheese dip, cheese sauce mix, white sauce mix, alfredo sauce mix, alfredo pasta sauce, alfredo pasta sauce mix < sauce : no-meat milk gf?
1104 enchilada sauce = mole, mole poblano, taco sauce, mole paste, mole sauce, green chili sauce, red chile sauce, green chile sauce, green chile salsa sauce, red chili sauce enchilada < sauce : mixed gf? ~ can=283 cup=250
1105 salsa = picante sauce, green tomatillo salsa : gf? ~ cup=259
# refrigerated simple plant
1106 guacamole = avocado dip : plant? gf?
1107 hummus = hommus, humus, houmous : sesame gf? ~ cup=246
1108 baba ghanoush = baba ganoush, eggplant dip : sesame gf?
# canned simple plant
1109 tahini = tahina, tahini sauce, sesame paste, tahini paste, sesame seed paste : sesame ~ cup=240
1110 pesto = pistou, pesto mix, pesto genovese, pesto sauce, pesto sauce mix, pesto basil sauce < sauce : rennet milk nut gf? ~ cup=232
# condiments simple plant
1111 mayonnaise = hellmann, kewpie, mayo, sandwich spread, garlic aioli, salad cream, miracle whip, light mayonnaise dressing, miracle whip dressing, whipped salad dressing, creamy salad dressing, miracle whip salad dressing, mayonnaise style salad dressing : animal egg gf? ~ cup=220
1112 vegan mayonnaise = nayonaise, vegenaise, soy mayonnaise, tofu mayonnaise, eggless mayonnaise, vegan mayo, vegan mayonnaise alternative, egg free mayonnaise : plant gf? ~ cup=220
1113 tartar sauce = remoulade, tartare sauce, remoulade sauce < sauce : no-meat egg gf?
1114 hollandaise sauce = hollandaise, bearnaise sauce, bearnaise sauce mix, hollandaise sauce mix < sauce : animal egg milk gf?
1115 horseradish = horseradish relish, horseradish cream, creamed horseradish sauce : gf? plant? ~ cup=240
1116 horseradish sauce < sauce : no-meat gf?
1117 wasabi = wasabi sauce, wasabi paste : mustard gf?
1118 salad dressing = dressing, lemon vinaigrette, mustard vinaigrette, greek vinaigrette, italian vinaigrette, raspberry vinaigrette, balsamic vinaigrette, kraft catalina dressing, creamy french dressing, red wine vinaigrette, creamy poppy seed dressing : mixed gf?
1119 italian dressing = italian salad dressing, italian oil and vinegar dressing, creamy italian style salad dressing < salad dressing : mixed gf? ~ cup=235
1120 ranch dressing = ranch, ranch dip, ranch salad dressing < salad dressing : no-meat egg milk gf? ~ cup=245
1121 caesar dressing = caesar salad dressing < salad dressing : fish egg milk gf? ~ cup=235
1122 blue cheese dressing = blue cheese dip, bleu cheese dressing, bleu cheese salad dressing, blue cheese salad dressing < salad dressing : rennet milk egg gf?
1123 sauce/s = coulis, manwich, sofrito, blackberry puree, strawberry puree, mango puree, peach puree, fruit topping, pineapple topping, strawberry topping, fruit puree, raspberry puree, cooking creme, sauce mix, shrimp cocktail sauce, sloppy joe mix, seafood cocktail sauce, pineapple ice cream topping, strawberry ice cream topping : mixed gf?
1124 barbecue sauce = barbeque sauce, bbq sauce, barbecue sauce honey < sauce : mixed gf? ~ cup=280
1125 hot sauce = valentina, cholula, tabasco, piri piri, jalapeno sauce, habanero sauce, pepper sauce, chipotle sauce, tabasco sauce, piri piri sauce, peri peri sauce, hot chile sauce, buffalo wing sauce, frank's red hot < sauce : plant ~ cup=240
1126 sriracha = calabrian chili, aji paste, calabrian chile, aji panca, rose harissa, biber salcasi, pepper paste, chilli paste, aji amarillo, chipotle paste, sriracha sauce, asian chile sauce, aji panca paste, roasted chile paste, nam prik pao, roasted chili paste, korean chili paste, asian hot sauce, chinese chile paste, sriracha chile sauce, ancho chile paste, ground chile paste, calabrian chile paste, thai chili paste, sriracha chili sauce, red chile paste, garlic chile sauce, hot chile paste, thai chile paste, red chili paste, hot chili paste, chinese chili sauce, asian chili paste, asian chile paste, asian chili sauce, sriracha hot sauce, sriracha chile garlic sauce, thai chili sauce hot, chili and garlic sauce, sriracha chili garlic sauce, chile paste with garlic, chili paste with garlic, chile bean paste red, chili garlic hot sauce, asian chile garlic sauce, chinese chile garlic sauce, asian chili garlic sauce < hot sauce : plant gf?
1127 chili sauce = chilli sauce, chile sauce, chile sauce chili < sauce : plant gf? ~ cup=273
1128 sweet chili sauce = thai chile sauce, sweet chile sauce, thai chili sauce, sweet chilli sauce, sweet asian chili sauce < sauce : plant gf? ~ cup=290
1129 worcestershire sauce = worchester, worchestershire, worcestershire, worcester sauce, lea and perrin < sauce : fish gf? ~ cup=275
1130 vegan worcestershire sauce = vegetarian worcestershire sauce < worcestershire sauce : plant gf?
1131 steak sauce = hp sauce, pickapeppa, pickapeppa sauce, heinz 57, a1 sauce, heinz 57 sauce, a 1 sauce < sauce : mixed gf?
1132 soy sauce = soy, koikuchi, usukuchi, shoyu, soya sauce < sauce : plant soy wheat ~ cup=255
1133 tamari = tamari sauce, bragg's liquid aminos, maggi seasoning gluten free, wheat free soy sauce, gluten free soy sauce, gluten free tamari soy sauce < sauce : plant soy gf ~ cup=255
1134 teriyaki sauce = tonkatsu, teriyaki, yakisoba sauce, okonomiyaki sauce, unagi sauce, teriyaki baste, bulgogi sauce, eel sauce, sukiyaki sauce, tonkatsu sauce, yakitori sauce, teriyaki glaze, teriyaki marinade, teriyaki basting sauce, japanese barbecue sauce, teriyaki marinade and sauce, teriyaki baste and glaze < sauce : plant? soy wheat ~ cup=288
1135 hoisin sauce = hoisin, chinese barbecue sauce < sauce : plant? soy gf? ~ cup=256
1136 black bean sauce = dwenjang, doenjang, douchi, toban jiang, tianmian sauce, soybean paste, bean paste, bean sauce, chinese black bean, preserved black bean, salted black bean, fermented black bean, hot chile bean paste, chinese chili bean paste, black bean garlic paste, black bean garlic sauce : plant? soy gf?
1137 gochujang = gochujang paste, korean hot sauce, hot pepper paste, korean chile paste, korean chili bean paste, korean red pepper paste : plant? soy gf?
1138 miso = shiro, miso paste : plant soy gf? ~ cup=275
# refrigerated simple plant
1139 natto : plant soy gf
# condiments simple plant
1140 plum sauce = szechwan sauce, tso sauce, sesame sauce, asian sauce, szechuan sauce, orange sauce, duck sauce, sweet sour sauce, kung pao sauce, sweet & sour sauce, sweet and sour stir fry sauce < sauce : plant? gf?
1141 peanut sauce = satay sauce < sauce : mixed peanut gf?
1142 curry paste = laksa paste, rendang paste, vindaloo paste, balti paste, tikka paste, korma paste, masala paste, tandoori paste, tom yum paste, rogan josh paste, thai red chile paste, thai green curry paste, thai red curry paste : mixed gf?
1143 achiote paste = recaito, adobo liquid, adobo sauce, adobo paste, recado rojo, annatto paste, adobo from chipotle, sauce from canned chipotle, adobo sauce from chipotle, adobo sauce from chipotle pepper, sauce from chipotle in adobo : plant gf?
1144 tamarind = tamarind sauce, tamarind liquid, tamarind water, tamarind juice, tamarind concentrate, tamarind paste : plant
1145 pomegranate molasses = grenadine molasses, pomegranate syrup < syrup : plant ~ cup=340
1146 garlic paste = herb paste, basil paste, cilantro paste, lemongrass paste, garlic puree, ginger paste, lemon grass paste, minced garlic in oil
1147 mirepoix paste = vegetable paste
1148 truffle paste
# canned simple plant
1149 chutney = onion jam, onion marmalade, tomato jam, green mango chutney, hot mango chutney, sweet mango chutney, major grey's mango chutney : plant? gf? ~ cup=290
1150 cranberry sauce = cranberry relish, lingonberry sauce, cranberry jelly, cranberry orange sauce : plant gf ~ cup=277
1151 applesauce = apple puree, apple sauce : plant gf ~ cup=244
1152 apple butter = prune butter, fruit butter, pear butter, pumpkin butter : plant gf ~ cup=282
1153 jam = conserve, jelly, preserve, fig spread, orange spread, mint sauce, spreadable fruit, raspberry spread, fig paste, guava paste, apricot glaze, fruit spread, black raspberry jam, raspberry all fruit, seedless strawberry jam, seedless raspberry preserve, red raspberry jam, seedless raspberry jam : plant gf ~ cup=320
1154 marmalade = marmelade < jam : plant gf ~ cup=320
1155 marmite = vegemite, yeast extract : plant gluten celery
1156 candied cherry/cherries = maraschino, brandied cherry, amarena cherry, green cherry, cocktail cherry, glace cherry, maraschino cherry : plant? sulphites gf ~ piece=5
1157 maraschino cherry juice = maraschino juice, cherry juice maraschino, juice from maraschino cherry : plant gf
1158 candied fruit = angelica, crystallised fruit, marron glace, candied chestnut, crystalized ginger, candied lemon, citron peel, diced citron, fruitcake mix, candied orange, glace fruit, candied pineapple, candied peel, mixed peel, candied citron, preserved stem ginger, ginger in syrup, candied lemon peel, candied fruit and peel : plant sulphites gf ~ cup=180
# condiments simple plant
1159 harissa = harissa paste : gf?
1160 sambal oelek = sambal, sambal ulek < chili garlic sauce
1161 chili garlic sauce = garlic chili sauce, chile garlic paste, chili garlic paste, chile garlic sauce : gf? no-meat
1162 chili paste = chile paste, aji amarillo paste : gf? no-meat
1163 tapenade = olive paste, black olive tapenade : no-meat gf?
1164 honey mustard = honey mustard sauce < mustard : animal mustard gf?
1165 ponzu = ponzu sauce : mixed soy wheat fish
1166 kecap manis = ketjap manis, sweet soy sauce < soy sauce : soy wheat
1167 salsa verde = tomatillo sauce, tomatillo salsa, green salsa < salsa : gf?
1168 pico de gallo = salsa fresca, fresh salsa < salsa
1169 tzatziki = tzatziki sauce, cucumber yogurt sauce < sauce : animal milk gf
1170 aioli = garlic mayonnaise < mayonnaise : animal egg gf?
1171 chimichurri = chimichurri sauce < sauce
1172 cocktail sauce = seafood sauce < sauce : gf? no-meat
1173 doubanjiang = toban djan, chili bean sauce, hot bean sauce, broad bean paste, chile bean paste, hot bean paste, chili bean paste < black bean sauce : soy gf?
1174 red currant jelly = redcurrant jelly, currant jelly < jam
1175 apricot jam = apricot preserves < jam ~ cup=320
1176 raspberry jam = raspberry preserve < jam ~ cup=320
1177 strawberry jam = strawberry preserve < jam ~ cup=320
1178 quince paste = membrillo < jam
1179 mango chutney = major grey's chutney < chutney : gf? plant?
1180 red curry paste < curry paste : mixed gf?
1181 green curry paste < curry paste : mixed gf?
1182 pickled ginger = gari
1183 pickled onion/s = cocktail onion, pickled red onion
1184 crystallized ginger = stem ginger, preserved ginger, glace ginger, crystallised ginger, candied ginger < candied fruit : sulphites
1185 candied orange peel = candied citrus peel, candied orange rind < candied fruit : sulphites
1186 umeboshi = umeboshi plum, pickled plum
1187 cornichon/s < pickle : gf?
1188 coconut aminos
1189 liquid aminos : soy
1190 vinaigrette < salad dressing : mixed gf?
1191 poppy seed dressing < salad dressing : mixed gf?
1192 thousand island dressing < salad dressing : no-meat egg gf?
1193 french dressing = catalina dressing < salad dressing : mixed gf?
1194 buffalo sauce = wing sauce < hot sauce : no-meat gf?
`;
