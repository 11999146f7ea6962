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
1060 chili oil = rayu, la yu, hot oil, chilli oil, chile oil, hot pepper oil, chili crisp, chilli crisp, crispy chili oil, lao gan ma < oil : sesame? soy? peanut? spicy
1061 hot sesame oil = spicy sesame oil, chili sesame oil < sesame oil : sesame spicy
1062 mustard oil < oil : mustard
1063 flavored oil = achiote oil, annatto oil, onion oil, herb oil, basil oil, garlic oil, orange oil olive, herb infused oil, garlic infused oil, lemon oil olive < oil
1064 cooking spray = pam, vegetable spray, spray oil, oil spray, nonstick spray, non stick spray, cooking oil spray canola < oil : soy? staple
# oils simple plant
1065 vinegar = raspberry red wine vinegar : gluten? wheat? sulphites? ~ cup=239
1066 white vinegar = pickling vinegar, spirit vinegar, distilled vinegar < vinegar ~ cup=239
1067 cider vinegar = cyder vinegar, apple vinegar < vinegar : sulphites? ~ cup=239
1068 red wine vinegar = cabernet vinegar, claret vinegar, red vinegar < vinegar : sulphites ~ cup=239
1069 white wine vinegar = chardonnay vinegar, moscatel vinegar, prosecco vinegar, champagne vinegar, champagne wine vinegar, white wine tarragon vinegar < vinegar : sulphites ~ cup=239
1070 sherry vinegar = sherry wine vinegar < vinegar : sulphites ~ cup=239
1071 balsamic vinegar = balsamic, balsamic cream, balsamic syrup, balsamic reduction, balsamic glaze, balsamic vinegar glaze < vinegar : sulphites ~ cup=255
1072 rice vinegar = sushi seasoning, mirin vinegar, sushi vinegar, rice wine vinegar < vinegar ~ cup=239
1073 malt vinegar = brown vinegar < vinegar : gluten ~ cup=239
1074 black vinegar = chinkiang vinegar, chinese black rice vinegar < vinegar : gluten may-wheat ~ cup=239
1075 coconut vinegar = ume vinegar, umeboshi vinegar, cane vinegar, palm vinegar, ume plum vinegar < vinegar ~ cup=239
1076 verjuice = verjus
# condiments simple plant
1077 ketchup = catsup < sauce : celery? salty ~ cup=270
1078 mustard = coarse brown mustard, prepared dijon style mustard american < condiment : mustard gluten? wheat? sulphites? salty ~ cup=250
1079 dijon mustard = dijon, grey poupon, grey poupon mustard, dijon style mustard < mustard : mustard sulphites salty ~ cup=250
1080 whole grain mustard = grain mustard, seeded mustard, pommery mustard, coarse mustard, wholegrain mustard, grainy mustard, old style mustard, whole seed mustard, coarse dijon mustard, coarse ground mustard, coarse grained mustard, stone ground mustard, coarse grained dijon mustard, coarse grain dijon mustard, whole grain mustard dijon, whole grain dijon mustard < mustard : mustard salty ~ cup=250
1081 condiment/s : anything mixed
1082 relish = chow chow, green tomato chow, chow-chow, chakalaka < condiment : may-mustard celery? sulphites? gluten? wheat? salty ~ cup=245
1083 pickle/s = gherkin, pickle chip, baby dill, kosher dill, pickled cucumber : mustard? sulphites? celery? salty ~ piece=65 cup=143
1084 pickle juice = brine, olive juice, sauerkraut juice, caper juice, pickling liquid, pepperoncini juice, jalapeno juice, banana pepper juice, juice from pickled jalapeno : mustard? sulphites? salty
1085 pickled vegetable/s = torshi, takuan, giardiniera, pickled asparagus, pickled beetroot, kimchee vegetable, pickled lime, pickled cauliflower, umeboshi paste, pickled pepper, pickled daikon, pickled okra, preserved vegetable, pickled garlic, pickled carrot, pickled radish, pickled turnip, pickled beet, pickled hot pepper, red pickled ginger, pickled watermelon rind, pickled green tomato, preserved mustard green, pickled banana pepper, pickled green bean, pickled pearl onion, pickled cocktail onion, pickled cherry pepper, pickled red pepper, pickled mustard green, zha cai, mei cai, mui choy, pickled mustard, pickled mustard green, sour mustard green, suan cai : mustard? sulphites? celery? gluten? wheat? salty
1086 sauerkraut = kraut, pickled cabbage, curtido : sulphites? salty ~ cup=142
1087 kimchi = kimchee : composite mixed may-fish may-crustacean soy? salty spicy no-milk no-sulphites no-meat ~ cup=150
1088 caper/s = caperberry, caper berry : salty ~ cup=140
1089 olive/s = olive mix : salty ~ piece=4 cup=135
1090 black olive/s = nicoise, kalamata, kalmata olive, alfonso olive, moroccan olive, olive black, gaeta olive, nicoise olive, greek olive, calamata olive, ripe olive, kalamata olive, black oil cured olive < olive : salty ~ piece=4 cup=135
1091 green olive/s = queen olive, sicilian olive, cocktail olive, cerignola olive, picholine olive, castelvetrano olive, manzanilla olive, spanish olive < olive : salty ~ piece=4 cup=135
1092 sun-dried tomato/tomatoes = dehydrated tomato, sunblushed tomato, sunblush tomato, dried tomato, sundried tomato, sun blushed tomato, sun dried cherry tomato, sundried tomato in oil, sun dried tomato in oil, sun dried tomato in olive oil : may-sulphites salty ~ piece=3 cup=54
1093 sun-dried tomato pesto = tomato pesto, red pesto < pesto : composite rennet may-milk may-nut may-egg gf
1094 sun-dried tomato paste = sun dried tomato puree, sun dried tomato spread
# canned simple plant
1095 canned tomato/tomatoes = tin tomato, tinned tomato, canned italian tomato, canned cherry tomato, canned roma tomato, italian diced tomato, canned peeled tomato, petite diced tomato, fire roasted tomato, canned plum tomato, canned diced tomato, whole peeled tomato, canned tomato puree tomato, canned san marzano tomato, peeled plum tomato canned, fire roasted diced tomato, fire roasted diced tomato with garlic < tomato ~ cup=240 can=400
1096 crushed tomato/tomatoes = tomato crushed, crushed tomato puree, ground peeled tomato, kitchen ready tomato, canned ground tomato, crushed canned tomato < canned tomato ~ cup=242 can=794
1097 diced tomatoes with green chiles/diced tomatoes with green chiles = rotel, ro tel, rotel tomato, tomato with jalapeno, ro tel tomato, tomato with chile, diced tomato with habanero, tomato with green chili, tomato and green chile, tomato with green chile, tomato with green chile pepper < canned tomato ~ can=283
1098 tomato sauce = sugo, el pato, tomato basil sauce, tomato and basil sauce, tomato sauce with basil < sauce : celery? gluten? wheat? ~ cup=245 can=227
1099 tomato paste = tomato concentrate, tomato puree concentrate, double concentrated tomato puree ~ cup=262 can=170
1100 tomato puree = passata, tomato coulis, sieved tomato, pureed tomato, tomato pulp, strained tomato, passata di pomodoro ~ cup=250
1101 marinara sauce = prego, marinara, pomodoro sauce, arrabbiata sauce, italian sauce, spaghetti sauce, pasta sauce, spaghetti sauce with mushroom < sauce : seasoned plant? milk? celery? ~ cup=250
1102 pizza sauce = pizza tomato sauce < sauce : seasoned plant? milk? celery? ~ cup=250
1103 alfredo sauce = cream sauce, alfredo sauce mix, alfredo pasta sauce, alfredo pasta sauce mix < sauce : composite animal milk may-wheat may-egg rennet no-sulphites
1104 enchilada sauce = green chili sauce, red chile sauce, green chile sauce, green chile salsa sauce, red chili sauce enchilada < sauce : seasoned mixed may-wheat spicy celery? mustard? milk? ~ can=283 cup=250
1105 salsa = picante sauce, green tomatillo salsa ~ cup=259
# refrigerated simple plant
1106 guacamole = avocado dip : milk? sulphites?
1107 hummus = hommus, humus, houmous, hummous : sesame ~ cup=246
1108 baba ghanoush = baba ganoush, eggplant dip : may-sesame plant?
# canned simple plant
1109 tahini = tahina, tahini sauce, sesame paste, tahini paste, sesame seed paste, sesame butter, sesame seed butter, tahini butter, tahinni : sesame ~ cup=240
1110 pesto = pistou, pesto mix, pesto genovese, pesto sauce, pesto sauce mix, pesto basil sauce < sauce : composite rennet milk nut may-egg gf ~ cup=232
# condiments simple plant
1111 mayonnaise = hellmann, kewpie, mayo, garlic aioli, light mayonnaise dressing, mayonaise : seasoned animal egg may-mustard gf ~ cup=220
1112 vegan mayonnaise = vegenaise, vegan mayo, vegan mayonnaise alternative : simple plant may-soy may-mustard ~ cup=220
1113 tartar sauce = tartare sauce < sauce : seasoned no-meat egg may-mustard fish? animal no-fish gf
1114 hollandaise sauce = hollandaise mix, hollandaise, hollandaise sauce mix < sauce : seasoned animal egg milk raw-egg
1115 horseradish = horseradish relish : mustard? sulphites? milk? egg? spicy ~ cup=240
1116 horseradish sauce < sauce : seasoned animal egg? milk? may-mustard spicy
1117 wasabi = wasabi sauce, wasabi paste : may-mustard soy? wheat? milk? spicy
1118 salad dressing = dressing, lemon vinaigrette, mustard vinaigrette, greek vinaigrette, italian vinaigrette, raspberry vinaigrette, kraft catalina dressing, creamy french dressing, red wine vinaigrette, creamy poppy seed dressing : anything mixed may-mustard
1119 italian dressing = italian salad dressing, italian oil and vinegar dressing, creamy italian style salad dressing < salad dressing : composite mixed may-mustard salty ~ cup=235
1120 ranch dressing = ranch, ranch dip, ranch salad dressing < salad dressing : composite no-meat may-egg milk may-mustard animal salty ~ cup=245
1121 caesar dressing = caesar salad dressing < salad dressing : composite fishy fish egg milk may-mustard raw-egg salty ~ cup=235
1122 blue cheese dressing = blue cheese dip, bleu cheese dressing, bleu cheese salad dressing, blue cheese salad dressing < salad dressing : composite rennet milk egg may-mustard salty
1123 sauce/s = manwich, cooking creme, sauce mix, shrimp cocktail sauce, sloppy joe mix, seafood cocktail sauce : anything mixed
1124 barbecue sauce = barbeque sauce, bbq sauce, barbecue sauce honey < sauce : composite mixed may-mustard may-fish may-soy may-wheat may-celery no-meat salty ~ cup=280
1125 hot sauce = piri piri, jalapeno sauce, chipotle sauce, piri piri sauce, peri peri sauce, hot chile sauce, pepper sauce, peri peri, piri piri sauce, peri peri sauce, rocoto sauce < sauce : simple plant spicy salty mustard? sulphites? ~ cup=240
1126 sriracha = calabrian chili, aji paste, calabrian chile, aji panca, biber salcasi, pepper paste, chilli paste, aji amarillo, chipotle paste, sriracha sauce, asian chile sauce, aji panca paste, asian hot sauce, chinese chile paste, sriracha chile sauce, ancho chile paste, ground chile paste, calabrian chile paste, sriracha chili sauce, red chile paste, garlic chile sauce, hot chile paste, red chili paste, hot chili paste, chinese chili sauce, asian chili paste, asian chile paste, asian chili sauce, sriracha hot sauce, sriracha chile garlic sauce, thai chili sauce hot, chili and garlic sauce, sriracha chili garlic sauce, chile paste with garlic, chili paste with garlic, chili garlic hot sauce, asian chile garlic sauce, chinese chile garlic sauce, asian chili garlic sauce < hot sauce : simple plant spicy sulphites? salty
1127 chili sauce = chilli sauce, chile sauce, chile sauce chili < sauce : seasoned plant spicy ~ cup=273
1128 sweet chili sauce = thai chile sauce, sweet chile sauce, thai chili sauce, sweet chilli sauce, sweet asian chili sauce < sauce : seasoned plant? spicy fish? ~ cup=290
1129 worcestershire sauce = worchester, worchestershire, worcestershire, worcester sauce, lea and perrin, worcesterchire sauce, worchestershire sauce, worchester sauce, lea perrin < sauce : seasoned fishy fish may-wheat may-soy salty ~ cup=275
1130 vegan worcestershire sauce = vegetarian worcestershire sauce < worcestershire sauce : seasoned plant may-soy may-wheat salty
1131 steak sauce = pickapeppa, pickapeppa sauce, heinz 57, a1 sauce, heinz 57 sauce, a 1 sauce < sauce : composite mixed may-fish may-soy may-wheat may-mustard no-milk no-meat salty celery?
1132 soy sauce = soy, koikuchi, usukuchi, shoyu, soya sauce < sauce : soy wheat salty ~ cup=255
1133 tamari = tamari sauce, bragg's liquid aminos, maggi seasoning gluten free, wheat free soy sauce, gluten free tamari soy sauce < sauce : soy salty may-wheat ~ cup=255
1134 teriyaki sauce = teriyaki, teriyaki baste, sukiyaki sauce, yakitori sauce, teriyaki glaze, teriyaki marinade, teriyaki basting sauce, japanese barbecue sauce, teriyaki marinade and sauce, teriyaki baste and glaze < sauce : composite no-meat soy wheat may-sesame salty may-fish no-milk ~ cup=288
1135 hoisin sauce = hoisin, chinese barbecue sauce < sauce : seasoned plant? soy may-wheat may-sesame peanut? salty plant ~ cup=256
1136 black bean sauce = dwenjang, toban jiang, tianmian sauce, soybean paste, bean paste, bean sauce, hot chile bean paste, chinese chili bean paste, black bean garlic paste, black bean garlic sauce : seasoned plant? soy may-wheat salty plant
2156 fermented black bean/s = preserved black bean, salted black bean, chinese black bean, douchi : soy may-wheat salty plant ~ cup=160
2215 fermented bean curd = fermented tofu, preserved bean curd, fermented beancurd, furu, sufu, nam yu, white fermented bean curd, red fermented bean curd : soy may-wheat may-sesame salty plant
1137 gochujang = gochujang paste, korean hot sauce, hot pepper paste, korean chile paste, korean chili bean paste, korean red pepper paste, korean chili paste : seasoned plant? soy may-wheat salty spicy plant no-sulphites
1138 miso = miso paste, shiro miso : soy may-gluten may-wheat salty ~ cup=275
# refrigerated simple plant
1139 natto : simple mixed soy may-wheat may-fish may-mustard no-meat
# condiments simple plant
1140 plum sauce = duck sauce, sweet sour sauce, sweet & sour sauce < sauce : seasoned plant? may-soy plant
1141 peanut sauce = satay sauce < sauce : composite mixed peanut may-soy may-fish may-crustacean may-wheat may-sesame no-milk no-meat salty
1142 curry paste = rendang paste, balti paste, tikka paste, masala paste, tandoori paste, rogan josh paste, thai red chile paste, thai green curry paste, thai red curry paste : composite mixed may-crustacean may-fish spicy salty mustard? celery? nut?
1143 achiote paste = adobo liquid, adobo sauce, adobo paste, recado rojo, annatto paste, adobo from chipotle, sauce from canned chipotle, adobo sauce from chipotle, adobo sauce from chipotle pepper, sauce from chipotle in adobo : gluten? wheat?
1144 tamarind = tamarind sauce, tamarind liquid, tamarind water, tamarind juice, tamarind concentrate, tamarind paste : plant
2145 cassareep = casareep, cassava syrup : plant ~ cup=320
1145 pomegranate molasses = grenadine molasses, pomegranate syrup < syrup : plant ~ cup=340
1146 garlic paste = herb paste, basil paste, cilantro paste, lemongrass paste, garlic puree, ginger paste, lemon grass paste, minced garlic in oil : sulphites?
2193 sofrito = recaito, green seasoning, caribbean green seasoning, bajan seasoning, bajan green seasoning, epis, haitian epis, puerto rican sofrito : sulphites? celery?
1147 mirepoix paste = vegetable paste : celery
1148 truffle paste
# canned simple plant
1149 chutney = onion jam, onion marmalade, tomato jam, green mango chutney, hot mango chutney, sweet mango chutney, major grey's mango chutney : seasoned plant? nut? mustard? ~ cup=290
1150 cranberry sauce = cranberry relish, lingonberry sauce, cranberry jelly, cranberry orange sauce : plant gf ~ cup=277
1151 applesauce = apple puree, apple sauce : plant gf ~ cup=244
1152 apple butter = prune butter, plum butter, quince butter, fruit butter, pear butter, pumpkin butter : plant gf ~ cup=282
1153 jam = jelly, preserve, orange spread, spreadable fruit, raspberry spread, guava paste, apricot glaze, fruit spread, black raspberry jam, raspberry all fruit, seedless strawberry jam, seedless raspberry preserve, red raspberry jam, seedless raspberry jam, lekvar : plant gf ~ cup=320
2160 ube jam = ube halaya, halayang ube < jam : milk
1154 marmalade = marmelade < jam : plant gf ~ cup=320
1155 marmite = vegemite, yeast extract : gluten celery wheat? salty
1156 candied cherry/cherries = maraschino, brandied cherry, amarena cherry, green cherry, cocktail cherry, glace cherry, maraschino cherry < candied fruit : plant? sulphites ~ piece=5
1157 maraschino cherry juice = maraschino juice, cherry juice maraschino, juice from maraschino cherry : plant gf
1158 candied fruit = angelica, crystallised fruit, marron glace, candied chestnut, crystalized ginger, candied lemon, citron peel, diced citron, fruitcake mix, candied orange, glace fruit, candied pineapple, candied peel, mixed peel, candied citron, preserved stem ginger, ginger in syrup, candied lemon peel, candied fruit and peel : plant sulphites gf ~ cup=180
# condiments simple plant
1159 harissa = harissa paste, rose harissa : spicy celery? gluten? wheat? gf no-celery
1160 sambal oelek = sambal ulek < chili garlic sauce : sulphites? spicy salty
1161 chili garlic sauce = garlic chili sauce, chile garlic paste, chili garlic paste, chile garlic sauce : sulphites? spicy salty
1162 chili paste = chile paste, aji amarillo paste : sulphites? spicy
1163 tapenade = olive paste, black olive tapenade : no-meat may-fish salty may-sulphites
2195 ajvar = lutenitsa, lutenica, pindjur, aivar, red pepper spread, roasted red pepper spread : sulphites?
1164 honey mustard = honey mustard sauce < mustard : seasoned animal mustard egg? honey salty
1165 ponzu = ponzu sauce : composite no-meat soy wheat may-fish salty no-milk
1166 kecap manis = ketjap manis, sweet soy sauce < soy sauce : soy may-wheat salty
1167 salsa verde = tomatillo sauce, tomatillo salsa, green salsa < salsa
1168 pico de gallo = salsa fresca, fresh salsa < salsa
1169 tzatziki = tzatziki sauce, cucumber yogurt sauce < sauce : animal milk
1170 aioli = garlic mayonnaise < mayonnaise : seasoned animal egg may-mustard raw-egg gf
1171 chimichurri = chimichurri sauce < sauce
1172 cocktail sauce = seafood sauce < sauce : composite no-meat may-fish may-celery may-mustard no-milk egg?
1173 doubanjiang = toban djan, chili bean sauce, hot bean sauce, broad bean paste, chile bean paste, hot bean paste, chili bean paste, chile bean paste red < black bean sauce : seasoned plant? soy may-wheat salty spicy plant
1174 red currant jelly = redcurrant jelly, currant jelly < jam
2140 fig jam = fig preserve, fig spread, fig paste < jam ~ cup=320
1175 apricot jam = apricot preserves < jam ~ cup=320
1176 raspberry jam = raspberry preserve < jam ~ cup=320
1177 strawberry jam = strawberry preserve < jam ~ cup=320
1178 quince paste = membrillo < jam
1179 mango chutney = major grey's chutney < chutney : seasoned plant? gf no-soy mustard?
1180 red curry paste < curry paste : composite mixed may-crustacean may-fish spicy no-milk no-meat salty
1181 green curry paste < curry paste : composite mixed may-crustacean may-fish spicy no-milk no-meat salty
1182 pickled ginger = gari shoga, gari ginger : sulphites?
1183 pickled onion/s = cocktail onion, pickled red onion : mustard? sulphites? salty
1184 crystallized ginger = stem ginger, preserved ginger, glace ginger, crystallised ginger, candied ginger < candied fruit : sulphites
1185 candied orange peel = candied citrus peel, candied orange rind < candied fruit : sulphites
1186 umeboshi = umeboshi plum, pickled plum : salty
1187 cornichon/s < pickle : mustard? sulphites? salty
1188 coconut aminos : salty
1189 liquid aminos : soy salty
1190 vinaigrette = balsamic vinaigrette < salad dressing : simple plant? may-mustard may-sulphites egg? soy? gf? milk?
1191 poppy seed dressing < salad dressing : composite mixed may-mustard may-egg plant?
1192 thousand island dressing < salad dressing : composite no-meat egg may-mustard no-milk
1193 french dressing = catalina dressing < salad dressing : composite mixed may-mustard no-milk no-meat
1194 buffalo sauce = wing sauce, buffalo wing sauce < hot sauce : composite no-meat may-milk spicy may-fish salty
# condiments simple plant
1618 distilled malt vinegar = distilled malt vinegar white < malt vinegar : gluten?
1619 honey dijon mustard = dijon honey mustard, honey dijon < honey mustard : seasoned animal mustard sulphites? egg? honey gf
1620 piccalilli = mustard pickle, chow chow relish : seasoned mustard may-celery may-wheat
1621 pickled walnut/s < walnut : nut gluten?
1622 indian pickle = lime pickle, mango pickle, achar : seasoned may-mustard may-sesame salty spicy
1623 olive tapenade = black olive paste, kalamata olive paste < tapenade : no-meat may-fish salty
1624 olive salad : seasoned may-celery salty
1625 stuffed olive/s < green olive : composite mixed may-fish may-milk may-nut salty
1626 pimiento-stuffed olive/s = green olive stuffed with pimiento, green olive stuffed with pimento, pimento stuffed green olive, pimiento stuffed green olive, pimento stuffed olive < green olive : simple plant may-sulphites salty ~ piece=4 cup=135
1627 garlic-stuffed olive/s = garlic stuffed green olive, jalapeno stuffed olive < green olive : simple plant may-sulphites salty
1628 bolognese sauce = bolognese, ragu, ragu sauce, meat sauce, meat ragu < marinara sauce : composite meat may-celery may-milk
1629 vodka sauce = creamy tomato sauce, tomato cream sauce < marinara sauce : composite animal milk alcohol rennet celery?
1630 bechamel sauce = bechamel, white sauce, mornay sauce, white sauce mix, cheese sauce mix, cheese pasta sauce < alfredo sauce : composite animal milk wheat simple
1631 cheese sauce = nacho sauce, queso sauce, con queso, queso dip, nacho cheese, nacho cheese dip, cheese fondue sauce < alfredo sauce : composite animal milk may-wheat may-mustard no-sulphites
1632 mole sauce = mole, mole poblano, mole paste < enchilada sauce : composite mixed may-peanut may-nut may-sesame may-wheat spicy
1633 miracle whip = salad cream, miracle whip dressing, miracle whip salad dressing, whipped salad dressing, mayonnaise style salad dressing, creamy salad dressing, sandwich spread < mayonnaise : composite animal egg mustard gf no-milk
1634 soy mayonnaise = tofu mayonnaise, nayonaise < vegan mayonnaise : seasoned plant soy may-mustard plant? gf
1635 horseradish cream = creamed horseradish sauce, horseradish mayonnaise < horseradish sauce : composite animal milk may-egg may-mustard spicy
1636 remoulade = remoulade sauce < tartar sauce : composite no-meat egg may-mustard may-celery may-fish
1637 bearnaise sauce = bearnaise sauce mix < hollandaise sauce : composite animal egg milk raw-egg
1638 fruit puree = coulis, blackberry puree, strawberry puree, mango puree, peach puree, raspberry puree, fruit coulis < fruit
1639 fruit topping = pineapple topping, strawberry topping, pineapple ice cream topping, strawberry ice cream topping : sulphites?
1640 nam prik pao = roasted chile paste, roasted chili paste, thai chili paste, thai chile paste, thai chili jam : composite fishy may-fish may-crustacean may-soy salty spicy no-milk
1641 yakisoba sauce = okonomiyaki sauce, takoyaki sauce < teriyaki sauce : composite no-meat soy wheat may-fish salty may-crustacean may-mollusc no-milk mustard? celery?
1642 unagi sauce = eel sauce < teriyaki sauce : composite no-meat soy wheat may-fish salty
1643 stir-fry sauce = asian sauce, szechwan sauce, szechuan sauce, tso sauce, general tso sauce, orange sauce, stir fry sauce, bulgogi sauce, sweet and sour stir fry sauce : simple mixed may-soy may-wheat may-sesame may-mollusc may-crustacean may-fish salty no-meat
1644 sesame sauce = sesame dressing, goma dressing : composite no-meat sesame may-soy may-wheat
1645 bacon chutney = bacon onion jam < chutney : seasoned meat
1646 truffle cream = truffle sauce : composite animal may-milk
1647 vegan pesto = dairy free pesto < pesto : seasoned plant nut gf no-sulphites
1648 nut-free pesto : composite rennet milk no-nut
1649 curry sauce = simmer sauce, curry simmer sauce, leftover curry, leftover green curry, leftover red curry, leftover thai curry, leftover vegetable curry, leftover egg curry, leftover fish curry, leftover shrimp curry < sauce : anything mixed may-milk may-mustard may-nut
1650 mushroom sauce = gravy mushroom, peppercorn sauce, mushroom gravy : composite mixed may-milk may-wheat
1651 taco sauce < salsa : gluten? wheat? spicy salty
# condiments simple plant
1980 doenjang = korean soybean paste : soy may-wheat salty
1981 gluten-free hoisin sauce : soy may-sesame salty
1982 mint sauce : may-sulphites
1983 almond-stuffed olive/s < green olive : nut may-sulphites salty
# condiments simple
1984 anchovy-stuffed olive/s < green olive : fishy fish salty
1985 cheese-stuffed olive/s = feta stuffed olive, blue cheese stuffed olive < green olive : animal milk may-sulphites salty
1986 tonkatsu sauce = katsu sauce < sauce : no-meat may-soy may-wheat may-fish salty mustard? celery?
1987 kung pao sauce : mixed soy may-wheat may-peanut may-sesame may-mollusc no-meat salty
1988 brown sauce = hp sauce < sauce : no-meat gluten may-wheat may-fish may-soy may-mustard salty celery?
1989 miso dressing : plant? soy may-wheat may-sesame may-mustard salty
1990 korma paste < curry paste : plant? may-nut may-milk may-celery may-mustard may-sulphites may-wheat salty
1991 curry roux = curry roux block, japanese curry roux, curry block : mixed wheat may-milk may-soy may-celery may-mustard may-peanut may-nut salty
1992 roux : plant? wheat may-milk
1993 gomashio = sesame salt : plant sesame salty
1994 gremolata : plant
1995 aquafaba = chickpea brine, chickpea liquid : plant
# condiments simple
2009 romesco sauce = romesco : plant nut may-wheat
2010 vindaloo paste = vindaloo curry paste : plant may-mustard may-sulphites may-celery salty
2011 tikka masala sauce = tikka masala paste, butter chicken sauce, korma sauce : plant? may-milk may-mustard may-sulphites may-nut may-wheat may-celery may-soy
2012 massaman curry paste = laksa paste : no-meat may-crustacean may-fish may-peanut may-nut may-soy may-wheat salty
2013 egg-free mayonnaise = eggless mayonnaise : plant? may-soy may-mustard may-milk
2014 vegan kimchi = vegetarian kimchi < kimchi : plant salty soy? gf? sesame?
2015 ssamjang : plant soy may-wheat may-sesame salty
# condiments simple plant
2021 gluten-free tamari = gluten free soy sauce, wheat free tamari < tamari : soy salty ~ cup=288
# condiments simple plant
2058 caribbean pepper sauce = habanero sauce, habanero hot sauce, scotch bonnet sauce < hot sauce : may-mustard sulphites? spicy salty
2059 tabasco sauce = tabasco, cholula, valentina, frank's red hot < hot sauce : spicy salty
# condiments seasoned mixed
2060 sambal = sambal badjak, sambal bajak < chili paste : may-crustacean may-fish peanut? spicy salty
# condiments simple animal milk
2069 beurre manie < roux : wheat
2078 beurre blanc = beurre blanc sauce < sauce : may-sulphites
`;
