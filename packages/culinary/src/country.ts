/** Countries whose package sizes are known, the product's own first. */
export const COUNTRIES = ['CA', 'US', 'GB', 'FR'] as const;

export type Country = (typeof COUNTRIES)[number];

/** The country of a person who reads these languages, in order of preference; the product's own where none is known. */
export function countryOf(languages: readonly string[]): Country {
  for (const tag of languages) {
    const region = tag.split('-').find((part, index) => index > 0 && part.length === 2);
    const country = COUNTRIES.find((known) => known === region?.toUpperCase());
    if (country) return country;
  }
  return COUNTRIES[0];
}
