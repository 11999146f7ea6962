import { currentLocale, sentences } from '../../common/language.js';

/** The content of a mail, in both forms. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  link: string;
}

export interface LetterParts {
  subject: string;
  greeting: string;
  lede: string;
  action: { label: string; link: string };
  notes: readonly string[];
}

// Mail clients barely support style sheets, so the app's colours are inlined.
const color = {
  page: '#faf6ed',
  card: '#fffdf8',
  ink: '#211c16',
  muted: '#675d50',
  accent: '#3b6a35',
};

const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);

/** One action with an explanation, as plain text and as HTML. */
export function letterOf({ subject, greeting, lede, action, notes }: LetterParts): Letter {
  const { productName } = sentences().common;
  const text = [greeting, lede, action.link, ...notes, `${productName}\n`].join('\n\n');
  const paragraph = (sentence: string, style: string): string =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(sentence)}</p>`;
  const html = [
    '<!doctype html>',
    `<html lang="${currentLocale()}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${color.page};color:${color.ink};font:16px/1.5 Georgia,serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:32px;background:${color.card};border-radius:16px">`,
    `<h1 style="margin:0 0 24px;font-size:22px;color:${color.accent}">${escapeHtml(productName)}</h1>`,
    paragraph(greeting, ''),
    paragraph(lede, ''),
    `<p style="margin:0 0 24px"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${color.accent};color:${color.card};text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    ...notes.map((note) => paragraph(note, `color:${color.muted};font-size:14px`)),
    `<p style="margin:0;color:${color.muted};font-size:14px;word-break:break-all">${escapeHtml(action.link)}</p>`,
    '</div></body></html>\n',
  ].join('\n');
  return { subject, text, html, link: action.link };
}
