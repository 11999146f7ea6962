export const CONDIMENTS = `
# oils plant gf
1029 oil = oil for frying, neutral flavored oil, neutral vegetable oil, oil for deep frying : staple ~ cup=218
1030 vegetable oil = oil vegetable, crisco oil, wesson oil, vegetable or canola oil < oil : staple ~ cup=218
1031 olive oil = evo, olive oil spread < oil : staple ~ cup=216
1032 extra virgin olive oil = evoo, virgin oil, olive oil extra virgin < olive oil : staple ~ cup=216
1033 canola oil = rapeseed oil, rape seed oil < oil : staple ~ cup=218
1034 sunflower oil = sunflower seed oil < oil : staple ~ cup=218
1035 corn oil = mazola, mazola oil < oil : staple ~ cup=218
1036 peanut oil = groundnut oil, arachide oil < oil : peanut ~ cup=216
1037 safflower oil < oil ~ cup=218
1038 soybean oil = soya oil < oil : soy ~ cup=218
1039 grapeseed oil = grape seed oil < oil ~ cup=218
1040 avocado oil < oil ~ cup=218
1041 coconut oil < oil ~ cup=218
1042 sesame oil = sesame seed oil < oil : sesame ~ cup=218
1043 walnut oil < oil : nut ~ cup=218
1044 hazelnut oil < oil : nut ~ cup=218
1045 almond oil = pistachio oil, pecan oil, macadamia oil, nut oil < oil : nut ~ cup=218
1046 pumpkin seed oil = pumpkin oil < oil ~ cup=218
1047 flaxseed oil = flax oil, hemp oil, linseed oil, flax seed oil < oil ~ cup=218
1048 rice bran oil < oil ~ cup=218
1049 palm oil = dende, dende oil < oil ~ cup=218
1050 cottonseed oil < oil ~ cup=218
1051 truffle oil < oil ~ cup=216
1052 chili oil = rayu, chile oil, chilli oil, hot oil, la yu, hot pepper oil < oil : gf?
1053 hot sesame oil = chili sesame oil, spicy sesame oil < sesame oil : sesame
1054 mustard oil < oil : mustard
1055 flavored oil = garlic oil, basil oil, herb oil, onion oil, annatto oil, achiote oil, lemon oil olive, garlic infused oil, herb infused oil, orange oil olive < oil
1056 cooking spray = pam, nonstick spray, baking spray, oil spray, spray oil, vegetable spray, non stick spray, baking spray with flour, cooking oil spray canola < oil : staple
# oils plant gf
1057 vinegar = raspberry red wine vinegar : gf? ~ cup=239
1058 white vinegar = distilled vinegar, spirit vinegar, pickling vinegar, distilled malt vinegar white < vinegar : gf ~ cup=239
1059 cider vinegar = apple vinegar, cyder vinegar < vinegar : gf ~ cup=239
1060 red wine vinegar = red vinegar, claret vinegar, cabernet vinegar < vinegar : sulphites gf ~ cup=239
1061 white wine vinegar = champagne vinegar, prosecco vinegar, moscatel vinegar, chardonnay vinegar, champagne wine vinegar, white wine tarragon vinegar < vinegar : sulphites gf ~ cup=239
1062 sherry vinegar = sherry wine vinegar < vinegar : sulphites gf ~ cup=239
1063 balsamic vinegar = balsamic, balsamic glaze, balsamic reduction, balsamic syrup, balsamic cream, balsamic vinegar glaze, balsamic vinegar of modena < vinegar : sulphites gf ~ cup=255
1064 rice vinegar = sushi vinegar, mirin vinegar, sushi seasoning, rice wine vinegar < vinegar : gf ~ cup=239
1065 malt vinegar = brown vinegar < vinegar : gluten ~ cup=239
1066 black vinegar = chinkiang vinegar, chinese black rice vinegar < vinegar : gluten ~ cup=239
1067 coconut vinegar = palm vinegar, cane vinegar, umeboshi vinegar, ume vinegar, ume plum vinegar < vinegar : gf ~ cup=239
1068 verjuice = verjus
# condiments plant gf
1069 ketchup = catsup < sauce : gf? ~ cup=270
1070 mustard = coarse brown mustard, honey dijon mustard < condiment : mustard gf? ~ cup=250
1071 dijon mustard = dijon, grey poupon, grey poupon mustard, dijon style prepared mustard < mustard : mustard sulphites ~ cup=250
1072 whole grain mustard = grainy mustard, wholegrain mustard, coarse mustard, pommery mustard, seeded mustard, grain mustard, stone ground mustard, coarse grained mustard, coarse ground mustard, coarse dijon mustard, whole seed mustard, old style mustard, whole grain dijon mustard, whole grain mustard dijon, coarse grain dijon mustard, coarse grained dijon mustard < mustard : mustard ~ cup=250
1073 condiment/s : mixed gf?
1074 relish < condiment : mustard gf? ~ cup=245
1075 pickle/s = gherkin, piccalilli, pickled cucumber, kosher dill, baby dill, pickle chip : gf? ~ piece=65 cup=143
1076 pickle juice = brine, jalapeno juice, pepperoncini juice, pickling liquid, caper juice, sauerkraut juice, olive juice, banana pepper juice, juice from pickled jalapeno : gf?
1077 pickled vegetable/s = giardiniera, takuan, torshi, gari, pickled beet, pickled turnip, cocktail onion, pickled radish, pickled plum, pickled carrot, pickled garlic, preserved vegetable, pickled okra, pickled daikon, umeboshi plum, pickled pepper, indian pickle, mango pickle, lime pickle, umeboshi paste, pickled cauliflower, pickled lime, kimchee vegetable, pickled beetroot, pickled walnut, pickled asparagus, pickled red onion, pickled mustard green, pickled red pepper, pickled cherry pepper, pickled pearl onion, pickled green bean, pickled banana pepper, preserved mustard green, pickled green tomato, pickled watermelon rind, red pickled ginger, pickled hot pepper : gf?
1078 sauerkraut = kraut, pickled cabbage ~ cup=142
1079 kimchi = kimchee : mixed gf? ~ cup=150
1080 caper/s = caperberry, caper berry ~ cup=140
1081 olive/s = olive tapenade, olive salad, olive paste, olive mix ~ piece=4 cup=135
1082 black olive/s = kalamata, nicoise, kalamata olive, ripe olive, calamata olive, greek olive, nicoise olive, gaeta olive, olive black, moroccan olive, alfonso olive, kalmata olive, kalamata olive paste, black olive tapenade, black olive paste, black oil cured olive < olive ~ piece=4 cup=135
1083 green olive/s = stuffed olive, spanish olive, manzanilla olive, castelvetrano olive, picholine olive, cerignola olive, cocktail olive, sicilian olive, queen olive, green olive stuffed with pimento, green olive stuffed with pimiento < olive ~ piece=4 cup=135
1084 sun-dried tomato/tomatoes = sundried tomato, dried tomato, sunblush tomato, sunblushed tomato, dehydrated tomato, sun blushed tomato, sundried tomato in oil, sun dried cherry tomato, sun dried tomato in oil, sun dried tomato in olive oil ~ piece=3 cup=54
1085 sun-dried tomato pesto = red pesto, tomato pesto < pesto : no-meat gf?
1086 sun-dried tomato paste = sun dried tomato spread, sun dried tomato puree
# canned plant gf
1087 canned tomato/tomatoes = stewed tomato, tinned tomato, peeled tomato, tin tomato, canned plum tomato, fire roasted tomato, petite diced tomato, tomato with juice, tomato in juice, italian diced tomato, canned roma tomato, tomato in puree, canned cherry tomato, canned italian tomato, tomato with liquid, fire roasted diced tomato, tomato in tomato juice, peeled plum tomato canned, canned san marzano tomato, canned tomato puree tomato, fire roasted diced tomato with garlic < tomato ~ cup=240 can=400
1088 crushed tomato/tomatoes = tomato crushed, crushed canned tomato, canned ground tomato, kitchen ready tomato, ground peeled tomato, crushed tomato puree, crushed tomato in puree < canned tomato ~ cup=242 can=794
1089 diced tomatoes with green chiles/diced tomatoes with green chiles = rotel, rotel tomato, ro tel, tomato with chile, ro tel tomato, rotel diced tomato, tomato with jalapeno, tomato with green chile, tomato and green chile, tomato with green chili, diced tomato with habanero, tomato with green chile pepper < canned tomato ~ can=283
1090 tomato sauce = sugo, el pato, tomato basil sauce, tomato sauce with basil, tomato and basil sauce < sauce : gf? ~ cup=245 can=227
1091 tomato paste = tomato concentrate, tomato puree concentrate, double concentrated tomato puree ~ cup=262 can=170
1092 tomato puree = passata, strained tomato, tomato pulp, pureed tomato, sieved tomato, tomato coulis, passata di pomodoro, tomato pulp puree ~ cup=250
1093 marinara sauce = marinara, prego, ragu, pasta sauce, spaghetti sauce, italian sauce, arrabbiata sauce, vodka sauce, pomodoro sauce, bolognese sauce, ragu sauce, spaghetti sauce with mushroom < sauce : mixed gf? ~ cup=250
1094 pizza sauce = pizza tomato sauce < sauce : mixed gf? ~ cup=250
1095 alfredo sauce = bechamel, white sauce, bechamel sauce, cheese sauce, nacho cheese, mornay sauce, cream sauce, queso dip, con queso, queso sauce, cheese powder, nacho sauce, alfredo pasta sauce, alfredo sauce mix, white sauce mix, cheese sauce mix, nacho cheese dip, cheese pasta sauce, powdered cheddar cheese, alfredo pasta sauce mix < sauce : no-meat milk gf?
1096 enchilada sauce = mole, chile sauce, mole sauce, mole paste, taco sauce, mole poblano, green chili sauce, red chili sauce enchilada, green chile salsa sauce < sauce : mixed gf? ~ can=283 cup=250
1097 salsa = picante sauce, salsa fresca, tomatillo sauce, green tomatillo salsa : gf? ~ cup=259
1098 guacamole = avocado dip : gf?
1099 hummus = houmous, humus, hommus : sesame gf? ~ cup=246
1100 baba ghanoush = eggplant dip, baba ganoush : sesame gf?
1101 tahini = tahina, tahini paste, sesame paste, tahini sauce, sesame seed paste : sesame ~ cup=240
1102 pesto = pistou, pesto sauce, pesto genovese, pesto mix, pesto basil sauce, pesto sauce mix < sauce : rennet milk nut gf? ~ cup=232
1103 mayonnaise = mayo, kewpie, miracle whip, salad cream, garlic aioli, sandwich spread, creamy salad dressing, whipped salad dressing, miracle whip dressing, light mayonnaise dressing, mayonnaise style salad dressing, miracle whip salad dressing : animal egg gf? ~ cup=220
1104 vegan mayonnaise = vegenaise, nayonaise, vegan mayo, eggless mayonnaise, tofu mayonnaise, soy mayonnaise, egg free mayonnaise, vegan mayonnaise alternative : plant gf? ~ cup=220
1105 tartar sauce = remoulade, remoulade sauce, tartare sauce < sauce : no-meat egg gf?
1106 hollandaise sauce = hollandaise, bearnaise sauce, hollandaise sauce mix, bearnaise sauce mix < sauce : animal egg milk gf?
1107 horseradish = horseradish cream, horseradish relish, creamed horseradish sauce : gf? ~ cup=240
1108 horseradish sauce < sauce : no-meat gf?
1109 wasabi = wasabi paste, wasabi powder, wasabi sauce : mustard gf?
1110 salad dressing = dressing, balsamic vinaigrette, raspberry vinaigrette, italian vinaigrette, greek vinaigrette, mustard vinaigrette, lemon vinaigrette, red wine vinaigrette, creamy french dressing, kraft catalina dressing, creamy poppy seed dressing : mixed gf?
1111 italian dressing = italian salad dressing, italian style salad dressing, italian oil and vinegar dressing < salad dressing : mixed gf? ~ cup=235
1112 ranch dressing = ranch, ranch dip, ranch salad dressing, ranch style salad dressing < salad dressing : no-meat egg milk gf? ~ cup=245
1113 caesar dressing = caesar salad dressing < salad dressing : fish egg milk gf? ~ cup=235
1114 blue cheese dressing = bleu cheese dressing, blue cheese dip, blue cheese salad dressing, bleu cheese salad dressing < salad dressing : rennet milk egg gf?
1115 sauce/s = sofrito, manwich, coulis, sauce mix, cooking creme, raspberry puree, fruit puree, strawberry topping, pineapple topping, fruit topping, peach puree, mango puree, strawberry puree, blackberry puree, seafood cocktail sauce, sloppy joe mix, shrimp cocktail sauce, strawberry ice cream topping, pineapple ice cream topping : mixed gf?
1116 barbecue sauce = bbq sauce, barbeque sauce, barbecue sauce honey < sauce : mixed gf? ~ cup=280
1117 hot sauce = tabasco, cholula, valentina, tabasco sauce, chipotle sauce, pepper sauce, wing sauce, habanero sauce, jalapeno sauce, piri piri, frank's red hot, hot chile sauce, peri peri sauce, piri piri sauce < sauce : plant ~ cup=240
1118 sriracha = sambal, sriracha sauce, chile paste, harissa paste, chipotle paste, aji amarillo, chilli paste, pepper paste, biber salcasi, rose harissa, aji panca, calabrian chile, aji paste, calabrian chili, sriracha hot sauce, chile garlic sauce, asian chili sauce, chili garlic paste, asian chili paste, garlic chili sauce, chinese chili sauce, chile garlic paste, hot chili paste, red chili paste, garlic chile sauce, sriracha chili sauce, aji amarillo paste, thai chili paste, sriracha chile sauce, asian hot sauce, korean chili paste, roasted chili paste, nam prik pao, aji panca paste, asian chile sauce, asian chili garlic sauce, chili garlic hot sauce, chile bean paste red, chili paste with garlic, chile paste with garlic, sriracha chili garlic sauce, chili and garlic sauce, thai chili sauce hot < hot sauce : plant gf?
1119 chili sauce = chilli sauce, chile sauce chili < sauce : plant gf? ~ cup=273
1120 sweet chili sauce = sweet chilli sauce, thai chili sauce, sweet chile sauce, thai chile sauce, sweet asian chili sauce < sauce : plant gf? ~ cup=290
1121 worcestershire sauce = worcestershire, worchestershire sauce, worcester sauce, worchester sauce, lea and perrin, worcestershire sauce for chicken < sauce : fish gf? ~ cup=275
1122 vegan worcestershire sauce = vegetarian worcestershire sauce < worcestershire sauce : plant gf?
1123 steak sauce = pickapeppa, a1 sauce, heinz 57, pickapeppa sauce, a 1 sauce, heinz 57 sauce < sauce : mixed gf?
1124 soy sauce = shoyu, usukuchi, koikuchi, soy, soya sauce, ketjap manis < sauce : plant soy wheat ~ cup=255
1125 tamari = tamari sauce, bragg liquid amino, gluten free soy sauce, wheat free soy sauce, maggi seasoning gluten free, gluten free tamari soy sauce < sauce : plant soy gf ~ cup=255
1126 teriyaki sauce = teriyaki, tonkatsu, teriyaki marinade, teriyaki glaze, ponzu sauce, yakitori sauce, tonkatsu sauce, sukiyaki sauce, eel sauce, bulgogi sauce, teriyaki baste, unagi sauce, okonomiyaki sauce, yakisoba sauce, japanese barbecue sauce, teriyaki basting sauce, teriyaki baste and glaze, teriyaki marinade and sauce < sauce : plant? soy wheat ~ cup=288
1127 hoisin sauce = hoisin, chinese barbecue sauce < sauce : plant? soy gf? ~ cup=256
1128 black bean sauce = douchi, doenjang, dwenjang, bean sauce, bean paste, soybean paste, tianmian sauce, toban djan, toban jiang, fermented black bean, salted black bean, preserved black bean, chinese black bean, black bean garlic sauce, black bean garlic paste, chinese chili bean paste, hot chile bean paste : plant? soy gf?
1129 gochujang = gochujang paste, korean chile paste, hot pepper paste, korean hot sauce, korean red pepper paste, korean chili bean paste : plant? soy gf?
1130 miso = shiro, miso paste : plant soy gf? ~ cup=275
1131 natto : plant soy gf
1132 plum sauce = duck sauce, orange sauce, szechuan sauce, asian sauce, sesame sauce, tso sauce, szechwan sauce, kung pao sauce, sweet sour sauce, sweet and sour sauce, sweet and sour stir fry sauce < sauce : plant? gf?
1133 peanut sauce = satay sauce < sauce : mixed peanut gf?
1134 curry paste = tandoori paste, masala paste, korma paste, tikka paste, balti paste, vindaloo paste, rendang paste, laksa paste, rogan josh paste, tom yum paste, thai red curry paste, thai green curry paste, thai red chile paste : mixed gf?
1135 achiote paste = recaito, annatto paste, recado rojo, adobo paste, adobo sauce, adobo liquid, adobo from chipotle, adobo sauce from chipotle, sauce from canned chipotle, sauce from chipotle in adobo, adobo sauce from chipotle pepper : plant gf?
1136 tamarind = tamarind paste, tamarind concentrate, tamarind juice, tamarind puree, tamarind water, tamarind liquid, tamarind sauce : plant
1137 pomegranate molasses = pomegranate syrup, grenadine molasses < syrup : plant ~ cup=340
1138 garlic paste = ginger paste, garlic puree, lemongrass paste, cilantro paste, basil paste, herb paste, lemon grass paste, minced garlic in oil
1139 mirepoix paste = vegetable paste
1140 truffle paste = truffle butter
1141 chutney = tomato jam, onion marmalade, onion jam, bacon jam, sweet mango chutney, hot mango chutney, green mango chutney, major grey mango chutney : plant? gf? ~ cup=290
1142 cranberry sauce = cranberry jelly, lingonberry sauce, cranberry relish, cranberry orange sauce : plant gf ~ cup=277
1143 applesauce = apple sauce, apple puree : plant gf ~ cup=244
1144 apple butter = pumpkin butter, pear butter, fruit butter, prune butter : plant gf ~ cup=282
1145 jam = preserve, jelly, conserve, membrillo, fruit spread, apricot glaze, guava paste, fig paste, raspberry spread, spreadable fruit, mint sauce, orange spread, fig spread, seedless raspberry jam, red raspberry jam, seedless raspberry preserve, seedless strawberry jam, raspberry all fruit, black raspberry jam : plant gf ~ cup=320
1146 marmalade = marmelade < jam : plant gf ~ cup=320
1147 marmite = vegemite, yeast extract : plant gluten celery
1148 candied cherry/cherries = maraschino, maraschino cherry, glace cherry, cocktail cherry, green cherry, amarena cherry, brandied cherry : plant sulphites gf ~ piece=5
1149 maraschino cherry juice = maraschino juice, cherry juice maraschino, juice from maraschino cherry : plant gf
1150 candied fruit = angelica, candied citron, candied ginger, mixed peel, candied peel, candied pineapple, glace fruit, glace ginger, stem ginger, preserved ginger, candied orange, fruitcake mix, crystallised ginger, diced citron, citron peel, candied lemon, crystalized ginger, candied chestnut, marron glace, crystallised fruit, candied lemon peel, candied citrus peel, ginger in syrup, candied orange rind, candied fruit and peel : plant sulphites gf ~ cup=180
# condiments plant gf
1151 harissa : gf?
1152 sambal oelek = sambal ulek < chili garlic sauce
1153 chili garlic sauce : gf?
1154 chili paste : gf?
1155 tapenade : no-meat gf?
1156 honey mustard = honey mustard sauce < mustard : animal mustard gf?
1157 ponzu : mixed soy wheat fish
1158 kecap manis = sweet soy sauce < soy sauce : soy wheat
1159 salsa verde = green salsa, tomatillo salsa < salsa : gf?
1160 pico de gallo = fresh salsa < salsa
1161 tzatziki = tzatziki sauce, cucumber yogurt sauce < sauce : animal milk gf
1162 aioli = garlic mayonnaise < mayonnaise : animal egg gf?
1163 chimichurri = chimichurri sauce < sauce
1164 cocktail sauce = seafood sauce < sauce : gf?
1165 doubanjiang = chili bean paste, chili bean sauce, hot bean paste, chile bean paste, broad bean paste, hot bean sauce < black bean sauce : soy gf?
1166 red currant jelly = currant jelly, redcurrant jelly < jam
1167 apricot jam = apricot preserve < jam ~ cup=320
1168 raspberry jam = raspberry preserve < jam ~ cup=320
1169 strawberry jam = strawberry preserve < jam ~ cup=320
1170 quince paste < jam
1171 mango chutney = major grey's chutney < chutney : gf?
1172 red curry paste < curry paste : mixed gf?
1173 green curry paste < curry paste : mixed gf?
1174 pickled ginger
1175 pickled onion/s
1176 crystallized ginger < candied fruit : sulphites
1177 candied orange peel < candied fruit : sulphites
1178 umeboshi
1179 cornichon/s < pickle : gf?
1180 coconut aminos
1181 liquid aminos : soy
1182 vinaigrette < salad dressing : mixed gf?
1183 poppy seed dressing < salad dressing : mixed gf?
1184 thousand island dressing < salad dressing : no-meat egg gf?
1185 french dressing = catalina dressing < salad dressing : mixed gf?
1186 buffalo sauce = buffalo wing sauce < hot sauce : no-meat gf?
`;
