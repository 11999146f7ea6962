/** The widths in which every picture is kept, in pixels. */
export const pictureWidths = [480, 1280] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** A picture for other programs. */
export const jpegFile = 'full.jpg';
