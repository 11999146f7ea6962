import { lintRules } from '@larder/build/eslint';

export default lintRules(import.meta.dirname);
