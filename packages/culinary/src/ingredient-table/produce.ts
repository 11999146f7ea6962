export const PRODUCE = `
# produce simple plant
1 vegetable/s = veggie, veg, vegetable mix : celery?
2 root vegetable/s < vegetable
3 tomato/tomatoes < vegetable ~ piece=123 cup=180 slice=20
4 cherry tomato/tomatoes = cocktail tomato, sungold tomato, pear tomato, baby tomato, grape tomato, sweet 100 tomato < tomato ~ piece=17 cup=149
5 plum tomato/tomatoes = roma, italian tomato, roma tomato, san marzano tomato < tomato ~ piece=62 cup=180
6 heirloom tomato/tomatoes < tomato ~ piece=180
7 green tomato/tomatoes = unripe tomato < tomato ~ piece=123
8 tomatillo/s = tomate verde, husk tomato < vegetable ~ piece=34
9 onion/s < vegetable ~ piece=150 cup=160 slice=14
10 red onion/s = purple onion < onion ~ piece=150 cup=160
11 sweet onion/s = vidalia, walla walla, maui onion, vidalia onion, walla walla onion < onion ~ piece=250 cup=160
12 pearl onion/s = cipollini, cipolline, boiler onion, pickling onion, cipollini onion, button onion, boiling onion, baby onion < onion ~ piece=10 cup=120
13 green onion/s = scallion, bunching onion, salad onion, spring onion < onion ~ piece=15 cup=100 bunch=100 stalk=15
14 shallot/s = echalion, eschalot, shallot clove < onion ~ piece=30 cup=160
15 leek/s < onion ~ piece=90 cup=89
16 garlic = garlick, garlic clove < vegetable ~ clove=5 head=50 piece=5 cup=136 bulb=50
17 roasted garlic = roast garlic < garlic ~ clove=5 head=50
18 black garlic < garlic
19 garlic chive/s = nira, chinese chive < herb
20 garlic scape/s = garlic spear
21 ramp/s = ramson, wild garlic, wild leek
22 carrot/s < root vegetable ~ piece=61 cup=128
23 potato/potatoes = spud, russet, yellow finn, jersey royal, yukon gold, aloo, alu < root vegetable ~ piece=170 cup=150
2183 vegetable scrap/s = vegetable trimming, vegetable peeling, vegetable peel, veggie scrap, carrot peeling, carrot peel, onion skin, onion peel, parsley stem, parsley stalk, leek top, leek green, celery end, celery trimming, corn cob scrap, fennel stalk, parsnip peeling, soup scrap
2205 juice pulp = juicer pulp, juicing pulp, vegetable pulp, carrot pulp, pulp from juicing : celery? ~ cup=120
24 sweet potato/potatoes = boniato, kumara, yam < root vegetable ~ piece=130 cup=133
2159 ube = purple yam, ube yam < sweet potato ~ piece=250 cup=133
25 beet/s = beetroot < root vegetable ~ piece=82 cup=136
26 beet green/s = beet top, beetroot leaf, beet leaf < leafy green ~ cup=38 bunch=150
27 turnip/s < root vegetable ~ piece=122 cup=130
28 rutabaga/s = neep, swede, swedish turnip, yellow turnip < root vegetable ~ piece=386 cup=140
29 parsnip/s < root vegetable ~ piece=120 cup=133
30 radish/es < root vegetable ~ piece=9 cup=116
31 daikon = mooli, icicle radish, chinese radish, japanese radish, white radish, daikon radish < radish ~ piece=338 cup=116
32 celery root/s = celeriac, celery knob, knob celery < root vegetable : celery ~ piece=450 cup=156
33 jerusalem artichoke/s = sunchoke < root vegetable
34 jicama = yam bean < root vegetable ~ piece=660 cup=120
35 cassava = manioc, yuca, mandioca, aipim, kamoteng kahoy < root vegetable
36 taro = malanga, eddo, dasheen, arbi, cocoyam, eddoe, gabi < root vegetable
2178 white yam/s = yellow yam, true yam, african yam, puna yam, ghana yam, nigerian yam, igname < root vegetable
37 salsify = scorzonera, oyster plant < root vegetable
38 lotus root = lotus < root vegetable
39 burdock root = gobo, burdock < root vegetable
40 kohlrabi/s < vegetable
41 celery < vegetable : celery ~ stalk=40 rib=40 piece=40 cup=101 stick=40 head=450 bunch=450
42 fennel = finocchio, sweet anise, anise bulb < vegetable ~ bulb=234 piece=234 cup=87
43 cucumber/s = cuke, kirby < vegetable ~ piece=300 cup=119
44 zucchini/zucchini = zucchinis, courgette, zucchini ribbon, zucchini noodle, courgette noodle, zoodle < summer squash ~ piece=196 cup=124
45 zucchini blossom/s = pumpkin flower, squash flower, zucchini flower, courgette flower, squash blossom
46 summer squash/es = pattypan, marrow squash, crookneck squash, pattypan squash, yellow squash, patty pan squash < squash ~ piece=196 cup=113
47 squash/es < vegetable ~ cup=140
48 winter squash/es = kuri squash, hard squash < squash ~ cup=116
49 butternut squash/es = butternut, butternut pumpkin, butternut squash puree < winter squash ~ piece=1000 cup=140
50 acorn squash/es < winter squash ~ piece=430 cup=140
51 spaghetti squash/es < winter squash ~ piece=1500 cup=155
52 delicata squash/es = delicata < winter squash ~ piece=450
53 kabocha squash/es = kabocha, japanese pumpkin, buttercup squash < winter squash ~ piece=1200 cup=116
54 hubbard squash/es < winter squash
55 pumpkin/s = calabaza, cheese pumpkin < winter squash ~ cup=116
56 eggplant/s = melanzane, brinjal, aubergine, egg plant, garden egg, african eggplant, talong, baingan < vegetable ~ piece=450 cup=82
57 bell pepper/s = bell, capsicum, colored pepper, mini pepper, mixed pepper, sweet pepper < vegetable ~ piece=120 cup=149
58 red bell pepper/s = red bell, red capsicum, red pepper, red sweet pepper < bell pepper ~ piece=120 cup=149
59 green bell pepper/s = green bell, green capsicum, green pepper, green sweet pepper < bell pepper ~ piece=120 cup=149
60 yellow bell pepper/s = yellow bell, yellow capsicum, yellow pepper < bell pepper ~ piece=120 cup=149
61 orange bell pepper/s = orange pepper < bell pepper ~ piece=120 cup=149
# canned simple plant
62 roasted red pepper/s = piquillo, roasted capsicum, piquillo pepper, roasted pepper, roasted sweet pepper, roasted bell pepper, roasted red bell pepper < red bell pepper ~ piece=100 cup=180
63 pimiento/s = pimentoe, pimento, pimento pepper, pimiento pepper < red bell pepper ~ cup=192
# produce simple plant
64 chili pepper/s = chillie, chilie, fresno, chilli, chili, chile, fresno pepper, hot pepper, chilli pepper, chile pepper, hatch green chile, thai green chile, new mexico green chile, seasoning pepper, rocoto, aji dulce < vegetable : spicy ~ piece=15
65 red chili pepper/s = holland chile, red jalapeno, cherry pepper, cayenne chile, red chilli, red chili, red chile, red jalapeno pepper, red fresno chile, red cayenne pepper, hot red pepper, red chile pepper, red hot pepper < chili pepper : spicy ~ piece=15
66 green chili pepper/s = green chilli, green chili, green chile, canned chile, green finger chili, green hot pepper, hot green pepper, green chile pepper < chili pepper : spicy ~ piece=15 can=113
67 jalapeno/s = jalepeno, halapeno, jalapeno chilli, jalapeno chili, jalapeno chile, jalapeno pepper, jalapeno chili pepper, jalapeno chile pepper < chili pepper : spicy ~ piece=14 cup=90
68 serrano pepper/s = serrano, serrano chili, serrano chile, serrano chili pepper, serrano chile pepper < chili pepper : spicy ~ piece=6
69 habanero pepper/s = habanero, habanero chili, habanero chile, habanero chile pepper < chili pepper : spicy ~ piece=8
70 scotch bonnet pepper/s = scotch bonnet, scotch bonnet chili, scotch bonnet chile < chili pepper : spicy ~ piece=8
71 thai chili pepper/s = bird chili, thai pepper, thai chili, bird chile, thai chile, thai red chili, thai red chile, thai hot pepper, bird's eye pepper, thai chile pepper, bird's eye chile, bird's eye chili < chili pepper : spicy ~ piece=2
72 poblano pepper/s = poblano, pasilla pepper, poblano chili, poblano chile, poblano chile pepper < chili pepper : spicy ~ piece=100
73 anaheim pepper/s = anaheim, anaheim chili, california chile, anaheim chile, anaheim chile pepper < chili pepper : spicy ~ piece=45
74 banana pepper/s = friggitello, pepperoncino, cubanelle, peperoncini, pepperoncini, frying pepper, pepperoncini pepper, wax pepper, cubanelle pepper < chili pepper : spicy
75 shishito pepper/s = padron, shishito, padron pepper < chili pepper : spicy
# canned simple plant
76 chipotle/s = morita chile, chipotle chili, chipotle chile, chipotle pepper, chipotle chile pepper < chili pepper : spicy ~ piece=8
# produce simple plant
77 lettuce = lettuce wrap, lettuce cup, lolla rossa, bibb lettuce leaf, boston lettuce leaf, a choy, a-choy, celtuce leaf < leafy green ~ head=500 cup=36 leaf=10 piece=500
78 romaine lettuce = cos, romaine, cos lettuce < lettuce ~ head=600 cup=47 heart=200
79 salad green/s = salad, mesclun, tossed green, tender green, mixed leaf, mixed lettuce, baby lettuce, mesclun mix, field green, salad mix, spring mix, baby green, mixed green < leafy green ~ cup=30
80 leafy green/s = hearty green, mustard leaf, cooking green, braising green, bitter green, bitter salad green, green leafy vegetable < vegetable
81 spinach = palak, saag < leafy green ~ cup=30 bunch=340 package=283
2200 lamb's quarters/lamb's quarters = lambsquarter, goosefoot, fat hen, quelite, bathua, wild spinach < leafy green ~ cup=30
2179 water spinach = kangkong, kang kong, kangkung, ong choy, morning glory leaf, morning glory, rau muong, waterleaf, malabar spinach < leafy green ~ cup=56 bunch=300
2180 jute leaf/jute leaves = molokhia, mulukhiyah, molokheya, mlukhiyeh, ewedu, saluyot, jute mallow, egyptian spinach < leafy green ~ cup=30
2181 bitterleaf = bitter leaf, ndole leaf, ugu, ugu leaf, pumpkin leaf, fluted pumpkin leaf, uziza leaf, uziza < leafy green ~ cup=40
82 arugula = rucola, roquette, rocket < leafy green ~ cup=20
83 watercress = cress < leafy green ~ cup=34 bunch=150
84 kale = cavolo nero, tuscan black cabbage < leafy green ~ cup=67 bunch=250
85 swiss chard = silverbeet, chard < leafy green ~ cup=36 bunch=350
86 collard green/s = collard, sukuma wiki, gomen < leafy green ~ cup=36 bunch=350
2144 cassava leaf/cassava leaves = pondu, saka saka, manioc leaf < leafy green
2148 taro leaf/taro leaves = dasheen leaf, malanga leaf, eddo leaf, gabi leaf, luau leaf < leafy green
87 mustard green/s = gai choy, mustard green leaf, sarson, sarson saag < leafy green : may-mustard ~ cup=56 bunch=250
88 dandelion green/s = dandelion < leafy green ~ cup=55
2201 carrot top/s = carrot green, carrot frond, carrot leaf < leafy green ~ cup=30 bunch=120
89 sorrel < leafy green
90 purslane = verdolaga < leafy green
91 nettle/s < leafy green
92 amaranth green/s = amaranth leaf < leafy green
2158 callaloo = callaloo leaf < amaranth green
93 frisee = puntarelle, chicory, frisee lettuce, curly endive < leafy green ~ head=300
94 escarole = batavia < leafy green ~ head=500 cup=50
95 radicchio = treviso, red chicory < leafy green ~ head=250 cup=40
96 belgian endive/s = witloof, endive, chicory head < leafy green ~ head=120 piece=120
97 mache = corn salad, lamb lettuce < leafy green
98 cabbage/s = spring green < vegetable ~ head=900 cup=89 piece=900
99 red cabbage/s = purple cabbage < cabbage ~ head=900 cup=89
100 savoy cabbage/s = savoy < cabbage ~ head=900 cup=70
101 napa cabbage/s = napa, wombok, celery cabbage, nappa cabbage, chinese leaf, chinese cabbage < cabbage ~ head=1000 cup=76
102 bok choy = pac choi, choy sum, bok choi, pak choy, pak choi, chinese white cabbage, yu choy, yu choy sum, yau choy < cabbage ~ head=300 cup=70 piece=150
103 coleslaw mix = coleslaw blend, broccoli slaw, slaw mix < cabbage ~ cup=85 package=397
104 brussels sprout/s = sprout brussels, brussel sprout < cabbage ~ piece=19 cup=88
105 broccoli = broccoli floweret, broccoli flowerette < vegetable ~ head=500 cup=91 bunch=600
106 broccolini = tenderstem, tenderstem broccoli, baby broccoli floret < broccoli
107 broccoli rabe = rapini, broccoli raab, cime di rapa < leafy green ~ bunch=450
108 chinese broccoli = kailan, kai lan, gai lan < leafy green
109 romanesco = broccoflower, romanesco cauliflower, romanesco broccoli < cauliflower
110 cauliflower = cauliflower floweret, cauliflower flowerette, cauliflower rice, cauliflower steak, gobi, phool gobi < vegetable ~ head=800 cup=107 piece=800
111 asparagus < vegetable ~ spear=16 bunch=450 cup=134 piece=16
112 artichoke/s = artichoke bottom < vegetable ~ piece=128
# canned simple plant
113 artichoke heart/s = artichoke quarter, canned artichoke, artichoke heart in water < artichoke : may-sulphites ~ cup=168
# produce simple plant
114 green bean/s = dilly bean, haricot verts, pole bean, romano bean, bobby bean, haricots vert, runner bean, snap bean, french bean, string bean, sitaw, winged bean, sigarilyas, vainita < vegetable ~ cup=110 piece=6
115 wax bean/s = yellow bean < green bean ~ cup=110
116 long bean/s = snake bean, yardlong bean < green bean
117 pea/s = petit pois < vegetable ~ cup=145
118 snow pea/s = mangetout, sugar pea, mange tout, pea pod < pea ~ cup=98
119 sugar snap pea/s = sugar snap, snap pea, sugar snap pea pod < pea ~ cup=98
120 pea shoot/s = pea leaf, pea vine, pea sprout, pea tip, snow pea tip, dou miao < leafy green
121 edamame = mukimame, edamame bean, green soybean, soybean in pod < vegetable : soy ~ cup=155
122 corn = maize, mexicorn, niblet, sweetcorn, corn off the cob, choclo < vegetable ~ ear=100 cup=154 piece=100
# canned simple plant
123 cream style corn = cream corn, creamed corn < corn : gf? plant? milk? ~ cup=256
# produce simple plant
124 baby corn = baby sweetcorn < corn
125 okra = bhindi < vegetable ~ piece=12 cup=100
126 mushroom/s = champignon, baby portabella, baby portobello, baby bella, baby portabella mushroom, baby portobello mushroom, mushroom stem and piece, puffball, giant puffball, puffball mushroom, huitlacoche, cuitlacoche, corn smut, matsutake, matsutake mushroom, hedgehog mushroom, pine mushroom < vegetable ~ piece=18 cup=70
127 portobello mushroom/s = portabello, portabella, portobello, flat mushroom, portabello mushroom, portabella mushroom < mushroom ~ piece=84 cup=86
128 shiitake mushroom/s = shitake, shiitake, chinese mushroom, black mushroom, shitake mushroom, chinese dried mushroom < mushroom ~ piece=19 cup=70
129 oyster mushroom/s < mushroom
130 chanterelle/s = girolle, girolle mushroom, chanterelle mushroom < mushroom
131 morel/s = morel mushroom < mushroom
132 porcini mushroom/s = porcino, boletus, cepe, cep, porcini < mushroom
133 enoki mushroom/s = enokitake, enoki < mushroom
134 wood ear mushroom/s = cloud ear, tree ear, black fungus, wood ear, tree ear mushroom, cloud ear mushroom, snow fungus, white fungus, snow ear < mushroom
135 dried mushroom/s < mushroom
136 truffle/s < mushroom
137 bean sprout/s = beansprout < vegetable ~ cup=104
138 sprout/s = sunflower shoot < vegetable ~ cup=33
# canned simple plant
139 bamboo shoot/s = bamboo < vegetable ~ cup=120
140 water chestnut/s = waterchestnut < vegetable ~ cup=124
141 heart of palm/hearts of palm = palmito, palm heart, heart of palm noodle, hearts of palm noodle, heart of palm pasta, hearts of palm pasta < vegetable ~ cup=146
2199 cattail shoot/s = cattail, cattail heart, cattail stalk, bulrush shoot < vegetable ~ cup=120
# produce simple plant
142 cactus paddle/s = nopale, nopalito, nopal, cactus leaf < vegetable
143 chayote/s = choko, christophene, mirliton, chayote squash, chocho, cho cho, christophine < squash ~ piece=203
144 bitter melon/s = karela, bitter gourd, ampalaya, fu gua < vegetable
145 winter melon/s = ash gourd, fuzzy melon, fuzzy gourd, hairy melon, mo qua < vegetable
146 gourd/s = calabash, luffa, loofah, patola, chinese okra, opo squash, lauki, bottle gourd, dudhi, opo, upo, tinda, turai, tori, ridge gourd, snake gourd, parwal, pointed gourd, tindora, ivy gourd, silk gourd < squash
147 rhubarb < vegetable ~ stalk=51 cup=122
148 plantain/s = platano, saba banana, saba, ndizi, cooking banana < fruit ~ piece=180 cup=148
2202 banana blossom/s = banana flower, banana heart, puso ng saging, canned banana blossom < vegetable ~ cup=90
2161 green banana/s = unripe banana, green cooking banana, matoke, matooke, green matoke < plantain ~ piece=115
149 fiddlehead/s = fiddlehead fern < vegetable
150 samphire = glasswort, salicornia, sea bean, sea asparagus, beach asparagus < vegetable
151 cardoon/s < vegetable
152 grape leaf/leaves = vine leaf < leafy green
153 banana leaf/leaves
154 fig leaf/leaves
155 corn husk/s = tamale husk, tamale wrapper
# international simple plant
156 seaweed = arame, dried wakame, sea lettuce, sea vegetable
157 nori = nori seaweed, nori wrap, gim, kim seaweed < seaweed ~ sheet=3
158 kombu = konbu, kelp < seaweed
# frozen simple plant
159 mixed frozen vegetable/s = mixed vegetable, frozen mixed vegetable, mixed veg, mixed veggie, frozen vegetable, california blend vegetable, frozen vegetable medley, peas and carrot, stir fry vegetable, frozen vegetable blend, stir fry vegetable blend < vegetable : soy? celery? ~ cup=140
# produce simple plant
160 soup vegetable/s = soffritto, mirepoix < vegetable : celery
# produce simple plant
161 herb/s
162 basil < herb ~ leaf=0.5 cup=24 bunch=60 sprig=2.5
163 thai basil = asian basil, holy basil < basil ~ leaf=0.5 cup=24
164 parsley = parsely < herb ~ sprig=1 cup=60 bunch=60
165 cilantro = sprig coriander, coriander root, coriander bunch, bunch coriander, coriander stalk, coriander stem, green coriander, coriander green, chinese parsley, coriander sprig, fresh coriander, coriander leaf, vietnamese coriander, rau ram < herb ~ sprig=2 cup=16 bunch=60
166 mint = peppermint, spearmint < herb ~ leaf=0.3 sprig=2 cup=25 bunch=50
167 dill = dillweed, dill weed < herb ~ sprig=1 cup=9 bunch=50
168 chive/s = chive blade < herb ~ cup=48 bunch=25 piece=1
169 thyme < herb ~ sprig=1 cup=40 bunch=25
170 rosemary = rosemary needle < herb ~ sprig=2 cup=28 bunch=25
171 sage < herb ~ leaf=0.5 cup=20 sprig=2
2184 spruce tip/s = fir tip, young spruce tip, pine tip < herb
172 oregano < herb ~ sprig=1 cup=24
173 marjoram < herb ~ sprig=1
174 tarragon < herb ~ sprig=1 cup=25
175 chervil < herb
176 savory = savoury < herb
178 lemongrass = lemon grass < herb ~ stalk=25
179 lemon balm = melissa < herb
180 lemon verbena = verbena leaf < herb
181 makrut lime leaf/leaves = kaffir lime, makrut lime, lime leaf < herb ~ piece=0.5 leaf=0.5
182 curry leaf/leaves < herb
183 epazote < herb
184 shiso = ooba, perilla < herb
185 lovage < herb : celery
186 borage < herb
187 culantro = recao, sawtooth coriander, sawtooth herb, shadow beni, shado beni, chadon beni, chadon bene, ngo gai < herb
188 fenugreek leaf/leaves = methi < herb
189 pandan leaf/leaves = screwpine leaf, pandanus leaf, rampe, pandan < herb
190 lavender < herb
191 bouquet garni = bouquet of herb < herb : celery?
192 edible flower/s = rosebud, marigold, viola, pansy, violet, nasturtium, rose bud, rose petal, edible blossom
193 hibiscus flower/s = hibiscus, sorrel flower, jamaica flower
194 ginger = gingeroot, gingerroot < spice ~ inch=14 piece=14 cup=96 slice=2 knob=14
195 galangal = laos, galanga < spice ~ inch=14
196 fresh turmeric = turmeric root < turmeric
197 horseradish root = fresh horseradish : spicy
198 wasabi root = fresh wasabi
# produce simple plant
199 fruit/s
200 berry/berries < fruit ~ cup=150
201 citrus fruit/s = citrus < fruit
202 stone fruit/s < fruit
203 lemon/s < citrus fruit ~ piece=84 cup=212 slice=8 wedge=14
# canned simple plant
204 preserved lemon/s = salted lemon < lemon : salty
# produce simple plant
205 lime/s < citrus fruit ~ piece=67 slice=6 wedge=11
2114 calamansi/s = kalamansi, calamondin, calamansi juice < citrus fruit ~ piece=12
206 orange/s = navel < citrus fruit ~ piece=131 cup=180 slice=15
207 mandarin orange/s = minneola, tangelo, satsuma, mandarin, clementine orange, satsuma orange, clementine segment, tangerine segment < citrus fruit ~ piece=76 cup=195
208 grapefruit/s < citrus fruit ~ piece=246 cup=230
209 kumquat/s < citrus fruit ~ piece=19
210 yuzu = yuzu fruit < citrus fruit
211 citron = etrog < citrus fruit
212 apple/s = braeburn, rome, bramley, honeycrisp, fuji, gala, mcintosh, newtown pippin, red delicious, golden delicious < fruit ~ piece=182 cup=125
213 granny smith apple/s = granny smith, green apple < apple ~ piece=182 cup=125
214 crabapple/s = crab apple < apple
215 pear/s = bosc, anjou, bartlett, poire william < fruit ~ piece=178 cup=140
216 quince/s < fruit ~ piece=92
2198 medlar/s < fruit
217 peach/es < stone fruit ~ piece=150 cup=154
218 nectarine/s < stone fruit ~ piece=142 cup=143
219 plum/s = mirabelle, greengage, italian plum prune < stone fruit ~ piece=66 cup=165
220 apricot/s < stone fruit ~ piece=35 cup=155
221 cherry/cherries < stone fruit ~ piece=8 cup=138
222 sour cherry/cherries = pie cherry, montmorency cherry, morello cherry, tart cherry, chokecherry < cherry ~ piece=8 cup=155
223 strawberry/strawberries < berry ~ piece=12 cup=150
224 blueberry/blueberries = bilberry, crowberry < berry ~ cup=148
2084 saskatoon berry/saskatoon berries = saskatoon, serviceberry, juneberry < berry ~ cup=148
2197 haskap/s = haskap berry, honeyberry, blue honeysuckle < berry ~ cup=140
225 raspberry/raspberries = framboise < berry ~ cup=123
226 blackberry/blackberries = bramble, tayberry, olallieberry, dewberry, marionberry, loganberry, olallie berry < berry ~ cup=144
227 cranberry/cranberries < berry ~ cup=100
228 red currant/s = redcurrant, white currant, fresh currant < berry ~ cup=112
229 black currant/s = blackcurrant, cassis berry < berry ~ cup=112
230 gooseberry/gooseberries = goldenberry, physalis, ground cherry < berry ~ cup=150
231 elderberry/elderberries < berry ~ cup=145
232 mulberry/mulberries < berry ~ cup=140
# frozen simple plant
234 acai = acai berry < berry
# produce simple plant
236 grape/s < fruit ~ piece=5 cup=151
237 banana/s < fruit ~ piece=118 cup=150
238 pineapple/s = pineapple tidbit, pineapple in juice, pineapple tidbit in juice, pineapple chunk in juice, pineapple slice in juice < fruit ~ piece=905 cup=165 slice=56
239 mango/mangoes < fruit ~ piece=336 cup=165
240 green mango/mangoes = unripe mango < mango ~ piece=336 cup=165
241 papaya/s = pawpaw < fruit ~ piece=500 cup=145
242 green papaya/s = unripe papaya < papaya
243 kiwi/s = kiwifruit, kiwi fruit < fruit ~ piece=69 cup=180
244 avocado/s = butterfruit < fruit ~ piece=150 cup=150
245 watermelon/s < melon ~ cup=152
2204 watermelon rind/s = watermelon peel ~ cup=150
246 cantaloupe/s = cantaloup, muskmelon, rockmelon, charentais melon, cantaloupe melon < melon ~ piece=552 cup=156
247 honeydew/s = honeydew melon, honey dew melon < melon ~ cup=170
248 melon/s < fruit ~ cup=160
249 pomegranate/s < fruit ~ piece=282
250 pomegranate seed/s = aril, anardana < pomegranate ~ cup=174
251 fig/s < fruit ~ piece=50
252 date/s = medjool < dried fruit ~ piece=8 cup=147
253 persimmon/s < fruit ~ piece=168
254 lychee/s = lichee, litchi, lychee nut < fruit
255 passion fruit/s = maracuya, passionfruit < fruit ~ piece=18
256 guava/s = guava fruit < fruit ~ piece=55
257 star fruit/s = starfruit, carambola < fruit
258 dragon fruit/s = dragonfruit, pitaya < fruit
259 jackfruit < fruit
260 breadfruit/s < fruit
261 soursop = cherimoya, guanabana, custard apple < fruit
262 tamarillo/s < fruit
263 loquat/s < fruit
264 ackee < fruit
265 prickly pear/s = cactus pear < fruit
266 coconut/s = coconut meat < fruit ~ cup=80
# canned simple plant
267 fruit cocktail < fruit : sulphites?
# produce simple plant
268 lemon juice = juice lemon < citrus juice ~ cup=244
269 lime juice = juice lime < citrus juice ~ cup=246
270 citrus juice < juice
271 lemon zest = lemon rind, lemon peel < citrus zest ~ cup=96 strip=1
272 lime zest = lime rind, lime peel < citrus zest ~ cup=96 strip=1
273 orange zest = orange strip, grapefruit rind, tangerine rind, mandarin zest, orange rind, orange peel, dried tangerine peel < citrus zest ~ cup=96 strip=1
274 citrus zest = citrus rind, citrus peel
# produce simple plant
275 mizuna < mustard green ~ bunch=150
276 tatsoi < leafy green
277 little gem lettuce = gem lettuce, little gem < lettuce ~ head=150
278 iceberg lettuce = iceberg < lettuce ~ head=540 cup=57
279 butter lettuce = bibb, buttercrunch lettuce, butterhead lettuce, boston lettuce, bibb lettuce < lettuce ~ head=160
280 turnip green/s = turnip top, radish green, radish top, radish leaf, kohlrabi green, kohlrabi leaf < leafy green
281 tangerine/s < mandarin orange
282 clementine/s < mandarin orange ~ piece=74
283 blood orange/s < orange
284 pomelo/s = pummelo < grapefruit
285 meyer lemon/s < lemon
286 key lime/s < lime
287 asian pear/s = korean pear, nashi pear < pear
288 lingonberry/lingonberries = partridgeberry, partridge berry < berry ~ cup=110
2154 cloudberry/cloudberries = bakeapple, bake apple < berry ~ cup=123
289 huckleberry/huckleberries < berry
290 boysenberry/boysenberries < blackberry
291 king oyster mushroom/s = king trumpet mushroom, king oyster, king trumpet, eryngii < oyster mushroom
292 maitake mushroom/s = maitake, hen of the wood < mushroom
293 cremini mushroom/s = crimini, cremini, chestnut mushroom, crimini mushroom, baby bella mushroom < mushroom ~ piece=20 cup=72
294 beech mushroom/s = shimeji, shimeji mushroom < mushroom
# international simple plant
295 wakame < seaweed
296 hijiki < seaweed
297 dulse < seaweed
# produce simple plant
298 new potato/new potatoes = creamer potato, baby potato < potato ~ piece=40
299 fingerling potato/fingerling potatoes = fingerling < potato ~ piece=40
300 alfalfa sprout/s = alfalfa < sprout
301 pea tendril/s < pea shoot
302 rambutan/s < fruit
303 longan/s < fruit
304 pluot/s < plum
305 damson/s < plum
307 purple potato/purple potatoes = blue potato < potato
308 microgreen/s = micro green < salad green
309 green garlic = young garlic, spring garlic < garlic
310 young coconut/s < coconut
311 sea buckthorn < berry
312 yuzu juice < citrus juice
313 tangerine juice = mandarin juice, clementine juice < citrus juice
314 tangerine zest = mandarin peel, tangerine peel, clementine zest < citrus zest
315 grapefruit zest = grapefruit peel < citrus zest
# produce simple plant
316 moringa leaf/leaves = moringa, malunggay
2203 moringa pod/s = drumstick pod, moringa drumstick, drumstick moringa, drumstick vegetable, murungakkai, sahjan, malunggay pod
317 durian/s < fruit
# produce simple plant
1450 soybean sprout/s < bean sprout : soy
1451 marinated artichoke/s = marinated artichoke heart < artichoke heart : sulphites? ~ cup=168
1453 fruit salad < fruit : sulphites?
1454 bottled lemon juice = lemon juice concentrate, reconstituted lemon juice < lemon juice : sulphites ~ cup=244
1455 bottled lime juice = lime juice concentrate, reconstituted lime juice < lime juice : sulphites ~ cup=246
1457 mustard cress < watercress : mustard? ~ bunch=50
# canned simple plant
1456 chipotle in adobo = chipotle en adobo, chipotle in adobo sauce, chipotle chile en adobo, chipotle chili in adobo, chipotle chile in adobo, chipotle pepper in adobo, chipotle chile in adobo sauce, chipotle pepper in adobo sauce, chipotle chile pepper in adobo sauce < chipotle : gf? spicy ~ piece=8
# produce simple plant
2008 chicken of the woods < mushroom
# produce simple plant
2023 lobster mushroom/s < mushroom
`;
