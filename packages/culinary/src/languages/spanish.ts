import type { LanguageWords } from './language-words.js';

const GENDERED = new Map(
  'roja rojo|blanca blanco|negra negro|seca seco|fresca fresco|amarilla amarillo|pequena pequeno|mediana mediano|cruda crudo|entera entero|buena bueno|media medio|morada morado|fria frio|tibia tibio|madura maduro|larga largo|fina fino|gruesa grueso|una uno|magra magro|dulce dulce|blanda blando'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Without the endings of plural and gender; a stem need not be a word. */
export function stemSpanish(folded: string): string {
  let word = folded;
  if (word.length > 4 && word.endsWith('ces')) word = `${word.slice(0, -3)}z`;
  else if (word.length > 4 && /[rlndjz]es$/.test(word)) word = word.slice(0, -2);
  else if (word.length > 3 && word.endsWith('s')) word = word.slice(0, -1);
  const gendered = GENDERED.get(word);
  if (gendered) return gendered;
  return /(?:ad|id)a$/.test(word) && word.length > 5 ? `${word.slice(0, -1)}o` : word;
}

export const SPANISH_WORDS: LanguageWords = {
  language: 'es',
  stem: stemSpanish,
  connectors: 'de del la el los las al en',
  madeOf: 'de del',
  with: 'al a con',
  and: 'y e &',
  or: 'o u',
  units: `
tsp = cucharadita, cdta, cdita, cucharilla, cucharada de té, cucharada de postre pequeña, cucharadita de té, cucharadita de café, cta
tbsp = cucharada, cda, cucharada sopera, cucharada de sopa, cuchara sopera, cs
dessert-spoon = cucharada de postre
cup = taza
g = g, gr, gramo, grs
kg = kg, kilo, kilogramo
mg = mg
lb = libra
oz = onza
ml = ml, mililitro, cc
cl = cl, centilitro
dl = dl, decilitro
l = l, litro, lt
mm = mm
cm = cm, centímetro
piece = pieza, trozo, unidad, ud, uds, pedazo, und
clove = diente
slice = rebanada, loncha, rodaja, lonja, feta
sprig = ramita, rama, ramito
stalk = tallo
head = cabeza
bunch = manojo, racimo
handful = puñado
leaf = hoja
strip = tira
strand = hebra
wedge = gajo
cube = cubo, cubito, pastilla
ball = bola
pinch = pizca, punta de cuchillo
dash = chorrito, chorro
drop = gota
glass = vaso, copa, vasito
part = parte
serving = porción, ración
can = lata, bote
jar = frasco, tarro
bottle = botella
package = paquete
bag = bolsa
envelope = sobre
carton = brik, cartón
bar = barra, tableta
block = bloque
roll = rollo
`,
  measured: 'rasa colmada grande pequeña bien buena buen copetona lleno llena',
  numbers:
    'un 1,una 1,uno 1,dos 2,tres 3,cuatro 4,cinco 5,seis 6,siete 7,ocho 8,nueve 9,diez 10,doce 12,quince 15,veinte 20,medio 1/2,media 1/2',
  multiples: 'docena 12',
  fractions: 'cuarto 4,tercio 3',
  uncounted: 'unos,unas,algunos,algunas,un poco,unas cuantas,unos cuantos,varios,varias,poco',
  approximate: 'aproximadamente aprox unos unas casi alrededor',
  rangeJoiners: 'a o',
  sizes: 'pequeño grande mediano gordo',
  describing:
    'fresco grande pequeño mediano rojo verde amarillo blanco negro morado maduro seco crudo cocido entero molido picado rallado cortado troceado pelado ' +
    'fino grueso tierno dulce salado amargo picante natural virgen extra frío caliente tibio congelado descongelado en polvo suave fuerte bueno mejor ' +
    'integral común casero ahumado asado tostado derretido blando batido escurrido lavado deshuesado sin piel hueso sal azúcar medio desgrasado semidesnatado ' +
    'desnatado líquido temperatura ambiente ralladura limpio ecológico campo corral italiano griego español francés mexicano todo uso lonchas rodajas ' +
    'trozos dados tiras cubos bote conserva lata frito tamaño hojas hoja',
  preparation:
    'picado rallado cortado troceado pelado derretido batido escurrido lavado deshuesado molido machacado fileteado finamente triturado tamizado partido',
  describingEnding: /(?:ado|ada|ados|adas|ido|ida|idos|idas|oso|osa|ico|ica|ble|al|ales)$/,
  boundaries: 'para con sin según o y cortado picado finamente aproximadamente opcional como que',
  forms: 'trozo rodaja rebanada diente hoja ramita filete loncha carne lámina',
  takenParts: 'zumo jugo ralladura cáscara piel',
  origins: 'vaca oveja campo corral temporada mesa',
  plantBased: 'vegano vegetal vegetariano',
  openHeads: 'cheese,chicken,beef,veal,lamb,pork,fish,salmon,tuna,wine,vinegar,broth,egg,jam,honey',
  optional: /opcional/i,
  toTaste: /al gusto|a gusto/i,
  headLast: false,
  marks:
    'de del la el los las un una y o con para al sin cucharada cucharadita taza diente sal pimienta aceite azúcar ajo cebolla huevo gusto picado rallado ' +
    'en que se hasta minutos añadir por es fuego ingredientes poner mezclar',
};
