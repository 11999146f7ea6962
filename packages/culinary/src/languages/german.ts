import type { LanguageWords } from './language-words.js';

const KEPT = new Map([
  ['eier', 'ei'],
  ['eiern', 'ei'],
  ['blatter', 'blatt'],
  ['glaser', 'glas'],
  ['nusse', 'nuss'],
  ['reis', 'reis'],
  ['eis', 'eis'],
  ['speisen', 'speise'],
]);

/** Without the endings of nouns and adjectives; a stem need not be a word. */
export function stemGerman(folded: string): string {
  const kept = KEPT.get(folded);
  if (kept) return kept;
  // "Zehen", "Dosen": too short to lose both letters.
  if (/^.{3}en$/.test(folded)) return folded.slice(0, -1);
  let word = folded;
  for (let ending = /(?:ern|er|em|en|es|e|n|s)$/.exec(word); ending && ending.index >= 4;) {
    word = word.slice(0, ending.index);
    ending = /(?:er|em|en|es|e|n)$/.exec(word);
  }
  return word;
}

export const GERMAN_WORDS: LanguageWords = {
  language: 'de',
  stem: stemGerman,
  connectors: 'von vom der die das dem den des',
  madeOf: 'von vom',
  with: 'mit',
  and: 'und & u',
  or: 'oder bzw',
  units: `
tsp = TL, Teelöffel, TL., Tl, tl, Teel.
tbsp = EL, Esslöffel, Eßlöffel, El, el, Essl.
dessert-spoon = Dessertlöffel
cup = Tasse, Tassen
g = g, Gramm, gr
kg = kg, Kilo, Kilogramm
mg = mg
ml = ml, Milliliter
cl = cl, Zentiliter
dl = dl, Deziliter
l = l, Liter, Ltr
mm = mm
cm = cm, Zentimeter
piece = Stück, Stk, St, Stücke, Stücken
clove = Zehe, Knoblauchzehe
slice = Scheibe
sprig = Zweig, Zweiglein
stalk = Stiel, Stängel, Stange, Halm
head = Kopf
bulb = Knolle
bunch = Bund, Bd
handful = Handvoll, Hand voll
leaf = Blatt
strip = Streifen
strand = Faden, Fäden
wedge = Spalte
cube = Würfel
ball = Kugel
pinch = Prise, Msp, Messerspitze, Priese
dash = Schuss, Spritzer, Schuß
drop = Tropfen
part = Teil
serving = Portion
can = Dose, Konserve
jar = Glas
bottle = Flasche
package = Packung, Pck, Pkg, Päckchen, Pckg, Paket, Pack
bag = Beutel, Tüte
container = Becher
tub = Schale, Schälchen, Körbchen
tube = Tube
bar = Riegel, Tafel
block = Block
roll = Rolle
`,
  measured: 'gestrichen gehäuft gut groß klein voll knapp reichlich leicht',
  numbers:
    'ein 1,eine 1,einen 1,einem 1,einer 1,zwei 2,drei 3,vier 4,fünf 5,sechs 6,sieben 7,acht 8,neun 9,zehn 10,zwölf 12,halb 1/2,halbe 1/2,halber 1/2,anderthalb 3/2,eineinhalb 3/2',
  multiples: 'dutzend 12',
  fractions: 'viertel 4,drittel 3',
  uncounted: 'etwas,einige,ein paar,ein wenig,wenig,mehrere,n. b.,nach belieben,ein bisschen',
  approximate: 'ca circa etwa ungefähr rund zirka knapp gut mindestens maximal',
  rangeJoiners: 'bis oder',
  sizes: 'klein kl groß mittelgroß mittel winzig',
  describing:
    'frisch groß klein mittelgroß mittel rot gelb grün weiß schwarz braun bunt hell dunkel süß sauer scharf mild fein grob dick dünn reif roh gekocht ' +
    'getrocknet gemahlen gehackt geschnitten gewürfelt gerieben geraspelt gehobelt geschält geschmolzen zerlassen weich kalt warm heiß lauwarm flüssig ' +
    'tiefgekühlt TK aufgetaut bio ganz halb fest festkochend mehligkochend vorwiegend zart jung alt neu getrocknete geröstet gesalzen ungesalzen ' +
    'gepresst abgetropft abgespült entsteint entkernt ungeschält unbehandelt passiert gestückelt stückig griechisch italienisch französisch natur ' +
    'mager fettarm laktosefrei haltbar extra vergine nativ kaltgepresst streichzart gefroren Größe M L gut geputzt gewaschen fettreduziert zimmerwarm',
  preparation:
    'gehackt geschnitten gewürfelt gerieben geraspelt gehobelt geschält geschmolzen zerlassen abgetropft gepresst entsteint entkernt fein grob aufgetaut geröstet gekocht gemahlen zerdrückt halbiert geviertelt',
  describingEnding: /(?:e|er|es|en|em|lich|ig|isch|t)$/,
  boundaries: 'für zum zur mit ohne nach in je à aus als evtl eventuell bzw zu am auf optional',
  forms: 'Scheibe Stück Würfel Streifen Filet Saft Blatt Zweig',
  takenParts: 'Saft Schale Abrieb Zeste',
  origins: 'Huhn Kuh Bauernhof Rind Schwein',
  plantBased: 'vegan vegetarisch pflanzlich',
  openHeads: '',
  optional: /optional|nach belieben|evtl|eventuell|wer mag/i,
  toTaste: /nach geschmack|nach belieben|zum abschmecken/i,
  headLast: true,
  marks:
    'und oder mit für zum zur der die das ein eine etwas nach frisch gehackt EL TL Prise Bund Stück Zucker Salz Mehl Ei Eier Butter Milch Öl Pfeffer ' +
    'in den dem ca bis minuten geben rühren lassen dann auf bei werden nicht gemahlen Zutaten',
};
