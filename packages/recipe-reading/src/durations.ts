const iso =
  /^[+-]?P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;
const minutesPerUnit = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];

const day = 1440;
const hour = 60;

/** Minutes of the words for units of time, by how they begin, in the languages that recipes are written in. */
const words: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|sec\w*|sek\w*|segundos?)$/, 1 / 60],
  [/^(?:m|min\w*|mn|мин\w*|perc\w*|хв\w*|λεπτ\w*)$/, 1],
  [
    /^(?:h|hr|hrs|hours?|heures?|horas?|or[ae]|std|stdn?|stunden?|u|uur|uren|t|tim\w*|timer?|godz\w*|hod\w*|óra|ur[aey]?|ч|час\w*|год\w*|ώρ\w*|ωρ\w*)$/,
    hour,
  ],
  [/^(?:d|days?|jours?|d[ií]as?|tage?n?|dage?n?|dagar|giorn[oi]|dni|dzień|dny|nap)$/, day],
];

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** A duration as people or programs write it, in minutes; null when there is none in the text. Of a range, the longer. */
export function durationMinutes(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const parts = iso.exec(plain);
  if (parts && plain.length > 2) {
    const sum = minutesPerUnit.reduce(
      (total, size, at) => total + size * Number((parts[at + 1] ?? '0').replace(',', '.')),
      0,
    );
    return sum > 0 ? Math.round(sum) : null;
  }
  if (/^\d+$/.test(plain)) return Number(plain) > 0 ? Number(plain) : null;
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*(?:h|hours?|std))?\.?$/.exec(plain);
  if (clock) return Number(clock[1]) * hour + Number(clock[2]) || null;
  let sum = 0;
  const pairs =
    /(\d+)?(?:([½¼¾])|[.,](\d+))?(?:\s*(?:-|–|—|to|bis|à|a|or)\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}+)(?:\s*(\d{1,2})(?=\s*$))?/gu;
  for (const [, whole, fraction, decimals, upTo, word = '', rest] of plain.matchAll(pairs)) {
    if (whole === undefined && fraction === undefined) continue;
    const size = words.find(([names]) => names.test(word))?.[1];
    if (size === undefined) continue;
    const least = Number(`${whole ?? 0}.${decimals ?? 0}`) + (fractions[fraction ?? ''] ?? 0);
    sum += size * (upTo === undefined ? least : Math.max(least, Number(upTo.replace(',', '.'))));
    // "1 h 20"
    if (rest !== undefined && size === hour) sum += Number(rest);
  }
  return sum > 0 ? Math.round(sum) : null;
}
