export const SPICES = `
# spices simple plant
925 spice/s
926 salt : staple salty ~ cup=292
927 sea salt = maldon, grey salt, smoked salt, hawaiian salt, celtic salt, malden salt, gray salt, sel gris, pink salt, himalayan salt, fleur de sel < salt : staple salty ~ cup=250
928 seasoned salt = herbamare, truffle salt, herbed salt, season all, season salt, vegetable salt, herb salt, seasoning salt, lemon salt seasoning < salt : seasoned salty may-milk may-celery may-mustard ~ cup=230
929 garlic salt < salt : salty ~ cup=230
930 onion salt < salt : salty ~ cup=230
931 celery salt < salt : celery salty ~ cup=230
932 curing salt = saltpetre, saltpeter, instacure, insta cure, sodium nitrite, tender quick, prague powder < salt : salty
933 black pepper = peppercorn, pepper, peppercorn melange, peppercorn mix, pepper mill, four peppercorn blend, black pepper corn < spice : staple ~ cup=105
934 white pepper < spice ~ cup=115
935 pink peppercorn/s = red peppercorn, pink pepper, green peppercorn, green peppercorn in brine < spice
936 szechuan pepper = szechwan pepper, szechwan peppercorn, sichuan pepper, szechuan peppercorn, sichuan peppercorn < spice
937 long pepper = cubeb, grain of paradise < spice
938 cinnamon = canela, cassia, cinnamon ground, cassia bark < spice ~ cup=125
939 cinnamon stick/s = inch cinnamon, canela stick, cassia stick, cinnamon quill, cinnamon bark, stick cinnamon < cinnamon ~ piece=3 stick=3
940 nutmeg = nutmeg grating < spice ~ cup=112 piece=5
941 mace = mace blade < spice ~ cup=85
942 clove/s = clove spice < spice ~ cup=105
943 allspice = pimenta berry, pimento berry, allspice berry < spice ~ cup=96
233 juniper berry/berries = juniper < spice
944 ground ginger = galangal powder, ginger ground, dried ginger, dry ginger, powdered ginger, ginger powder < spice ~ cup=83
945 cardamom = cardamon, cardamon seed, cardamom seed < spice ~ cup=93
946 cumin = cummin, jeera, comino, cumin seed < spice ~ cup=96
947 coriander = dhania powder, coriander spice, coriander seed < spice ~ cup=80
948 turmeric = haldi, tumeric < spice ~ cup=150
949 paprika < spice ~ cup=109
950 smoked paprika = pimenton, pimenton dulce, smoky paprika, pimenton de la vera < paprika ~ cup=109
951 cayenne = cayenne pepper, ground hot pepper, powdered red pepper, red pepper powder, ground red pepper, hot red pepper ground, ground hot red pepper < spice : spicy ~ cup=90
952 chili powder = ground chili, chilli powder, chile powder < spice : spicy mustard? celery? gluten? wheat? ~ cup=130
953 red pepper flakes/red pepper flakes = espelette, marash pepper, maras pepper, piment d'espelette, espelette pepper, urfa biber, urfa pepper, crushed chile, pepper flake, crushed chilli, crushed chili, chile flake, chilli flake, chili flake, crushed aleppo pepper, ground aleppo pepper, flaked red pepper, crushed dried chile, red pepper crushed, crushed hot pepper, crushed red chile, crushed red pepper, crushed dried red pepper, crushed dried red chile, crushed red hot pepper, crushed red chili pepper, crushed red chile pepper, crushed hot red pepper < spice : spicy ~ cup=85
954 dried chili pepper/s = dried pepper, chile japone, pequin pepper, pequin chile, dried chilli, kashmiri chile, dried chili, chile pequin, dried chile, tien tsin chile, pod red chile, dried chile arbol, dried chile pepper, dried cayenne pepper, dried arbol chile, dried hot pepper, dried thai chile, dried red chilli, dried red pepper, dried red chili, dried red chile, dried red chili pepper, dried red hot pepper, dried hot red pepper, dried red chile pepper, dried chile de arbol < chili pepper : spicy
955 mustard seed/s < spice : mustard ~ cup=180
956 mustard powder = dried mustard, powdered mustard, ground mustard, dry mustard, ground mustard seed, dry english style mustard < spice : mustard may-wheat ~ cup=100
957 fennel seed/s = fennel powder, ground fennel < spice ~ cup=93
958 celery seed/s = celery powder < spice : celery ~ cup=104
959 caraway seed/s = caraway < spice ~ cup=107
960 anise seed/s = anise, aniseed < spice ~ cup=107
961 star anise < spice ~ piece=1
962 dill seed/s = dillseed < spice
177 bay leaf/leaves = bay, laurel leaf < herb ~ piece=0.2 leaf=0.2
963 poppy seed/s = poppyseed < spice ~ cup=140
964 fenugreek seed/s = fenugreek, methi seed < spice
2219 ogbono = ogbono seed, ground ogbono, ogbono powder, dika nut, wild mango seed : nut?
2218 locust bean/s = iru, dawadawa, dadawa, ogiri, sumbala, soumbala, netetou, fermented locust bean : soy? salty
965 nigella seed/s = charnushka, kalonji, onion seed, black cumin seed, black caraway seed, nigella < spice
966 ajwain = ajowan, ajowan seed, ajwain seed, carom seed < spice
967 sumac < spice
2176 dried lime/s = black lime, omani lime, loomi, limu omani, dried persian lime, persian dried lime
968 saffron = saffron filament < spice
969 annatto = achiote, achiote seed, annatto seed < spice
970 asafoetida = asafetida, hing < spice : may-wheat
971 amchur = amchoor, mango powder < spice
972 file powder = sassafras powder, gumbo file < spice
973 mahleb = mastic < spice
974 tonka bean/s < spice
975 licorice root = licorice powder < spice
976 garlic powder = ground garlic, powdered garlic, garlic flake, dehydrated garlic, garlic granule, dried garlic, granulated garlic, dry minced garlic, instant minced garlic, dehydrated minced garlic, garlic pepper powder, dried minced garlic < spice ~ cup=155
977 onion powder = dry onion, powdered onion, onion granule, dehydrated onion, dried onion, onion flake, granulated onion, instant minced onion, dried minced onion < spice ~ cup=115
978 dried vegetable/s = mushroom powder, beet powder, tomato powder, vegetable powder, dried carrot, dehydrated vegetable, vegetable flake, vegetable soup flake, dried sweet pepper, red bell pepper flake, dried sweet pepper flake, dried green bell pepper, dried bell pepper flake, dried vegetable soup mix vegetable : celery?
979 dried basil = ground basil, dry basil, basil dried < basil ~ cup=34
980 dried oregano = oregano dry, oregano flake, powdered oregano, oregano powder, dry oregano, oregano dried, ground oregano < oregano ~ cup=48
981 dried thyme = thyme powder, powdered thyme, dry thyme, thyme dried, ground thyme, dried lemon thyme, dried leaf thyme < thyme ~ cup=48
982 dried rosemary = powdered rosemary, dry rosemary, rosemary powder, crushed rosemary, ground rosemary, dried rosemary needle < rosemary ~ cup=53
983 dried parsley = parsley dried, dry parsley, parsley flake < parsley ~ cup=26
984 dried dill = dry dill, dried dillweed, dill weed dried, dry dill weed, dried dill weed < dill ~ cup=50
985 dried sage = poultry sage, dry sage, sage powder, powdered sage, ground sage, rubbed sage < sage ~ cup=32
986 dried mint = mint flake, dry mint, dried spearmint < mint ~ cup=26
987 dried tarragon = dry tarragon < tarragon ~ cup=29
988 dried marjoram = dry marjoram, powdered marjoram, ground marjoram < marjoram ~ cup=27
989 dried savory = dried savoury, ground savory, ground summer savory, dried summer savory < savory
990 dried chive/s < chive
991 dried cilantro = dried coriander leaf < cilantro
992 dried chervil < chervil
993 italian seasoning = italian spice, italian herb, italian seasoning blend, italian blend herb, italian seasoning mix, italian herb mix, italian herb blend, italian herb seasoning, italian herb spice blend < herb
2216 salted herb/s = herbes salees, salt herb, salted savoury, salted savory, salted green onion < herb : may-celery salty ~ cup=120
994 herbes de provence = provencal herb, herbs of provence, herbs de provence < herb
995 poultry seasoning = chicken rub, chicken spice, turkey seasoning, poultry spice, poultry blend seasoning : celery? mustard? gluten? wheat? gf
996 pumpkin pie spice = cake spice, quatre epice, speculoos spice, lebkuchen spice, apple spice, mulling spice, speculaas spice, gingerbread spice, pumpkin spice, apple pie seasoning, apple pie spice < spice
997 five-spice powder = 5 spice, five spice < spice
998 curry powder = vadouvan, curry, madras powder, curry seasoning, curry spice, madras curry powder < spice : may-mustard celery? gluten? wheat? ~ cup=100
999 garam masala = garam marsala < spice : mustard? celery?
1000 ras el hanout = advieh, hawaij, baharat, berber spice, shawarma seasoning, shawarma spice, moroccan seasoning, moroccan spice, moroccan spice blend, ras el hanout spice, xawaash, xawaash spice, hawaash < spice : mustard? celery? gluten? wheat?
1001 za'atar = za'tar, zahtar, za'atar spice < spice : sesame may-wheat
1002 shichimi togarashi = togarashi, seven spice powder, japanese seven spice < spice : sesame spicy
1003 sazon = sofrito seasoning, sazon goya, sazon seasoning, sazon with annatto < seasoning : seasoned salty mustard? celery?
1004 adobo seasoning = adobo < seasoning : seasoned salty mustard? celery?
1005 jerk seasoning = jerk powder, jerk rub, jerk spice < seasoning : seasoned salty spicy may-celery mustard?
1006 cajun seasoning = essence, redfish seasoning, bayou blast, louisiana seasoning, blackening spice, creole spice, blackened seasoning, blackening seasoning, cajun spice, creole seasoning, tony chachere seasoning, creole seasoning blend, cajun spice seasoning, cajun spice mix, chef paul prudhomme's seasoning, old bay seasoning tm < seasoning : seasoned may-celery may-mustard salty
1007 taco seasoning = enchilada seasoning, southwestern seasoning, fajita mix, chipotle seasoning, southwest seasoning, burrito seasoning, mexican seasoning, fajita seasoning, taco mix, fajita spice mix, mexican seasoning blend, taco seasoning blend, enchilada sauce mix, mexican spice mix, taco spice mix, enchilada seasoning mix, burrito seasoning mix, fajita seasoning mix, taco seasoning mix < seasoning : seasoned salty may-milk mustard? celery? ~ package=35
1008 chili seasoning = chili seasoning powder, chili mix, chili seasoning mix, chili con carne seasoning < seasoning : seasoned salty mustard? celery? plant? milk?
1009 steak seasoning = sausage seasoning, meatloaf seasoning, pork seasoning, beef seasoning, meat tenderizer, hamburger seasoning, burger seasoning, mesquite seasoning, montreal seasoning, grill seasoning, meat seasoning, pot roast seasoning, meatloaf seasoning mix, grill seasoning blend, montreal steak spice, steak spice < seasoning : seasoned salty mustard? celery? plant? milk?
1010 lemon pepper = lemon herb seasoning, lemon pepper spice, lemon pepper marinade, lemon pepper seasoning, lemon and pepper seasoning < seasoning : seasoned salty mustard? celery?
1011 garlic pepper = garlic seasoning, garlic spread seasoning, garlic bread seasoning, garlic herb seasoning, garlic pepper seasoning, garlic herb seasoning blend, garlic and onion seasoning, garlic and pepper seasoning, garlic and herb seasoning, garlic and herb seasoning blend < seasoning : seasoned salty mustard? celery?
1012 greek seasoning = souvlaki seasoning, mediterranean spice, greek spice, mediterranean seasoning < seasoning : seasoned salty mustard? celery?
1013 seasoning = salt substitute, seasoned pepper, spice blend, spice mix, seasoning blend, seasoning mix, mrs dash, seasoned pepper blend, spaghetti sauce mix, herb and garlic seasoning, garlic and herb salt free seasoning blend : seasoned salty mustard? celery? plant? milk? sesame?
1014 ranch seasoning = ranch powder, ranch mix, ranch seasoning mix, ranch dip mix, ranch dressing mix, ranch dip seasoning mix, ranch salad dressing mix, hidden valley original ranch salad dressing and seasoning mix : composite no-meat milk may-egg salty
1015 italian dressing mix = italian dressing packet, salad dressing mix, dry italian seasoning mix, italian dressing seasoning mix : composite mixed salty
1016 msg = ajinomoto, accent, monosodium glutamate, aji no moto : salty
1017 liquid smoke = smoke flavoring, liquid smoke flavouring, liquid hickory smoke
1018 browning sauce = browning, gravy master, kitchen bouquet, browning and seasoning sauce : seasoned salty may-celery
# spices simple plant
2173 large dried chile/s = mild dried chile, large mild dried chile, large dried chili pepper, mild dried chili pepper, cascabel, cascabel chile, cascabel pepper, nora pepper, dried nora pepper, dried california chile, dried anaheim chile, california chile pod < dried chili pepper : spicy
1019 ancho chile/s = ancho, ancho chili, ancho chile pepper, chile ancho, ancho pepper, dried ancho chili, dried ancho chile, dried ancho chile pepper < large dried chile : spicy
1020 guajillo chile/s = guajillo, guajillo pepper, guajillo chili, chile guajillo, dried guajillo pepper, guajillo chile pepper, dried guajillo chile < large dried chile : spicy
1021 pasilla chile/s = pasilla, dried pasilla chile, dried pasilla chile pepper, chile negro, chile pasilla < large dried chile : spicy
2174 new mexico chile/s = new mexico chile pod, dried hatch chile, new mexico red chile, chile colorado pod, dried new mexico chile, dried new mexico chile pepper, dried new mexico red chile < large dried chile : spicy
2175 dried chipotle/s = chipotle meco, meco chipotle, meco, chile meco, morita, chipotle morita, chile morita, dried chipotle chile, dried chipotle pepper, whole dried chipotle < large dried chile : spicy
306 mulato chile/s = mulato, chile mulato, mulato pepper, dried mulato chile < large dried chile : spicy
1022 chile de arbol/chiles de arbol = chile arbol, arbol chile < dried chili pepper : spicy
1023 aleppo pepper = aleppo chile, aleppo pepper flake, aleppo chile flake < red pepper flakes : spicy
1024 gochugaru = korean chile flake, korean chili flake, korean red pepper flake < red pepper flakes : spicy
1025 chipotle powder = ground chipotle, ground chipotle chile, chipotle chili powder, chipotle chile powder, chipotle pepper powder, ground chipotle pepper, ground chipotle chile pepper < chili powder : spicy
2217 tajin = tajin seasoning, chili lime seasoning, chile lime seasoning, chili lime salt < chili powder : salty
2100 ground chile/s = powdered chile, ground dried chile, ground red chile, pure chile powder, pure chili powder, new mexico chile powder, ground new mexico chile, deggi mirch, kashmiri chili powder, kashmiri chile powder < chili powder : spicy ~ cup=130
1026 ancho chili powder = ground ancho chile, ancho chile powder, ancho powder, ground ancho, ground ancho chile powder, ground ancho chile pepper < chili powder : spicy
1027 black salt = kala namak < salt : salty
1028 white peppercorn/s < white pepper
1029 old bay seasoning = old bay < cajun seasoning : seasoned celery mustard salty simple
1030 berbere = berbere spice, awaze, mitmita : mustard? celery? gluten? wheat? spicy gf
2177 suya spice = suya pepper, yaji, suya seasoning, suya seasoning mix : peanut spicy may-soy
1031 dukkah : nut sesame gluten? wheat?
1032 fines herbes < herb
1033 chaat masala = chat masala < garam masala : salty mustard? celery? gluten? wheat?
1034 tandoori masala = masala, tandoori powder, tandoori masala powder, tikka masala spice, tandoori spice < garam masala : mustard? celery? gluten? wheat?
1035 fennel pollen < fennel seed
1036 sansho pepper = sansho < szechuan pepper
# spices simple plant
1609 panch phoron = panch phora < spice : mustard
1610 sambar powder = rasam powder < curry powder : may-mustard celery? gluten? wheat? spicy no-celery
1611 furikake < seasoning : composite fishy fish sesame may-soy may-wheat may-egg salty may-crustacean no-sulphites
1612 gomasio : sesame salty
1613 celery flake/s = celery leaf dried, dried celery : celery
1614 wasabi powder : mustard spicy soy? gf?
1615 vegeta = vegetable seasoning, aromat < seasoning : seasoned celery salty
1616 seafood seasoning = shrimp boil, crab boil, crab boil seasoning, seafood boil seasoning, fish seasoning < cajun seasoning : seasoned may-celery mustard salty
1617 cheese powder = powdered cheddar cheese, cheddar powder : composite animal milk salty gf no-sulphites
# spices simple plant
2016 everything bagel seasoning = everything seasoning, bagel seasoning : sesame salty
2017 pickling spice = mixed pickling spice : mustard
# spices seasoned plant?
2057 barbecue rub/s = rub, dry rub, bbq rub, pork rub, rib rub, grilling spice, bbq spice, barbecue spice, bbq seasoning, barbeque seasoning, barbecue seasoning, barbecue rub seasoning < steak seasoning : may-mustard celery? milk? salty
`;
