import { z } from 'zod';

export const pictureView = z
  .object({
    id: z.uuid(),
    url: z
      .string()
      .describe('Its address, 480 pixels wide; 1280.webp in place of 480.webp is the larger one.'),
  })
  .meta({ id: 'PictureView' });

export type PictureView = z.infer<typeof pictureView>;
