export { drawingVersion } from './drawing-version.js';
export { glyphFor } from './glyphs.js';
export {
  formatPictureAddress,
  parsePictureAddress,
  pictureAddress,
  type ParsedPictureAddress,
  type PicturedDish,
  type PictureSpec,
} from './picture-address.js';
export { composePicture } from './picture-composer.js';
