/** The addresses in a text: of one line each, or anywhere in what an app shares. */
export function addressesIn(text: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"]+/gi) ?? [];
  const whole = found.map((address) => address.replace(/[.,;:!?)\]}’”']+$/, ''));
  return [...new Set(whole)];
}

/** What was typed where addresses are expected; one may lack its scheme. */
export function typedAddresses(text: string): string[] {
  const found = addressesIn(text);
  if (found.length > 0) return found;
  return text
    .split(/\s+/)
    .flatMap((word) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(word) ? [`https://${word}`] : []));
}

/** What another app shared. */
export interface SharedData {
  title?: string;
  text?: string;
  url?: string;
}

/** An address may be anywhere in it; some apps put it into the text, after the title. */
export function sharedAddress({ title = '', text = '', url = '' }: SharedData): string | null {
  return addressesIn(`${url}\n${text}\n${title}`)[0] ?? null;
}

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i.test(name);
const isPage = ({ type, name }: File): boolean => /html/.test(type) || /\.x?html?$/i.test(name);
const isText = ({ type, name }: File): boolean =>
  /^text\/(plain|markdown)$/.test(type) || /\.(txt|md)$/i.test(name);

/** What a file is read as. A page that a program exported many recipes to is a library, which its size tells. */
export function kindOfFile(file: File): 'photo' | 'page' | 'text' | 'library' {
  if (isPicture(file)) return 'photo';
  if (isPage(file)) return 'page';
  return isText(file) ? 'text' : 'library';
}

/** What the first file in an export of Larder is called; its zip begins with that name. */
const manifestName = 'larder.json';
const zipHeader = 30;

/** Whether a file is an export of Larder, which can be restored as a whole. */
export async function isLarderExport(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, zipHeader + manifestName.length).arrayBuffer());
  const said = new TextDecoder('latin1').decode(start);
  return said.startsWith('PK\x03\x04') && said.slice(zipHeader) === manifestName;
}

/** Sends the page that is open, as the browser has it, to the window that it opens; no code or secret of ours goes to the site. */
export const bookmarkletFor = (origin: string): string => {
  const code = `(()=>{const o=${JSON.stringify(origin)};const w=open(o+'/import/receive','_blank');if(!w)return;const f=e=>{if(e.source!==w||e.origin!==o||e.data!=='larder:ready')return;removeEventListener('message',f);w.postMessage({larder:'page',url:location.href,html:document.documentElement.outerHTML},o)};addEventListener('message',f)})()`;
  return `javascript:${encodeURIComponent(code)}`;
};

export interface ReceivedPage {
  url: string;
  html: string;
}

const longestPage = 5 * 1024 * 1024;

/** The page in a message; null for any other. A site can send its own pages and no others. */
export function pageIn({
  data,
  origin,
}: Pick<MessageEvent<unknown>, 'data' | 'origin'>): ReceivedPage | null {
  const { larder, url, html } = (data ?? {}) as Record<string, unknown>;
  if (larder !== 'page' || typeof url !== 'string' || typeof html !== 'string') return null;
  if (html.length > longestPage || !URL.canParse(url) || new URL(url).origin !== origin)
    return null;
  return /^https?:$/.test(new URL(url).protocol) ? { url, html } : null;
}
