/**
 * 1234567.8 → 1,234,567.8, as `Intl.NumberFormat('en-CA')` writes numbers of up to three decimals. The first thing that a page asks of
 * Intl takes 60 ms, a quarter of a second on a slow phone: pages that show counts are drawn without waiting for that.
 */
export function englishNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
