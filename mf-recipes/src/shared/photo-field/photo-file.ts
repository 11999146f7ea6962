/** Larger ones are scaled down before they are sent; the app never shows more than 1280 pixels. */
const longestSide = 2560;
const jpegQuality = 0.9;

const sentAsTheyAre = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export interface PreparedPhoto {
  file: Blob;
  /** Whether this browser can show it. */
  shown: boolean;
}

/**
 * What is sent for a file that somebody chose: the file itself, or a JPEG when it is larger than needed or of a type that the
 * server cannot read but this browser can, such as HEIC on Apple's devices.
 */
export async function prepared(file: File): Promise<PreparedPhoto> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    if (scale === 1 && sentAsTheyAre.has(file.type)) return { file, shown: true };
    const jpeg = await drawn(picture, Math.round(width * scale), Math.round(height * scale));
    return { file: jpeg ?? file, shown: true };
  } catch {
    // The server may read what this browser cannot show, and says so if not.
    return { file, shown: false };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Upright, as browsers draw pictures. Null when the device has no memory for it. */
function drawn(picture: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
}

/** By its name as well: systems that do not know the type leave it empty. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
