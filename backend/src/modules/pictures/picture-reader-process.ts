import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp, {
  type Metadata,
  type OutputInfo,
  type ResizeOptions,
  type SharpOptions,
} from 'sharp';
import { jpegFile, type PictureWidth, pictureWidths } from './domain/picture-size.js';
import type { PictureReading, PictureRefusal, PictureTask } from './picture-process.js';

/** What may be sent, by what it contains, and how the decoder calls it. */
const formats: Readonly<Record<string, Metadata['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};
const heic = /^image\/hei[cf]/;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const mostPixels = 64_000_000;
/** What a decoder that needs the whole picture at once may take. */
const mostHeldBytes = 250_000_000;

const options: SharpOptions = {
  limitInputPixels: mostPixels,
  sequentialRead: true,
  // Truncated and damaged files are refused; what is merely unusual, as several phones write it, is not.
  failOn: 'error',
};

/** As wide as it is called, unless it is more than twice as tall as wide, so that none becomes endless. */
const boxOf = (width: number): ResizeOptions => ({
  width,
  height: 2 * width,
  fit: 'inside',
  withoutEnlargement: true,
});

/** Bytes that each may take; only very restless pictures have to be compressed harder for it. */
const budgets: Readonly<Record<PictureWidth, number>> = { 480: 56_000, 1280: 400_000 };
const qualities = [80, 65, 50, 35, 20, 5];
/** Nothing of what was kept can be seen to be missing. */
const jpegQuality = 90;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Nothing comes twice, and requests need the other cores.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
});

process.on('message', (task: PictureTask) => {
  // A fault of ours ends the process, and with it whoever waits.
  void read(task).then((reading) => process.send?.(reading));
});
process.on('disconnect', () => process.exit());

async function read({ kind, source, folder }: PictureTask): Promise<PictureReading> {
  const type = (await fileTypeFromFile(source))?.mime ?? '';
  if (heic.test(type)) return { refused: 'picture_heic' };
  const format = formats[type];
  if (!format) return { refused: 'picture_type_unknown' };
  const decoded = await decode(source, format).catch(refusalFor);
  if ('refused' in decoded) return decoded;
  const { width, height } = decoded.info;
  if (kind === 'jpeg') {
    const { size } = await sharp(decoded.data, { raw: decoded.info })
      .jpeg({ quality: jpegQuality })
      .toFile(join(folder, jpegFile));
    return { width, height, bytes: size };
  }
  let bytes = 0;
  for (const shown of pictureWidths) bytes += await writeAt(folder, shown, decoded);
  return { width, height, bytes };
}

/**
 * Upright and in sRGB, at the largest size that is kept. Nothing of the file but its pixels gets any further: neither where
 * it was taken, nor another file that is hidden in it.
 */
async function decode(
  source: string,
  format: Metadata['format'],
): Promise<Pixels | { refused: PictureRefusal }> {
  const metadata = await sharp(source, options).metadata();
  if (metadata.format !== format) return { refused: 'picture_type_unknown' };
  if (heldBytes(metadata) > mostHeldBytes) return { refused: 'picture_pixels_too_many' };
  return sharp(source, options)
    .autoOrient()
    .resize(boxOf(Math.max(...pictureWidths)))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function refusalFor(error: Error): { refused: PictureRefusal } {
  const isTooLarge = error.message.includes('exceeds pixel limit');
  return { refused: isTooLarge ? 'picture_pixels_too_many' : 'picture_unreadable' };
}

/** What a decoder needs that cannot work row by row, as measured with pictures of one colour. */
function heldBytes(metadata: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, bitsPerSample = 8 } = metadata;
  const pixels = width * height;
  if (format === 'heif') return pixels * (bitsPerSample > 8 ? 24 : 18);
  if (!isProgressive) return 0;
  return pixels * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/** Answers with the number of bytes written. */
async function writeAt(
  folder: string,
  width: PictureWidth,
  { data, info }: Pixels,
): Promise<number> {
  const scaled = await sharp(data, { raw: info })
    .resize(boxOf(width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await sharp(scaled.data, { raw: scaled.info }).webp({ quality }).toBuffer();
    if (picture.length <= budgets[width]) break;
  }
  await writeFile(join(folder, `${width}.webp`), picture);
  return picture.length;
}
