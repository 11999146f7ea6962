export { dishKinds, kindInTitle, type DishKind } from './dish-kinds.js';
export { drawingVersion } from './drawing-version.js';
export { equipmentIn, type Equipment } from './equipment.js';
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
