import { KeptFiles } from '../../common/kept-files/kept-files.js';

/** Where the files of pictures are kept. */
export abstract class PictureFiles extends KeptFiles {}

export const pictureType = 'image/webp';

/** In the bucket they are at the top: older ones are there. */
export const pictureFilesPlace = { folder: 'pictures', prefix: '' };
