import type { LanguageWords } from './language-words.js';

const IRREGULAR = new Map(
  (
    'blanche blanc|seche sec|fraiche frais|frai frais|fraich frais|douce doux|dou doux|entiere entier|grosse gros|gro gros|' +
    'epaisse epais|epai epais|nouvelle nouveau|nouvel nouveau|vieille vieux|verte vert|noire noir|grise gris|gri gris|brune brun|' +
    'petite petit|grande grand|bonne bon|belle beau|bel beau|molle mou|longue long|forte fort|demie demi|legere leger|' +
    'cuite cuit|confite confit|frite frite|mure mur|pure pur|fine fin|ronde rond|tiede tiede|amere amer|creuse creux|' +
    'hollandaise hollandais|italienne italien|francaise francais|bocal bocal|bocaux bocal|' +
    'pate pate|patee pate|genereuse genereux|moyenne moyen|mediterraneenne mediterraneen|plate plat|chaude chaud|froide froid|' +
    'aigue aigu|plante plante|rousse roux|ail ail|aulx ail|cassonnade cassonade|yaourts yaourt|provencale provencal|' +
    'grecque grec|naturelle naturel|biologique bio|certaine certain|quelque quelque|extra extra'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

// Pasta and dough differ only by the plural.
const KEPT = new Set([
  'pates',
  'ananas',
  'radis',
  'cassis',
  'anis',
  'houmous',
  'couscous',
  'brebis',
]);

/** "Hachées" and "haché", "choux" and "chou" are the same; a stem need not be a word. */
export function stemFrench(folded: string): string {
  if (KEPT.has(folded)) return folded;
  let word = folded;
  if (word.length > 3 && /[sx]$/.test(word)) word = word.slice(0, -1);
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length > 4 && /(?:ee|ie|ue)$/.test(word) && !/(?:que|gue)$/.test(word))
    word = word.slice(0, -1);
  return word;
}

export const FRENCH_WORDS: LanguageWords = {
  language: 'fr',
  stem: stemFrench,
  connectors: "de d' d du des la le les l' à a au aux en",
  madeOf: "de d' d du des",
  with: 'à a au aux',
  and: 'et &',
  or: 'ou',
  units: `
tsp = c. à thé, c. thé, c. à café, c. café, c. à c., c.c., cc, càc, cuillère à thé, cuillère à café, cuill. à thé, cuill. à café, cuil. à thé, cuil. à café, cuiller à café, cuiller à thé, cuillerée à thé, cuillerée à café, cuillère thé, càt, c. à t., c. café
tbsp = c. à soupe, c. soupe, c. à table, c. table, c. à s., c.s., cs, càs, cuillère à soupe, cuillère à table, cuill. à soupe, cuill. à table, cuil. à soupe, cuil. à table, cuiller à soupe, cuillerée à soupe, cuillerée à table, cuillère soupe
dessert-spoon = c. à dessert, cuillère à dessert, cuill. à dessert, cuil. à dessert, cuillerée à dessert
cup = tasse, t
g = g, gr, gramme
kg = kg, kilo, kilogramme
mg = mg, milligramme
lb = lb, livre, lbs
oz = oz, once
ml = ml, millilitre
cl = cl, centilitre
dl = dl, décilitre
l = l, litre
fl-oz = oz liq., once liquide
pint = chopine
quart = pinte
gallon = gallon
mm = mm, millimètre
cm = cm, centimètre
inch = po, pouce
piece = pièce, morceau, unité, pc, pce, pcs, bout
clove = gousse
slice = tranche, tran, rondelle
sprig = brin, branche, rameau, brindille, branchette, tige
rib = côte
stick = bâton, bâtonnet
head = tête, pied
heart = cœur
bulb = bulbe
ear = épi
bunch = botte, bouquet, grappe
handful = poignée
leaf = feuille
strip = lanière, lamelle
strand = filament, pistil
wedge = quartier
cube = cube
ball = boule
square = carré
scoop = cuillerée
knob = noix, noisette
pinch = pincée, pointe de couteau, pinc., pincee
dash = trait, soupçon, larme, giclée, nuage
drop = goutte
drizzle = filet
grind = tour, tour de moulin
glass = verre
loaf = miche
part = part, partie
recipe = recette
serving = portion
batch = fournée
can = boîte, conserve, boîte de conserve, canne, cannette, canette, bte
jar = pot, bocal
bottle = bouteille, flacon
package = paquet, pqt, emballage
bag = sac
envelope = sachet, enveloppe
box = caisse
carton = carton, brique, briquette, berlingot
container = contenant
tub = barquette
tube = tube
bar = barre, tablette
block = bloc, plaquette
basket = casseau, panier
roll = rouleau, bûche
`,
  measured:
    'rase ras comble bombée pleine plein tassée bonne bon belle beau petite petit grosse gros grande grand généreuse généreux légèrement bien ' +
    'mince épaisse fine moyenne moyen bonnes soupçonnée rempli',
  numbers:
    'un 1,une 1,deux 2,trois 3,quatre 4,cinq 5,six 6,sept 7,huit 8,neuf 9,dix 10,onze 11,douze 12,quinze 15,seize 16,vingt 20,' +
    'vingtquatre 24,trente 30,quarante 40,cinquante 50,cent 100,demi 1/2',
  multiples:
    'douzaine 12,dizaine 10,quinzaine 15,vingtaine 20,trentaine 30,centaine 100,demidouzaine 6',
  fractions: 'quart 4,tiers 3,demi 2,cinquième 5,huitième 8',
  uncounted: 'quelques,plusieurs,qq,qques,un peu,peu,assez,un petit peu,1 peu,un bon peu',
  approximate:
    'environ env approx approximativement presque jusqu jusqu’ moins plus maximum minimum entre',
  rangeJoiners: 'à a ou',
  sizes: 'petit gros grand moyen géant mini énorme petite très',
  describing:
    'frais surgelé congelé dégelé sec séché cru cuit mûr vert rouge jaune blanc noir rose brun orange violet gris roux blond foncé pâle clair doré ' +
    'petit gros grand moyen mini bébé jeune vieux nouveau beau bon bien géant énorme long rond plat fin mince épais large entier demi ' +
    'bio biologique fermier maison artisanal artisanale commerce local québécois français italien espagnol grec américain canadien anglais suisse allemand ' +
    'japonais chinois thaï thaïlandais mexicain indien marocain libanais turc doux fort piquant amer sucré salé nature naturel pur extra vierge ' +
    'léger maigre mi-maigre gras allégé écrémé demi-écrémé demi-sel ferme tendre mou croquant croustillant moelleux juteux crémeux onctueux liquide solide ' +
    'pasteurisé homogénéisé chaud froid tiède glacé bouillant température ambiante pièce qualité supérieur premier choix meilleur traditionnel ancien ordinaire ' +
    'régulier classique spécial instantané rapide prêt emploi ménage pressé pressée ' +
    'naturelle certifié équitable végétal cuisson chair haché hachée émincé tranché coupé râpé moulu concassé broyé effiloché effilé égoutté rincé ' +
    'pelé épluché dénoyauté désossé paré fondu ramolli battu mélangé assorti varié divisé supplémentaire additionnel autre même tout type genre style ' +
    'marque sorte variété autres couleur couleurs multicolore carré gonflé concentré condensé déshydraté réhydraté lyophilisé fumé grillé rôti mariné confit ' +
    'conserve bocal boîte déjà très peu plus moins ras mi assez équeuté vide plein au choix fleuri italienne déveiné ' +
    'standard quelconque environ sauvage lavé essoré brossé nettoyé ciselé calibre bouquet courant ' +
    'bleu kascher casher halal liège atlantique pacifique arctique demie fine ronde dés cubes tranches morceaux quartiers rondelles lanières lamelles julienne ' +
    'bâtonnets brunoise copeaux flocons poudre grains grain feuilles feuille tige tiges branche branches brins bouquets fleurettes moitié moitiés deux quatre trois ' +
    'fraîchement finement grossièrement légèrement bien tout juste préalablement',
  preparation:
    'haché émincé tranché coupé râpé moulu concassé broyé effiloché effilé égoutté rincé pelé épluché dénoyauté désossé paré fondu ramolli battu ' +
    'ciselé écrasé pressé taillé détaillé râpée lavé essoré brossé nettoyé équeuté évidé épépiné dégelé décongelé trempé réhydraté mélangé ' +
    'tamisé divisé défait émietté concassée torréfié grillé rôti cuit fouetté refroidi tempéré déveiné décortiqué mondé blanchi séparé réservé ' +
    'fraîchement finement grossièrement légèrement préalablement débité tronçonné scindé fendu ébarbé dégraissé ouvert retiré tiédi déchiqueté déchiré ' +
    'chauffé bouilli mixé réduit passé dissous délayé détendu gratté zesté prélevé attendri aplati roulé',
  describingEnding:
    /(?:é|ée|és|ées|ique|iques|aire|aires|eux|euse|euses|if|ive|ifs|ives|ais|aise|aises|ois|oise|oises|ien|ienne|iens|iennes|able|ables|ible|ibles|ant|ante|ants|antes|al|ale|aux|ales|el|elle|els|elles)$/,
  boundaries:
    'pour avec sans selon dont qui que comme si afin jusqu ou et dans sur sous par soit puis préférablement idéalement surtout environ plus ' +
    'coupé taillé tranché détaillé optionnel facultatif ainsi chacun chacune divisé séparé réservé type genre tel telle contenant issu provenant quantité non déjà',
  forms:
    'morceau tranche rondelle dé cube lanière lamelle quartier chair copeau filet pavé darne bouchée brisure miette julienne pulpe fleuron tronçon ' +
    'zeste feuille brin bouquet branche tige tête cœur gousse boîte pièce émincé effilochée boule pot sachet paquet bâtonnet lichette pétale graine ' +
    'bâton botte épi dés cubes bout parure reste restant assortiment mélange tas poignée pincée noix noisette fond trait verre',
  takenParts: 'jus zeste écorce pulpe graine feuille blanc jaune chair pelure',
  origins:
    'poule ferme plein air pays région saison campagne montagne marché choix qualité qualités commerce grain mer rivière élevage lait vache brebis ' +
    'qualité maison jardin année veille jour bio table ménage base cuisson Québec France Provence hiver été printemps automne serre terre couleur ' +
    'couleurs différentes votre notre ton mon son taille moyenne grosseur calibre poids longueur diamètre épaisseur préférence côté lavande acacia trèfle ' +
    'fleurs fleur sapin toutes catégorie variété mélange luxe',
  plantBased: 'végé végétal végétalien végétarien végane vegan simili imitation',
  openHeads:
    'jam,honey,vinegar,juice,syrup,broth,seed,meat,liqueur,sorbet,mustard,wine,red wine,white wine,tea,candy,fruit,herb,spice,salt,sea salt,' +
    'stew,sausage,cookie,pasta,beer,fish,shellfish,cheese,apple,potato,onion,pear,tomato,tuna,chicken,beef,veal,lamb,pork,duck,rabbit,' +
    'salmon,trout,cod,shrimp,scallop,oyster,mussel,lobster,crab,ham,melon,lentil,strawberry,asparagus,mushroom,turkey',
  optional: /facultati|optionnel|au besoin|si désiré|si desire|si souhaité/i,
  toTaste: /au go[uû]t|selon (?:le |votre |vos |les )?go[uû]t|à volonté|à votre goût/i,
  headLast: false,
  marks:
    "de du des d' l' le la les un une et ou avec pour dans sur à au aux en environ soupe café tasse cuillère sel poivre huile frais fraîche haché " +
    'hachée coupé coupée dés puis jusqu ce que minutes mélanger ajouter laisser cuire faire four préchauffer mettre verser sont est pendant chaque ' +
    'ingrédients préparation étapes recette qui votre',
};
