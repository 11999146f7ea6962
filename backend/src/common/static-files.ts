import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { leaveOutDocumentHeaders } from './security-headers.js';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Types that only a page loads. Drawings and pages are left out: opened directly, they could run scripts. */
const onlyLoaded = new Set(['.css', '.jpg', '.js', '.mjs', '.png', '.webp', '.woff2']);

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export interface StaticFile {
  root: string;
  /** Relative to `root`; a path that leads outside counts as missing. */
  path: string;
  cacheControl: string;
  /** Whether the browser runs it independently of any page. */
  isWorker?: boolean;
}

/** Sends a file, or its precompressed copy if there is one. Returns false if there is no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, cacheControl, isWorker = false }: StaticFile,
): Promise<boolean> {
  const file = resolve(root, path);
  const hidden = path.split('/').some((part) => part.startsWith('.'));
  if (hidden || path.includes('\0') || !file.startsWith(resolve(root) + sep)) return false;
  const original = await sizeAndTag(file);
  if (!original) return false;
  const chosen = await compressedCopy(file, request.headers['accept-encoding']);
  const { size, tag } = chosen ?? original;
  reply.header('Cache-Control', cacheControl).header('ETag', tag).header('Vary', 'Accept-Encoding');
  if (onlyLoaded.has(extname(file)) && !isWorker) leaveOutDocumentHeaders(reply);
  if (request.headers['if-none-match'] === tag) {
    void reply.code(304).send();
    return true;
  }
  if (chosen) reply.header('Content-Encoding', chosen.encoding);
  void reply
    .header('Content-Length', size)
    .type(contentTypes[extname(file)] ?? 'application/octet-stream')
    .send(createReadStream(chosen?.file ?? file));
  return true;
}

async function sizeAndTag(file: string): Promise<{ size: number; tag: string } | undefined> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return undefined;
    return { size: found.size, tag: `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"` };
  } catch {
    return undefined;
  }
}

async function compressedCopy(file: string, accepted = '') {
  for (const { name, extension } of encodings) {
    if (!new RegExp(`(^|[, ])${name}(?!;q=0(\\.0+)?($|,| ))`).test(accepted)) continue;
    const found = await sizeAndTag(`${file}${extension}`);
    if (found) return { ...found, file: `${file}${extension}`, encoding: name };
  }
  return undefined;
}
