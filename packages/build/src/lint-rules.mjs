// Our own rules, for .oxlintrc.json.
import { importArrows } from './lint-import-arrows.mjs';
import { namedExports } from './lint-named-exports.mjs';
import { noLiteralText } from './lint-no-literal-text.mjs';
import { noRepeatedLimit } from './lint-no-repeated-limit.mjs';

export default {
  meta: { name: 'larder' },
  rules: {
    'import-arrows': importArrows,
    'named-exports': namedExports,
    'no-literal-text': noLiteralText,
    'no-repeated-limit': noRepeatedLimit,
  },
};
