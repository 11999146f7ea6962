/** Where the browser keeps answers for use without a network. */
export const answersName = 'answers';
/** Photographs, which the service worker keeps; their addresses do not say whose they are. */
export const photosName = 'photos';
/** Drawn pictures, which the service worker keeps; they belong to nobody. */
export const picturesName = 'pictures';
export const keptAtHeader = 'x-kept-at';

/** Nobody sees responses that someone else requested on the same device. */
export const keyOf = (person: string, address: string): string =>
  `/answers/${encodeURIComponent(person)}${address}`;
