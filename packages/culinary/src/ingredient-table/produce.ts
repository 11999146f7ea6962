export const PRODUCE = `
# produce plant gf
1 vegetable/s = veg, veggie, vegetable mix
2 root vegetable/s < vegetable
3 tomato/tomatoes < vegetable ~ piece=123 cup=180 slice=20
4 cherry tomato/tomatoes = grape tomato, baby tomato, pear tomato, sungold tomato, cocktail tomato, sweet 100 tomato < tomato ~ piece=17 cup=149
5 plum tomato/tomatoes = roma, roma tomato, italian tomato, san marzano tomato < tomato ~ piece=62 cup=180
6 heirloom tomato/tomatoes < tomato ~ piece=180
7 green tomato/tomatoes = unripe tomato < tomato ~ piece=123
8 tomatillo/s = husk tomato, tomate verde < vegetable ~ piece=34
9 onion/s < vegetable ~ piece=150 cup=160 slice=14
10 red onion/s = purple onion < onion ~ piece=150 cup=160
11 sweet onion/s = vidalia, vidalia onion, maui onion, walla walla, walla walla onion < onion ~ piece=250 cup=160
12 pearl onion/s = cipolline, cipollini, baby onion, boiling onion, button onion, cipollini onion, pickling onion, boiler onion, small white onion < onion ~ piece=10 cup=120
13 green onion/s = scallion, spring onion, salad onion, bunching onion, scallion green, spring onion green < onion ~ piece=15 cup=100 bunch=100 stalk=15
14 shallot/s = eschalot, echalion, shallot clove < onion ~ piece=30 cup=160
15 leek/s < onion ~ piece=90 cup=89
16 garlic = garlick, garlic clove < vegetable ~ clove=5 head=50 piece=5 cup=136 bulb=50
17 roasted garlic = roast garlic < garlic ~ clove=5 head=50
18 black garlic < garlic
19 garlic chive/s = nira, chinese chive < herb
20 garlic scape/s = garlic spear, young garlic, spring garlic
21 ramp/s = ramson, wild leek, wild garlic
22 carrot/s < root vegetable ~ piece=61 cup=128
23 potato/potatoes = russet, fingerling, spud, yukon gold, jersey royal, yellow finn < root vegetable ~ piece=170 cup=150
24 sweet potato/potatoes = yam, kumara, boniato < root vegetable ~ piece=130 cup=133
25 beet/s = beetroot < root vegetable ~ piece=82 cup=136
26 beet green/s = beet leaf, beetroot leaf, beet top < leafy green
27 turnip/s < root vegetable ~ piece=122 cup=130
28 rutabaga/s = swede, neep, yellow turnip, swedish turnip < root vegetable ~ piece=386 cup=140
29 parsnip/s < root vegetable ~ piece=120 cup=133
30 radish/es < root vegetable ~ piece=9 cup=116
31 daikon = mooli, daikon radish, white radish, japanese radish, chinese radish, icicle radish < radish ~ piece=338 cup=116
32 celery root/s = celeriac, knob celery, celery knob < root vegetable : celery ~ piece=450 cup=156
33 jerusalem artichoke/s = sunchoke < root vegetable
34 jicama = yam bean < root vegetable ~ piece=660 cup=120
35 cassava = yuca, manioc < root vegetable
36 taro = dasheen, eddo, malanga < root vegetable
37 salsify = scorzonera, oyster plant < root vegetable
38 lotus root = lotus < root vegetable
39 burdock root = burdock, gobo < root vegetable
40 kohlrabi/s < vegetable
41 celery < vegetable : celery ~ stalk=40 rib=40 piece=40 cup=101 stick=40 head=450 bunch=450
42 fennel = finocchio, anise bulb, sweet anise, fennel green < vegetable ~ bulb=234 piece=234 cup=87
43 cucumber/s = kirby, cuke < vegetable ~ piece=300 cup=119
44 zucchini/s = courgette, zucchini ribbon < summer squash ~ piece=196 cup=124
45 zucchini blossom/s = squash blossom, courgette flower, zucchini flower, squash flower, pumpkin flower
46 summer squash/es = pattypan, yellow squash, pattypan squash, crookneck squash, marrow squash, patty pan squash < squash ~ piece=196 cup=113
47 squash/es < vegetable ~ cup=140
48 winter squash/es = hard squash, kuri squash < squash ~ cup=116
49 butternut squash/es = butternut, butternut pumpkin, butternut squash puree < winter squash ~ piece=1000 cup=140
50 acorn squash/es < winter squash ~ piece=430 cup=140
51 spaghetti squash/es < winter squash ~ piece=1500 cup=155
52 delicata squash/es = delicata < winter squash ~ piece=450
53 kabocha squash/es = kabocha, buttercup squash, japanese pumpkin < winter squash ~ piece=1200 cup=116
54 hubbard squash/es < winter squash
55 pumpkin/s = calabaza < winter squash ~ cup=116
56 eggplant/s = aubergine, brinjal, melanzane < vegetable ~ piece=450 cup=82
57 bell pepper/s = capsicum, bell, sweet pepper, mixed pepper, mini pepper, colored pepper, pepper strip < vegetable ~ piece=120 cup=149
58 red bell pepper/s = red pepper, red capsicum, red bell, red sweet pepper < bell pepper ~ piece=120 cup=149
59 green bell pepper/s = green pepper, green capsicum, green bell, green sweet pepper < bell pepper ~ piece=120 cup=149
60 yellow bell pepper/s = yellow pepper, yellow capsicum, yellow bell < bell pepper ~ piece=120 cup=149
61 orange bell pepper/s = orange pepper < bell pepper ~ piece=120 cup=149
62 roasted red pepper/s = piquillo, roasted pepper, piquillo pepper, roasted capsicum, roasted bell pepper, roasted sweet pepper, roasted red bell pepper < red bell pepper ~ piece=100 cup=180
63 pimiento/s = pimento, pimentoe, pimiento pepper, pimento pepper < red bell pepper ~ cup=192
64 chili pepper/s = chile, chili, chilli, fresno, chilie, chilly, chillie, chile pepper, chilli pepper, hot pepper, fresno pepper, thai green chile, hatch green chile, new mexico green chile < vegetable ~ piece=15
65 red chili pepper/s = red chile, red chili, red chilli, cayenne chile, cherry pepper, red jalapeno, holland chile, red hot pepper, red chile pepper, hot red pepper, red cayenne pepper, red fresno chile, red jalapeno pepper < chili pepper ~ piece=15
66 green chili pepper/s = green chile, green chili, green chilli, green chile pepper, hot green pepper, green hot pepper, green finger chili < chili pepper ~ piece=15 can=113
67 jalapeno/s = halapeno, jalepeno, jalapeno pepper, jalapeno chile, jalapeno chili, jalapeno chilli, jalapeno chile pepper, jalapeno chili pepper < chili pepper ~ piece=14 cup=90
68 serrano pepper/s = serrano, serrano chile, serrano chili, serrano chile pepper, serrano chili pepper < chili pepper ~ piece=6
69 habanero pepper/s = habanero, habanero chile, habanero chili, habanero chile pepper < chili pepper ~ piece=8
70 scotch bonnet pepper/s = scotch bonnet, scotch bonnet chile, scotch bonnet chili < chili pepper ~ piece=8
71 thai chili pepper/s = thai chile, bird chile, thai chili, thai pepper, bird chili, bird's eye chili, birds eye chile, thai chile pepper, bird's eye pepper, thai hot pepper, thai red chile, thai red chili < chili pepper ~ piece=2
72 poblano pepper/s = poblano, poblano chile, poblano chili, pasilla pepper, poblano chile pepper < chili pepper ~ piece=100
73 anaheim pepper/s = anaheim, anaheim chile, california chile, anaheim chili, anaheim chile pepper < chili pepper ~ piece=45
74 banana pepper/s = pepperoncini, peperoncini, cubanelle, pepperoncino, friggitello, cubanelle pepper, wax pepper, pepperoncini pepper, frying pepper < chili pepper
75 shishito pepper/s = shishito, padron, padron pepper < chili pepper
76 chipotle/s = chipotle pepper, chipotle chile, chipotle chili, chipotle puree, morita chile, chipotle in adobo, chipotle en adobo, chipotle chile pepper, chipotle pepper in adobo, chipotle chile in adobo, chipotle in adobo sauce, chipotle chili in adobo, chipotle chile en adobo, chipotle pepper in adobo sauce, chipotle chile in adobo sauce, chipotle chile pepper in adobo sauce < chili pepper ~ piece=8
77 lettuce = iceberg, bibb, little gem, lolla rossa, boston lettuce leaf, bibb lettuce leaf < leafy green ~ head=500 cup=36 leaf=10 piece=500
78 romaine lettuce = romaine, cos, cos lettuce < lettuce ~ head=600 cup=47 heart=200
79 salad green/s = mesclun, salad, mixed green, baby green, spring mix, salad mix, mesclun green, field green, mesclun mix, baby lettuce, mixed lettuce, mixed leaf, micro green, tender green, tossed green < leafy green ~ cup=30
80 leafy green/s = green, mustard leaf, green leafy vegetable, bitter salad green < vegetable
81 spinach < leafy green ~ cup=30 bunch=340 package=283
82 arugula = rocket, roquette, rucola < leafy green ~ cup=20
83 watercress = cress < leafy green ~ cup=34 bunch=150
84 kale = cavolo nero, tuscan black cabbage < leafy green ~ cup=67 bunch=250
85 swiss chard = chard, silverbeet < leafy green ~ cup=36 bunch=350
86 collard green/s = collard < leafy green ~ cup=36 bunch=350
87 mustard green/s = gai choy, mustard green leaf < leafy green ~ cup=56
88 dandelion green/s = dandelion < leafy green ~ cup=55
89 sorrel < leafy green
90 purslane = verdolaga < leafy green
91 nettle/s < leafy green
92 amaranth green/s = callaloo, amaranth leaf < leafy green
93 frisee = chicory, puntarelle, curly endive, frisee lettuce < leafy green ~ head=300
94 escarole = batavia < leafy green ~ head=500 cup=50
95 radicchio = treviso, red chicory < leafy green ~ head=250 cup=40
96 belgian endive/s = endive, witloof, chicory head < leafy green ~ head=120 piece=120
97 mache = lamb lettuce, corn salad < leafy green
98 cabbage/s = spring green < vegetable ~ head=900 cup=89 piece=900
99 red cabbage/s = purple cabbage < cabbage ~ head=900 cup=89
100 savoy cabbage/s = savoy < cabbage ~ head=900 cup=70
101 napa cabbage/s = wombok, napa, chinese cabbage, chinese leaf, nappa cabbage, celery cabbage < cabbage ~ head=1000 cup=76
102 bok choy = pak choi, pak choy, bok choi, choy sum, pac choi, chinese white cabbage < cabbage ~ head=300 cup=70 piece=150
103 coleslaw mix = slaw mix, broccoli slaw, coleslaw blend < cabbage ~ cup=85 package=397
104 brussels sprout/s = brussel sprout, sprout brussels < cabbage ~ piece=19 cup=88
105 broccoli = broccoli flowerette, broccoli floweret < vegetable ~ head=500 cup=91 bunch=600
106 broccolini = tenderstem, tenderstem broccoli, baby broccoli floret < broccoli
107 broccoli rabe = rapini, rape, broccoli raab, cime di rapa < leafy green ~ bunch=450
108 chinese broccoli = kailan, gai lan, kai lan < leafy green
109 romanesco = broccoflower, romanesco broccoli, romanesco cauliflower < cauliflower
110 cauliflower = cauliflower rice, cauliflower flowerette, cauliflower floweret < vegetable ~ head=800 cup=107 piece=800
111 asparagus < vegetable ~ spear=16 bunch=450 cup=134 piece=16
112 artichoke/s = artichoke bottom < vegetable ~ piece=128
113 artichoke heart/s = marinated artichoke, canned artichoke, artichoke quarter, artichoke heart in water < artichoke ~ cup=168
114 green bean/s = string bean, french bean, haricot vert, snap bean, runner bean, haricots verts, bobby bean, romano bean, pole bean, dilly bean < vegetable ~ cup=110 piece=6
115 wax bean/s = yellow bean < green bean ~ cup=110
116 long bean/s = yardlong bean, snake bean < green bean
117 pea/s = petit pois < vegetable ~ cup=145
118 snow pea/s = mangetout, pea pod, mange tout, sugar pea < pea ~ cup=98
119 sugar snap pea/s = snap pea, sugar snap, sugar snap pea pod < pea ~ cup=98
120 pea shoot/s = pea sprout, pea vine, pea leaf < leafy green
121 edamame = mukimame, green soybean, edamame bean, soybean in pod < vegetable : soy ~ cup=155
122 corn = sweetcorn, niblet, mexicorn, maize, corn off the cob < vegetable ~ ear=100 cup=154 piece=100
123 cream style corn = creamed corn, cream corn < corn ~ cup=256
124 baby corn = baby sweetcorn < corn
125 okra = bhindi, lady finger < vegetable ~ piece=12 cup=100
126 mushroom/s = cremini, crimini, champignon, maitake, shimeji, baby bella, baby portobello, baby portabella, baby portobello mushroom, baby portabella mushroom, mushroom stem and piece, hen of the wood < vegetable ~ piece=18 cup=70
127 portobello mushroom/s = portobello, portabella, portabello, portabella mushroom, portabello mushroom, flat mushroom < mushroom ~ piece=84 cup=86
128 shiitake mushroom/s = shiitake, shitake, shitake mushroom, black mushroom, chinese mushroom, chinese dried mushroom < mushroom ~ piece=19 cup=70
129 oyster mushroom/s < mushroom
130 chanterelle/s = girolle, chanterelle mushroom, girolle mushroom < mushroom
131 morel/s = morel mushroom < mushroom
132 porcini mushroom/s = porcini, cep, cepe, boletus, porcino < mushroom
133 enoki mushroom/s = enoki, enokitake < mushroom
134 wood ear mushroom/s = wood ear, black fungus, tree ear, cloud ear, cloud ear mushroom, tree ear mushroom < mushroom
135 dried mushroom/s < mushroom
136 truffle/s < mushroom
137 bean sprout/s = beansprout, soybean sprout < vegetable ~ cup=104
138 sprout/s = alfalfa, sunflower shoot < vegetable ~ cup=33
139 bamboo shoot/s = bamboo < vegetable ~ cup=120
140 water chestnut/s = waterchestnut < vegetable ~ cup=124
141 heart of palm/hearts of palm = palmito, palm heart < vegetable ~ cup=146
142 cactus paddle/s = nopal, nopalito, nopale, cactus leaf < vegetable
143 chayote/s = mirliton, christophene, choko, chayote squash < squash ~ piece=203
144 bitter melon/s = karela, bitter gourd < vegetable
145 winter melon/s = ash gourd < vegetable
146 gourd/s = luffa, calabash, opo squash < squash
147 rhubarb < vegetable ~ stalk=51 cup=122
148 plantain/s = platano < fruit ~ piece=180 cup=148
149 fiddlehead/s = fiddlehead fern < vegetable
150 samphire = salicornia, glasswort, sea bean < vegetable
151 cardoon/s < vegetable
152 grape leaf/leaves = vine leaf < leafy green
153 banana leaf/leaves
154 fig leaf/leaves
155 corn husk/s = tamale wrapper, tamale husk
156 seaweed = arame, sea vegetable, sea lettuce, dried wakame
157 nori = nori seaweed, roasted seaweed < seaweed ~ sheet=3
158 kombu = kelp, konbu < seaweed
159 mixed frozen vegetable/s = frozen vegetable, frozen vegetable blend, stir fry vegetable, peas and carrot, frozen vegetable medley, california blend vegetable, stir fry vegetable blend < vegetable ~ cup=140
160 soup vegetable/s = mirepoix, soffritto < vegetable : celery
# produce plant gf
161 herb/s
162 basil < herb ~ leaf=0.5 cup=24 bunch=60 sprig=2.5
163 thai basil = holy basil, asian basil < basil ~ leaf=0.5 cup=24
164 parsley = parsely < herb ~ sprig=1 cup=60 bunch=60
165 cilantro = coriander leaf, fresh coriander, coriander sprig, chinese parsley, coriander green, green coriander, coriander stem, coriander stalk, bunch coriander, coriander bunch, coriander root, sprig coriander < herb ~ sprig=2 cup=16 bunch=60
166 mint = spearmint, peppermint < herb ~ leaf=0.3 sprig=2 cup=25 bunch=50
167 dill = dillweed, dill weed < herb ~ sprig=1 cup=9 bunch=50
168 chive/s = chive blade < herb ~ cup=48 bunch=25 piece=1
169 thyme < herb ~ sprig=1 cup=40 bunch=25
170 rosemary = rosemary needle < herb ~ sprig=2 cup=28 bunch=25
171 sage < herb ~ leaf=0.5 cup=20 sprig=2
172 oregano < herb ~ sprig=1 cup=24
173 marjoram < herb ~ sprig=1
174 tarragon < herb ~ sprig=1 cup=25
175 chervil < herb
176 savory = savoury < herb
177 bay leaf/leaves = bay, laurel leaf < herb ~ piece=0.2 leaf=0.2
178 lemongrass = lemon grass < herb ~ stalk=25
179 lemon balm = melissa < herb
180 lemon verbena = verbena leaf < herb
181 makrut lime leaf/leaves = lime leaf, makrut lime, kaffir lime < herb ~ piece=0.5 leaf=0.5
182 curry leaf/leaves < herb
183 epazote < herb
184 shiso = perilla, ooba < herb
185 lovage < herb : celery
186 borage < herb
187 culantro = recao, sawtooth herb, sawtooth coriander < herb
188 fenugreek leaf/leaves = methi < herb
189 pandan leaf/leaves = pandanus leaf, screwpine leaf < herb
190 lavender < herb
191 bouquet garni = bouquet of herb < herb
192 edible flower/s = nasturtium, violet, pansy, viola, marigold, rosebud, edible blossom, rose petal, rose bud
193 hibiscus flower/s = hibiscus, jamaica flower, sorrel flower
194 ginger = gingerroot, gingeroot, ginger puree < spice ~ inch=14 piece=14 cup=96 slice=2 knob=14
195 galangal = galanga, laos < spice ~ inch=14
196 fresh turmeric = turmeric root < turmeric
197 horseradish root = fresh horseradish
198 wasabi root = fresh wasabi
# produce plant gf
199 fruit/s = fruit salad
200 berry/berries < fruit ~ cup=150
201 citrus fruit/s = citrus < fruit
202 stone fruit/s < fruit
203 lemon/s = lemon twist < citrus fruit ~ piece=84 cup=212 slice=8 wedge=14
204 preserved lemon/s = salted lemon < lemon
205 lime/s < citrus fruit ~ piece=67 slice=6 wedge=11
206 orange/s = navel < citrus fruit ~ piece=131 cup=180 slice=15
207 mandarin orange/s = mandarin, satsuma, tangelo, minneola, tangerine segment, clementine segment, satsuma orange, clementine orange < citrus fruit ~ piece=76 cup=195
208 grapefruit/s = pummelo < citrus fruit ~ piece=246 cup=230
209 kumquat/s < citrus fruit ~ piece=19
210 yuzu = yuzu fruit < citrus fruit
211 citron = etrog < citrus fruit
212 apple/s = mcintosh, gala, fuji, honeycrisp, bramley, rome, braeburn, golden delicious, red delicious, newtown pippin < fruit ~ piece=182 cup=125
213 granny smith apple/s = green apple, granny smith < apple ~ piece=182 cup=125
214 crabapple/s = crab apple < apple
215 pear/s = bartlett, anjou, bosc, poire william < fruit ~ piece=178 cup=140
216 quince/s < fruit ~ piece=92
217 peach/es < stone fruit ~ piece=150 cup=154
218 nectarine/s < stone fruit ~ piece=142 cup=143
219 plum/s = greengage, mirabelle, italian plum prune < stone fruit ~ piece=66 cup=165
220 apricot/s < stone fruit ~ piece=35 cup=155
221 cherry/cherries < stone fruit ~ piece=8 cup=138
222 sour cherry/cherries = tart cherry, morello cherry, montmorency cherry, pie cherry < cherry ~ piece=8 cup=155
223 strawberry/strawberries < berry ~ piece=12 cup=150
224 blueberry/blueberries = bilberry, saskatoon, saskatoon berry < berry ~ cup=148
225 raspberry/raspberries < berry ~ cup=123
226 blackberry/blackberries = loganberry, marionberry, dewberry, olallieberry, tayberry, bramble, boysenberrie, olallie berry < berry ~ cup=144
227 cranberry/cranberries < berry ~ cup=100
228 red currant/s = redcurrant, fresh currant, white currant < berry ~ cup=112
229 black currant/s = blackcurrant, cassis berry < berry ~ cup=112
230 gooseberry/gooseberries = physalis, goldenberry, ground cherry < berry ~ cup=150
231 elderberry/elderberries < berry ~ cup=145
232 mulberry/mulberries < berry ~ cup=140
233 juniper berry/berries = juniper < spice
234 acai = acai berry, acai puree < berry
235 goji berry/berries = wolfberry < dried fruit
236 grape/s < fruit ~ piece=5 cup=151
237 banana/s < fruit ~ piece=118 cup=150
238 pineapple/s = pineapple tidbit, pineapple in juice, pineapple slice in juice, pineapple chunk in juice, pineapple tidbit in juice < fruit ~ piece=905 cup=165 slice=56
239 mango/mangoes < fruit ~ piece=336 cup=165
240 green mango/mangoes = unripe mango < mango
241 papaya/s = pawpaw < fruit ~ piece=500 cup=145
242 green papaya/s = unripe papaya < papaya
243 kiwi/s = kiwifruit, kiwi fruit < fruit ~ piece=69 cup=180
244 avocado/s < fruit ~ piece=150 cup=150
245 watermelon/s < melon ~ cup=152
246 cantaloupe/s = rockmelon, muskmelon, cantaloup, cantaloupe melon, charentais melon < melon ~ piece=552 cup=156
247 honeydew/s = honeydew melon, honey dew melon < melon ~ cup=170
248 melon/s < fruit ~ cup=160
249 pomegranate/s < fruit ~ piece=282
250 pomegranate seed/s = aril < pomegranate ~ cup=174
251 fig/s < fruit ~ piece=50
252 date/s = medjool < dried fruit ~ piece=8 cup=147
253 persimmon/s < fruit ~ piece=168
254 lychee/s = litchi, lichee, lychee nut < fruit
255 passion fruit/s = passionfruit, maracuya < fruit ~ piece=18
256 guava/s = guava fruit < fruit ~ piece=55
257 star fruit/s = carambola, starfruit < fruit
258 dragon fruit/s = pitaya, dragonfruit < fruit
259 jackfruit < fruit
260 breadfruit/s < fruit
261 soursop = guanabana, cherimoya, custard apple < fruit
262 tamarillo/s < fruit
263 loquat/s < fruit
264 ackee < fruit
265 prickly pear/s = cactus pear < fruit
266 coconut/s = coconut meat < fruit ~ cup=80
267 fruit cocktail < fruit
# produce plant gf
268 lemon juice = juice lemon, lemon juice concentrate < citrus juice ~ cup=244
269 lime juice = juice lime < citrus juice ~ cup=246
270 citrus juice = lemon or lime juice < juice
271 lemon zest = lemon peel, lemon rind, zest of lemon, peel of lemon, rind of lemon < citrus zest ~ cup=96
272 lime zest = lime peel, lime rind, zest of lime < citrus zest ~ cup=96
273 orange zest = orange peel, orange rind, tangerine peel, mandarin zest, clementine zest, grapefruit peel, tangerine rind, grapefruit rind, orange strip, mandarin peel, zest of orange, peel of orange, rind of orange < citrus zest ~ cup=96
274 citrus zest = citrus peel, citrus rind
# produce plant gf
275 mizuna < mustard green
276 tatsoi < leafy green
277 little gem lettuce = gem lettuce < lettuce
278 iceberg lettuce < lettuce ~ head=540 cup=57
279 butter lettuce = bibb lettuce, boston lettuce, butterhead lettuce, buttercrunch lettuce < lettuce ~ head=160
280 turnip green/s = turnip top < leafy green
281 tangerine/s < mandarin orange
282 clementine/s < mandarin orange ~ piece=74
283 blood orange/s < orange
284 pomelo/s < grapefruit
285 meyer lemon/s < lemon
286 key lime/s < lime
287 asian pear/s = nashi pear, korean pear < pear
288 lingonberry/lingonberries < berry
289 huckleberry/huckleberries < berry
290 boysenberry/boysenberries < blackberry
291 king oyster mushroom/s = king trumpet mushroom < oyster mushroom
292 maitake mushroom/s < mushroom
293 cremini mushroom/s = crimini mushroom, chestnut mushroom, baby bella mushroom < mushroom ~ piece=20 cup=72
294 beech mushroom/s = shimeji mushroom < mushroom
295 wakame < seaweed
296 hijiki < seaweed
297 dulse < seaweed
298 new potato/new potatoes = baby potato, creamer potato < potato ~ piece=40
299 fingerling potato/fingerling potatoes < potato ~ piece=40
300 alfalfa sprout/s < sprout
301 pea tendril/s < pea shoot
302 rambutan/s < fruit
303 longan/s < fruit
304 pluot/s < plum
305 damson/s < plum
306 mulato chile/s < chili pepper
307 purple potato/purple potatoes = blue potato < potato
308 microgreen/s < salad green
309 green garlic < garlic
310 young coconut/s < coconut
311 sea buckthorn < berry
312 yuzu juice < citrus juice
313 tangerine juice = clementine juice, mandarin juice < citrus juice
314 tangerine zest < citrus zest
315 grapefruit zest < citrus zest
`;
