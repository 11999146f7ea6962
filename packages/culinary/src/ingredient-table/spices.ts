export const SPICES = `
# spices plant gf
916 spice/s
917 salt : staple ~ cup=292
918 sea salt = maldon, himalayan salt, pink salt, sel gris, gray salt, kala namak, malden salt, celtic salt, hawaiian salt, smoked salt, grey salt, fleur de sel < salt : staple ~ cup=250
919 seasoned salt = herbamare, seasoning salt, herb salt, vegetable salt, season salt, season all, herbed salt, truffle salt, lemon salt seasoning < salt : gf? ~ cup=230
920 garlic salt < salt ~ cup=230
921 onion salt < salt ~ cup=230
922 celery salt < salt : celery ~ cup=230
923 curing salt = instacure, saltpeter, saltpetre, prague powder, tender quick, sodium nitrite, insta cure < salt
924 black pepper = pepper, peppercorn, pepper mill, peppercorn mix, peppercorn melange, black pepper corn, four peppercorn blend < spice : staple ~ cup=105
925 white pepper = white pepper powder < spice ~ cup=115
926 pink peppercorn/s = green peppercorn, pink pepper, red peppercorn, green peppercorn in brine < spice
927 szechuan pepper = sansho, sichuan peppercorn, szechuan peppercorn, sichuan pepper, szechwan peppercorn, szechwan pepper < spice
928 salt and pepper mix = salt pepper, salt and pepper seasoning
929 long pepper = cubeb, grain of paradise < spice
930 cinnamon = cassia, canela, cinnamon powder, cassia bark, cinnamon ground < spice ~ cup=125
931 cinnamon stick/s = stick cinnamon, cinnamon bark, cinnamon quill, cassia stick, canela stick, inch cinnamon < cinnamon ~ piece=3 stick=3
932 nutmeg = nutmeg powder, nutmeg grating < spice ~ cup=112 piece=5
933 mace = mace blade < spice ~ cup=85
934 clove/s = clove powder, clove spice < spice ~ cup=105
935 allspice = allspice berry, pimento berry, pimenta berry < spice ~ cup=96
936 ground ginger = ginger powder, powdered ginger, dry ginger, dried ginger, ginger ground, galangal powder < spice ~ cup=83
937 cardamom = cardamon, cardamom seed, cardamom powder, cardamon seed < spice ~ cup=93
938 cumin = comino, jeera, cummin, cumin seed, cumin powder, cumin seed powder < spice ~ cup=96
939 coriander = coriander seed, coriander powder, coriander spice, dhania powder < spice ~ cup=80
940 turmeric = tumeric, haldi, turmeric powder < spice ~ cup=150
941 paprika = paprika powder < spice ~ cup=109
942 smoked paprika = pimenton, smoky paprika, pimenton dulce, pimenton de la vera < paprika ~ cup=109
943 cayenne = cayenne pepper, cayenne powder, ground red pepper, red pepper powder, powdered red pepper, ground hot pepper, ground hot red pepper, hot red pepper ground < spice ~ cup=90
944 chili powder = chile powder, chilli powder, ground chipotle, ground ancho, ground chile, ancho powder, ground chili, deggi mirch, powdered chile, ground ancho chile, ground chipotle chile, ground chipotle pepper, ground red chile, ground dried chile, chili seasoning powder, chipotle pepper powder, ground chipotle chile pepper, ground ancho chile pepper, ground new mexico chile, ground ancho chile powder < spice ~ cup=130
945 red pepper flakes/red pepper flakes = espelette, chili flake, chilli flake, chile flake, crushed chili, crushed chilli, pepper flake, crushed chile, urfa pepper, urfa biber, aleppo chile, espelette pepper, piment d'espelette, maras pepper, marash pepper, crushed red pepper, crushed red chile, crushed hot pepper, red pepper crushed, crushed dried chile, flaked red pepper, ground aleppo pepper, crushed aleppo pepper, crushed hot red pepper, crushed red chile pepper, crushed red chili pepper, crushed red hot pepper, crushed dried red chile, crushed dried red pepper < spice ~ cup=85
946 dried chili pepper/s = guajillo, ancho, pasilla, dried chile, ancho pepper, chile pequin, dried chili, guajillo pepper, cascabel chile, chile arbol, kashmiri chile, dried chilli, ancho chili, guajillo chili, pequin chile, pequin pepper, chile japone, dried pepper, nora pepper, chile negro, dried red chile, dried red chili, ancho chile pepper, dried ancho chile, dried red pepper, dried red chilli, dried guajillo chile, dried thai chile, dried chipotle chile, dried hot pepper, guajillo chile pepper, dried arbol chile, dried pasilla chile, dried california chile, dried cayenne pepper, dried mulato chile, dried chile pepper, pod red chile, tien tsin chile, dried chile de arbol, dried red chile pepper, dried hot red pepper, dried new mexico chile, dried red hot pepper, dried red chili pepper, dried pasilla chile pepper, dried new mexico red chile, dried new mexico chile pepper < chili pepper
947 mustard seed/s < spice : mustard ~ cup=180
948 mustard powder = dry mustard, ground mustard, powdered mustard, dried mustard, ground mustard seed, dry english style mustard < spice : mustard ~ cup=100
949 fennel seed/s = ground fennel, fennel powder < spice ~ cup=93
950 celery seed/s = celery powder < spice : celery ~ cup=104
951 caraway seed/s = caraway < spice ~ cup=107
952 anise seed/s = aniseed, anise, anise powder < spice ~ cup=107
953 star anise < spice ~ piece=1
954 dill seed/s = dillseed < spice
955 poppy seed/s = poppyseed < spice ~ cup=140
956 fenugreek seed/s = fenugreek, methi seed, fenugreek powder < spice
957 nigella seed/s = kalonji, charnushka, onion seed, black caraway seed, black cumin seed < spice
958 ajwain = ajowan, carom seed, ajwain seed, ajowan seed < spice
959 sumac = sumac powder < spice
960 saffron = saffron powder, saffron filament < spice
961 annatto = achiote, annatto seed, achiote seed, annatto powder < spice
962 asafoetida = hing, asafetida, asafoetida powder < spice
963 amchur = amchoor, mango powder, amchur powder, amchoor powder < spice
964 file powder = gumbo file, sassafras powder < spice
965 mahleb = mastic < spice
966 tonka bean/s < spice
967 licorice root = licorice powder < spice
968 garlic powder = granulated garlic, dried garlic, garlic granule, dehydrated garlic, garlic flake, powdered garlic, ground garlic, garlic pepper powder, instant minced garlic, dry minced garlic < spice ~ cup=155
969 onion powder = granulated onion, onion flake, dried onion, dehydrated onion, onion granule, powdered onion, dry onion, instant minced onion, dry minced onion, dehydrated minced onion < spice ~ cup=115
970 dried vegetable/s = vegetable flake, dehydrated vegetable, dried carrot, vegetable powder, tomato powder, celery flake, beet powder, mushroom powder, dried sweet pepper, vegetable soup flake, dried bell pepper flake, dried green bell pepper, dried sweet pepper flake, red bell pepper flake, dried vegetable soup mix vegetable : celery
971 dried basil = basil dried, dry basil, ground basil < basil ~ cup=34
972 dried oregano = ground oregano, oregano dried, dry oregano, oregano powder, powdered oregano, oregano flake, oregano dry < oregano ~ cup=48
973 dried thyme = ground thyme, thyme dried, dry thyme, powdered thyme, thyme powder, dried leaf thyme, dried lemon thyme < thyme ~ cup=48
974 dried rosemary = ground rosemary, crushed rosemary, rosemary powder, dry rosemary, powdered rosemary, dried rosemary needle < rosemary ~ cup=53
975 dried parsley = parsley flake, dry parsley, parsley dried < parsley ~ cup=26
976 dried dill = dried dillweed, dry dill, dried dill weed, dry dill weed, dill weed dried < dill ~ cup=50
977 dried sage = rubbed sage, ground sage, powdered sage, sage powder, dry sage, poultry sage < sage ~ cup=32
978 dried mint = dried spearmint, dry mint, mint flake < mint ~ cup=26
979 dried tarragon = dry tarragon < tarragon ~ cup=29
980 dried marjoram = ground marjoram, powdered marjoram, dry marjoram < marjoram ~ cup=27
981 dried savory = ground savory, dried savoury, dried summer savory, ground summer savory < savory
982 dried chive/s < chive
983 dried cilantro = dried coriander leaf < cilantro
984 dried chervil < chervil
985 italian seasoning = italian herb, italian spice, italian herb seasoning, italian herb blend, italian herb mix, italian seasoning mix, italian blend herb, italian seasoning blend, italian herb spice blend < herb
986 herbes de provence = provencal herb, herb de provence, herbs of provence < herb
987 poultry seasoning = poultry spice, turkey seasoning, chicken seasoning, chicken spice, chicken rub, poultry blend seasoning
988 pumpkin pie spice = pumpkin spice, gingerbread spice, speculaas spice, mulling spice, apple spice, lebkuchen spice, speculoos spice, quatre epice, cake spice, apple pie spice, apple pie seasoning < spice
989 five-spice powder = five spice, 5 spice, 5 spice powder < spice
990 curry powder = curry, vadouvan, curry spice, curry seasoning, madras powder < spice ~ cup=100
991 garam masala = masala, garam marsala, masala powder, tandoori spice, tandoori powder, sambar powder, panch phoron, panch phora, tikka masala spice < spice
992 ras el hanout = baharat, hawaij, advieh, moroccan spice, moroccan seasoning, berbere spice, shawarma spice, shawarma seasoning, berber spice, moroccan spice blend, ras el hanout spice < spice : gf?
993 za'atar = zahtar, za'tar, za'atar spice < spice : sesame gf?
994 shichimi togarashi = togarashi, furikake, gomasio, japanese seven spice, seven spice powder < spice : sesame gf?
995 sazon = sazon seasoning, sazon goya, sofrito seasoning, sazon with annatto < seasoning : gf?
996 adobo seasoning = adobo, adobo powder < seasoning : gf?
997 jerk seasoning = jerk spice, jerk rub, jerk powder < seasoning : gf?
998 cajun seasoning = essence, creole seasoning, cajun spice, old bay, blackening seasoning, blackened seasoning, creole spice, seafood seasoning, blackening spice, crab boil, shrimp boil, louisiana seasoning, bayou blast, fish seasoning, redfish seasoning, tony chachere's seasoning, cajun spice mix, cajun spice seasoning, creole seasoning blend, crab boil seasoning, seafood boil seasoning, old bay seasoning tm, chef paul prudhomme's seasoning < seasoning : gf?
999 taco seasoning = taco mix, fajita seasoning, mexican seasoning, burrito seasoning, southwest seasoning, chipotle seasoning, fajita mix, southwestern seasoning, enchilada seasoning, taco seasoning mix, fajita seasoning mix, burrito seasoning mix, enchilada seasoning mix, taco spice mix, mexican spice mix, enchilada sauce mix, taco seasoning blend, mexican seasoning blend, fajita spice mix < seasoning : gf? ~ package=35
1000 chili seasoning = chili mix, chili seasoning mix, chili con carne seasoning < seasoning : gf?
1001 steak seasoning = rub, steak spice, meat seasoning, barbecue seasoning, barbeque seasoning, bbq seasoning, grill seasoning, montreal seasoning, mesquite seasoning, barbecue spice, burger seasoning, hamburger seasoning, bbq spice, grilling spice, meat tenderizer, beef seasoning, pork seasoning, meatloaf seasoning, sausage seasoning, grill seasoning blend, barbecue rub seasoning, meatloaf seasoning mix, pot roast seasoning < seasoning : gf?
1002 lemon pepper = lemon pepper seasoning, lemon pepper marinade, lemon pepper spice, lemon herb seasoning, lemon and pepper seasoning < seasoning : gf?
1003 garlic pepper = garlic seasoning, garlic pepper seasoning, garlic herb seasoning, garlic bread seasoning, garlic spread seasoning, garlic and herb seasoning, garlic and pepper seasoning, garlic and onion seasoning, garlic herb seasoning blend, garlic and herb seasoning blend < seasoning : gf?
1004 greek seasoning = mediterranean seasoning, greek spice, mediterranean spice, souvlaki seasoning < seasoning : gf?
1005 seasoning = vegeta, mrs dash, seasoning mix, seasoning blend, spice mix, spice blend, seasoned pepper, salt substitute, spaghetti sauce mix, seasoned pepper blend, herb and garlic seasoning, garlic and herb salt free seasoning blend : gf?
1006 ranch seasoning = ranch mix, ranch powder, ranch dressing mix, ranch dip mix, ranch seasoning mix, ranch salad dressing mix, ranch dip seasoning mix, hidden valley original ranch salad dressing and seasoning mix : no-meat milk gf?
1007 italian dressing mix = salad dressing mix, italian dressing packet, italian dressing seasoning mix, dry italian seasoning mix : mixed gf?
1008 msg = accent, ajinomoto, monosodium glutamate, aji no moto
1009 liquid smoke = smoke flavoring, liquid hickory smoke, liquid smoke flavouring
1010 browning sauce = browning, kitchen bouquet, gravy master, browning and seasoning sauce : gf?
# spices plant gf
1011 ancho chile/s < dried chili pepper
1012 guajillo chile/s < dried chili pepper
1013 pasilla chile/s < dried chili pepper
1014 chile de arbol/chiles de arbol = arbol chile < dried chili pepper
1015 aleppo pepper = aleppo chile flake, aleppo pepper flake < red pepper flakes
1016 gochugaru = korean chili flake, korean chile flake, korean red pepper flake < red pepper flakes
1017 chipotle powder = chipotle chile powder, chipotle chili powder < chili powder
1018 ancho chili powder = ancho chile powder < chili powder
1019 black salt < salt
1020 white peppercorn/s < white pepper
1021 old bay seasoning < cajun seasoning : gf?
1022 berbere : gf?
1023 dukkah : nut sesame gf?
1024 fines herbes < herb
1025 chaat masala = chat masala < garam masala
1026 tandoori masala < garam masala
1027 fennel pollen < fennel seed
1028 sansho pepper < szechuan pepper
`;
